import type { HappeningOf } from "#domain/happenings/happening.ts";
import type { NoticeContent } from "#domain/notice/catalogue.ts";
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
    values: { credits, lastDay },
    path: "/membership/credits",
    requestId: null,
    ...when,
  });
}

async function notifyOfTaken(
  tx: Tx,
  { accountId, price, taken, step }: HappeningOf<"credits.taken_back">,
  when: When,
): Promise<void> {
  const { take, owe, forgive, repay, give } = step;
  const content: NoticeContent =
    take > 0 || owe > 0
      ? { kind: "credits_taken_back", values: { price, taken, take, owe } }
      : { kind: "credits_given_back", values: { give, repay, forgive } };
  await notify(tx, {
    accountId,
    ...content,
    path: "/membership/credits",
    requestId: null,
    ...when,
  });
}
