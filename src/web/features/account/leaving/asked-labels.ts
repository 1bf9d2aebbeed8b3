import { WITHDRAWAL_CHOICES, type WithdrawalChoice } from "#domain/withdrawal/choices.ts";
import { COME_BACK_DAYS, eraseAt } from "#domain/withdrawal/withdrawal-times.ts";
import { stringifySearch } from "#web/platform/navigation/search-text.ts";
import { formatDay, formatTime } from "#web/platform/format/format.ts";

/** What the page knows after asking. It stands in its query: the person is nobody here any more, and may load it again. */
interface Asked {
  /** Until when they may come back. */
  until?: string | undefined;
  /** What they chose for what was paid for and not used; absent where there was nothing to choose. */
  choice?: string | undefined;
}

export function askedPath(asked: { until: string; choice: WithdrawalChoice | null }): string {
  return `/setting/account/withdrawal/asked${stringifySearch(asked)}`;
}

/** Until when one may come back, and what then. A query can be typed: a time that cannot be the answer's is not shown. */
export function comeBackText({ until = "" }: Asked, now: number): string {
  const at = Date.parse(until);
  const isAnswered = at > now && at <= eraseAt(now);
  const by = isAnswered
    ? `${formatDay(until)} ${formatTime(until)}까지`
    : `${COME_BACK_DAYS}일 안에`;
  return `${by} 로그인하면 돌아올 수 있어요. 그 뒤에는 계정과 기록을 삭제해요.`;
}

const CHOSEN: Record<WithdrawalChoice, string> = {
  give_up:
    "쓰지 않은 크레딧과 멤버십은 환불받지 않기로 했어요. 돌아오면 남은 것을 계속 쓸 수 있어요.",
  refund: "쓰지 않은 크레딧과 멤버십은 환불받기로 했어요. 돌아와도 되살릴 수 없어요.",
};

/** What was chosen about the money; null where nothing was. */
export function chosenText({ choice }: Asked): string | null {
  const chosen = WITHDRAWAL_CHOICES.find((one) => one === choice);
  return chosen === undefined ? null : CHOSEN[chosen];
}
