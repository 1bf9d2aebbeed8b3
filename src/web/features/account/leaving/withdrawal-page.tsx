import { useSuspenseQuery } from "@tanstack/react-query";
import { COME_BACK_DAYS } from "#domain/withdrawal/withdrawal-times.ts";
import { BackLink } from "#ui/action/back-link.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { WHAT_CLOSES } from "./unused-labels.ts";
import { WithdrawalForm } from "./withdrawal-form.tsx";

/** What leaving means, what stands in the way, and the one step that asks for it. */
export function WithdrawalPage() {
  const { data, refetch } = useSuspenseQuery(endpointQuery("users.me.withdrawal"));
  return (
    <PageFrame>
      <BackLink onPhones render={<Link to="/me" />}>
        내 정보
      </BackLink>
      <PageHeader
        title="탈퇴"
        description={`신청하면 모든 기기에서 바로 로그아웃돼요. ${COME_BACK_DAYS}일 안에 다시 로그인하면 돌아올 수 있고, 그 뒤에는 되돌릴 수 없어요.`}
      />
      <div className="flex flex-col gap-10">
        <Section title="삭제되는 것">
          <ul className="list-disc space-y-1.5 pl-5">
            {data.goes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-4 text-sm text-muted">{WHAT_CLOSES}</p>
        </Section>
        {data.stays.length > 0 && (
          <Section
            title="법에 따라 남는 것"
            description="서비스와 떨어진 곳에 따로 두고, 기간이 지나면 삭제해요."
          >
            <DescriptionList
              items={data.stays.map(({ label, term, source }) => ({
                key: label,
                term: label,
                detail: (
                  <>
                    <span className="numeric">{term}</span>
                    <span className="block text-sm text-muted">{source}</span>
                  </>
                ),
              }))}
            />
          </Section>
        )}
        <Section title="탈퇴 신청">
          {data.blockers.length > 0 ? (
            <div className="flex flex-col gap-3">
              {data.blockers.map(({ kind, text, action, path }) => (
                <Notice
                  key={kind}
                  tone="warning"
                  action={
                    <ButtonLink variant="secondary" render={<Link to={path} />}>
                      {action}
                    </ButtonLink>
                  }
                >
                  {text}
                </Notice>
              ))}
            </div>
          ) : (
            <WithdrawalForm unused={data.unused} onOutOfDate={() => void refetch()} />
          )}
          <TextLink
            placement="alone"
            className="mt-4"
            render={<Link to="/setting/account/export" />}
          >
            내 정보를 먼저 받아 두기
          </TextLink>
        </Section>
      </div>
    </PageFrame>
  );
}
