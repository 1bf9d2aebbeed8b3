import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { periodTerm } from "#domain/membership/period-end.ts";
import { useNow } from "#web/platform/page/clock.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import type { CommandKind } from "#domain/membership/command.ts";
import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { formatCredits } from "#web/platform/format/format.ts";
import { Period } from "../period.tsx";
import { changeWord, currentPeriod, stateBadge } from "./membership-labels.ts";
import { ComingChange, NextBilling } from "./next-billing.tsx";
import { useMembershipActions } from "./use-membership-actions.ts";

interface MembershipCardProps {
  overview: MembershipOverview;
  membership: NonNullable<MembershipOverview["membership"]>;
}

/** Plan, period, next billing and method, with what can be done about them. */
export function MembershipCard({ overview, membership }: MembershipCardProps) {
  const { plan } = membership;
  const { coming, method } = overview;
  const badge = stateBadge(membership);
  const period = currentPeriod(membership);
  const today = seoulDay(useNow());
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-xl">{plan.name}</h2>
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </div>
      <NextBilling overview={overview} membership={membership} />
      <ComingChange overview={overview} membership={membership} />
      <DescriptionList
        className="mt-6 border-t border-line pt-5"
        layout="columns"
        items={[
          { key: "credit", term: "매달 크레딧", detail: formatCredits(plan.product.credit) },
          { key: "period", term: periodTerm(period.end, today), detail: <Period {...period} /> },
          ...(coming?.change === "none"
            ? [
                {
                  key: "change",
                  term: "다음 기간",
                  detail: `${changeWord[coming.change]} (${coming.plan.name}, ${formatCredits(coming.plan.product.credit)})`,
                },
              ]
            : []),
          {
            key: "method",
            term: "결제 수단",
            detail: (
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <span>
                  {method ? method.name : "없음"}
                  {method?.usable === false && (
                    <span className="ml-2 text-sm text-danger">지금은 쓸 수 없어요</span>
                  )}
                </span>
                {!overview.overdue && overview.actions.includes("change_method") && (
                  <TextLink
                    placement="alone"
                    className="-my-2.5"
                    render={<Link to="/membership/method" />}
                  >
                    결제 수단 바꾸기
                  </TextLink>
                )}
              </div>
            ),
          },
        ]}
      />
      <MembershipButtons overview={overview} />
    </Card>
  );
}

/** Every one of them weighs the same: leaving is no smaller than staying. */
function MembershipButtons({ overview }: { overview: MembershipOverview }) {
  const actions = useMembershipActions(overview);
  const may = (action: CommandKind) => overview.actions.includes(action);
  return (
    <div className="mt-6 flex flex-wrap gap-2 *:flex-auto sm:*:flex-none empty:hidden">
      {(may("schedule_change") || may("upgrade_now")) && (
        <ButtonLink variant="secondary" render={<Link to="/membership/plans" />}>
          상품 바꾸기
        </ButtonLink>
      )}
      {may("remove_change") && (
        <Button variant="secondary" pending={actions.pending} onClick={actions.removeChange}>
          예약한 변경 취소하기
        </Button>
      )}
      {may("restart") && (
        <Button variant="secondary" pending={actions.pending} onClick={actions.restart}>
          해지 취소하기
        </Button>
      )}
      {(may("cancel") || may("leave")) && (
        <ButtonLink variant="secondary" render={<Link to="/membership/leave" />}>
          {may("cancel") ? "해지하기" : "지금 해지하고 환불받기"}
        </ButtonLink>
      )}
    </div>
  );
}
