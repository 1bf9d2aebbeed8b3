import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { knownFacts } from "#domain/operator/operator.ts";
import { TextLink } from "#ui/action/text-link.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { Breadcrumbs } from "#web/platform/navigation/breadcrumbs.tsx";

/** As the server makes them; anything else in the query is nobody's fault of ours to name. */
const REQUEST_ID = /^[\w-]{1,64}$/;

/** How to reach the help desk, with the id of the request that failed where one led here. */
export function SupportPage() {
  const { id } = useSearch({ from: "/support" });
  const requestId = id !== undefined && REQUEST_ID.test(id) ? id : null;
  const { data: operator } = useSuspenseQuery(endpointQuery("operator.get"));
  const ways = knownFacts(operator).filter(({ fact }) => fact === "phone" || fact === "email");
  const subject = requestId === null ? "솜씨 문의" : `솜씨 문의 ${requestId}`;
  return (
    <PageFrame width="narrow">
      <PageHeader
        above={<Breadcrumbs crumbs={[{ key: "here", label: "고객센터" }]} />}
        title="고객센터"
        description="도움말에서 풀리지 않는 일이 있으면 전화나 이메일로 알려 주세요."
        actions={
          <TextLink placement="alone" render={<Link to="/help" />}>
            도움말
          </TextLink>
        }
      />
      <div className="flex flex-col gap-8">
        {requestId !== null && (
          <Notice title={`문의 번호 ${requestId}`}>
            이 번호를 함께 알려 주시면 그때 무슨 일이 있었는지 찾을 수 있어요. 이메일에는 제목에
            넣어 두었어요.
          </Notice>
        )}
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
        <Section title="함께 적어 주시면 빨리 찾아요">
          <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-faint">
            <li>가입한 이메일. 비밀번호와 인증번호는 적지 마세요.</li>
            <li>어느 요청이나 견적, 결제의 일인지</li>
            <li>언제, 무엇을 하다가 생긴 일인지</li>
          </ul>
        </Section>
      </div>
    </PageFrame>
  );
}
