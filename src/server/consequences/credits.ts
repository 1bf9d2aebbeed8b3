import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import type { HappeningOf } from "#domain/happenings/happening.ts";
import { formatWon } from "#domain/won/format-won.ts";
import { applyDueTransitions } from "../features/memberships/apply-due-transitions.ts";
import { notify } from "../features/notifications/notify.ts";
import type { Tx } from "../platform/database/sql.ts";
import type { Consequences, When } from "../platform/happenings.ts";

/** The slice itself publishes to open pages, wherever credits change. */
export const creditConsequences = {
  "credits.wanted": [(tx, { accountId }, when) => applyDueTransitions(tx, { accountId, ...when })],
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
  { accountId, price, taken, step }: HappeningOf<"credits.taken_back">,
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
  if (gone.length === 0) {
    await notify(tx, {
      accountId,
      kind: "credits_given_back",
      body: `취소됐던 결제를 다시 계산했어요. ${back.join(" ")}`,
      path: "/membership/credits",
      ...when,
    });
    return;
  }
  await notify(tx, {
    accountId,
    kind: "credits_taken_back",
    ...takenText({ price, taken }, gone.join(" ")),
    path: "/membership/credits",
    ...when,
  });
}

/** The kind's own title says that the payment was cancelled, which is not true of a part of it. */
function takenText(
  { price, taken }: { price: number; taken: number },
  gone: string,
): { title?: string; body: string } {
  if (taken >= price) return { body: `카드사나 통신사를 거쳐 결제가 취소됐어요. ${gone}` };
  return {
    title: "결제의 일부가 환불되어 크레딧을 거두었어요",
    body: `결제한 ${formatWon(price)} 가운데 ${formatWon(taken)}이 환불됐어요. ${gone}`,
  };
}
