import { Section } from "#ui/layout/section.tsx";
import {
  withAnswer,
  withRegion,
  type Agreed,
  type PriceFilterSearch,
  type Guide,
} from "./price-filter.ts";
import { PriceGroups } from "./price-groups.tsx";

/** Where and with which answers the price is another one. */
export function PriceBreakdowns({ guide, agreed }: { guide: Guide; agreed: Agreed }) {
  const { asked, service, least } = guide;
  const { by_region, by_answer } = agreed;
  const ifEnough = (n: number, search: PriceFilterSearch) => (n >= least.deals ? search : null);
  return (
    <>
      {by_answer.length > 0 && (
        <Section title="이럴 때 가격이 달라요" description="가격을 가장 크게 바꾸는 것부터예요.">
          <div className="flex flex-col gap-8">
            {by_answer.map(({ question, label, groups }) => (
              <Section key={question} level={3} title={label}>
                <PriceGroups
                  slug={service.slug}
                  caption={`${label} 답마다 중간 가격`}
                  header="답"
                  groups={groups.map(({ option, option_label, n, median }) => ({
                    key: option,
                    label: option_label,
                    n,
                    median,
                    search: ifEnough(n, withAnswer(asked, question, option)),
                  }))}
                />
              </Section>
            ))}
          </div>
        </Section>
      )}
      {by_region.length > 0 && (
        <Section
          title={asked.region ? `${asked.region.full_name} 안에서` : "지역별 가격"}
          description="거래가 많은 곳부터예요."
        >
          <PriceGroups
            slug={service.slug}
            caption="지역마다 중간 가격"
            header="지역"
            groups={by_region.map(({ region, n, median }) => ({
              key: region?.code ?? "online",
              label: region?.name ?? "온라인",
              n,
              median,
              search: region && ifEnough(n, withRegion(asked, region.code)),
            }))}
          />
        </Section>
      )}
    </>
  );
}
