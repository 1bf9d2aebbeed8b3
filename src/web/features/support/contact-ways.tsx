import { useSuspenseQuery } from "@tanstack/react-query";
import { knownFacts } from "#domain/operator/operator.ts";
import { TextLink } from "#ui/action/text-link.tsx";
import { Section } from "#ui/layout/section.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";

/** How the help desk is reached without an account. */
export function ContactWays({ traceId }: { traceId: string | null }) {
  const { data: operator } = useSuspenseQuery(endpointQuery("operator.get"));
  const ways = knownFacts(operator).filter(({ fact }) => fact === "phone" || fact === "email");
  const subject = traceId === null ? "솜씨 문의" : `솜씨 문의 ${traceId}`;
  return (
    <Section
      title="전화와 이메일"
      description="로그인할 수 없으면 전화나 이메일로 알려 주세요. 이메일로 주신 문의에는 이메일로 답해 드려요."
    >
      {ways.length === 0 && <p>아직 연락처가 정해지지 않았어요.</p>}
      <DescriptionList
        layout="columns"
        items={ways.map(({ fact, label, value, example }) => ({
          key: fact,
          term: label,
          detail: (
            <>
              <TextLink
                placement="alone"
                className="-my-2.5"
                href={
                  fact === "phone"
                    ? `tel:${value}`
                    : `mailto:${value}?subject=${encodeURIComponent(subject)}`
                }
              >
                {value}
              </TextLink>
              {example && " (예시)"}
            </>
          ),
        }))}
      />
    </Section>
  );
}
