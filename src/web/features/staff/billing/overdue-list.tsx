import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import type { Output } from "#contract/registry.ts";
import { formatDay, formatKoreanDate, formatTime, formatWon } from "#web/platform/format/format.ts";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { BillingList, BillingRow } from "./billing-list.tsx";

/** Memberships whose payment is missing, the longest overdue first. */
export function OverdueList() {
  const list = useSuspenseInfiniteQuery(endpointPages("staff.billing.overdue"));
  return (
    <BillingList
      label="밀린 멤버십"
      list={list}
      items={list.data.pages.flatMap((page) => page.items)}
      row={(overdue) => (
        <BillingRow
          title={`${overdue.person} · ${overdue.plan}`}
          amount={formatWon(overdue.amount)}
          detail={whenText(overdue)}
        />
      )}
      empty="밀린 멤버십이 없어요."
    />
  );
}

function whenText(overdue: Output<"staff.billing.overdue">["items"][number]): string {
  const { since, next_retry_at: next } = overdue;
  const retry = next
    ? `다음 시도 ${formatDay(next)} ${formatTime(next)}`
    : "결제 수단을 바꾸면 다시 시도";
  return `${formatKoreanDate(since)}부터 · ${retry}`;
}
