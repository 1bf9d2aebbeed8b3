import { useQuery } from "@tanstack/react-query";
import { groupDigits } from "#domain/text/group-digits.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { LOT_KIND_NAMES } from "#domain/credits/movement-text.ts";
import type { Output } from "#contract/registry.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ErrorPanel } from "#ui/feedback/error-panel.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { Section } from "#ui/layout/section.tsx";
import { SkeletonGroup, SkeletonText } from "#ui/feedback/skeleton.tsx";
import { Table } from "#ui/list/table.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { formatLastDay } from "#web/platform/format/format.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";

/**
 * What can be spent, what is held for unread quotes, and until when each lot is good; the rest on a page of its own.
 */
export function CreditLots({ isPro }: { isPro: boolean }) {
  const credits = useQuery(endpointQuery("users.me.credits"));
  return (
    <Section
      title="크레딧"
      description={
        isPro
          ? "견적을 보내면 예치하고, 고객이 읽으면 쓰여요. 읽지 않으면 돌아와요."
          : "긴급 요청과 견적 더 받기에 써요."
      }
      action={
        <TextLink placement="alone" render={<Link to="/membership/credits" />}>
          크레딧 내역
        </TextLink>
      }
    >
      <Card>
        {credits.isPending && (
          <SkeletonGroup label="크레딧을 불러오고 있어요">
            <SkeletonText lines={3} />
          </SkeletonGroup>
        )}
        {credits.isError && (
          <ErrorPanel title="크레딧을 불러오지 못했어요" onRetry={() => void credits.refetch()} />
        )}
        {credits.data && <Lots credits={credits.data} />}
      </Card>
    </Section>
  );
}

function Lots({ credits }: { credits: Output<"users.me.credits"> }) {
  return (
    <>
      <div className="mb-5 flex flex-wrap gap-x-8 gap-y-2">
        <div>
          <p className="text-sm text-muted">사용 가능</p>
          <Figure value={credits.usable} unit=" 크레딧" size="xl" />
        </div>
        <div>
          <p className="text-sm text-muted">예치 중</p>
          <Figure value={credits.held} unit=" 크레딧" size="xl" />
        </div>
      </div>
      {credits.lots.length === 0 ? (
        <EmptyState
          className="py-4"
          title="가진 크레딧이 없어요"
          action={
            <ButtonLink variant="secondary" render={<Link to="/membership/top-up" />}>
              크레딧 충전하기
            </ButtonLink>
          }
        />
      ) : (
        <Table
          caption="크레딧 묶음"
          captionHidden
          rows={credits.lots}
          rowKey={(lot) => lot.id}
          columns={[
            { key: "kind", header: "종류", primary: true, cell: (lot) => LOT_KIND_NAMES[lot.kind] },
            {
              key: "available",
              header: "사용 가능",
              align: "end",
              cell: (lot) => groupDigits(lot.available),
            },
            { key: "held", header: "예치 중", align: "end", cell: (lot) => groupDigits(lot.held) },
            {
              key: "expires",
              header: "유효기간",
              align: "end",
              cell: (lot) => `${formatLastDay(lot.expires_at)}까지`,
            },
          ]}
        />
      )}
    </>
  );
}
