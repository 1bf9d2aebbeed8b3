import { useSuspenseQuery } from "@tanstack/react-query";
import { knownFacts } from "#domain/operator/operator.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { Breadcrumbs } from "#web/platform/navigation/breadcrumbs.tsx";

/** Who runs the product, as the law has it told. */
export function BusinessInfoPage() {
  const { data: operator } = useSuspenseQuery(endpointQuery("operator.get"));
  const facts = knownFacts(operator);
  return (
    <PageFrame width="narrow">
      <PageHeader
        above={<Breadcrumbs crumbs={[{ key: "here", label: "사업자 정보" }]} />}
        title="사업자 정보"
        description="솜씨는 통신판매중개자이고, 고객과 고수가 맺는 거래의 당사자가 아니에요."
      />
      {facts.some(({ example }) => example) && (
        <Notice className="mb-6">
          예시라고 적힌 값은 시험용이고, 실제 사업자의 정보가 아니에요.
        </Notice>
      )}
      <DescriptionList
        layout="columns"
        items={facts.map(({ fact, label, value, example }) => ({
          key: fact,
          term: label,
          detail: example ? `${value} (예시)` : value,
        }))}
      />
    </PageFrame>
  );
}
