import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import type { HappeningOf } from "#domain/happenings/happening.ts";
import { notify } from "../features/notifications/notify.ts";
import type { Tx } from "../platform/database/sql.ts";
import type { Consequences, When } from "../platform/happenings.ts";

/** Open pages are told by the slice, wherever credits change. */
export const creditConsequences = {
  "credits.expire_soon": [notifyOfExpiry],
  "credits.taken_back": [notifyOfTaken],
} satisfies Partial<Consequences>;

async function notifyOfExpiry(
  tx: Tx,
  { accountId, credits, lastDay }: HappeningOf<"credits.expire_soon">,
  when: When,
): Promise<void> {
  await notify(tx, {
    accountId,
    kind: "credits_expire_soon",
    body: `크레딧 ${credits}개를 ${formatKoreanDate(lastDay)}까지 쓸 수 있어요. 먼저 끝나는 크레딧부터 쓰여요.`,
    path: "/membership/credits",
    ...when,
  });
}

async function notifyOfTaken(
  tx: Tx,
  { accountId, step }: HappeningOf<"credits.taken_back">,
  when: When,
): Promise<void> {
  const { take, owe, forgive, repay, give } = step;
  const gone = [
    ...(take > 0 ? [`쓰지 않은 크레딧 ${take}개를 거두었어요.`] : []),
    ...(owe > 0 ? [`이미 쓴 크레딧 ${owe}개는 새로 들어오는 크레딧으로 먼저 갚아요.`] : []),
  ];
  const back = [
    ...(give + repay > 0 ? [`크레딧 ${give + repay}개를 돌려드렸어요.`] : []),
    ...(forgive > 0 ? [`갚을 크레딧 ${forgive}개가 없어졌어요.`] : []),
  ];
  const isGone = gone.length > 0;
  await notify(tx, {
    accountId,
    kind: isGone ? "credits_taken_back" : "credits_given_back",
    body: isGone
      ? `카드사나 통신사를 거쳐 결제가 취소됐어요. ${gone.join(" ")}`
      : `취소됐던 결제를 다시 계산했어요. ${back.join(" ")}`,
    path: "/membership/credits",
    ...when,
  });
}
