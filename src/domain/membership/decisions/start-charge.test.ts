import { expect, it } from "vitest";
import { CARD, Story } from "#test/billing/story.ts";
import { startCharge } from "./start-charge.ts";

it("never starts a second charge beside a pending one", () => {
  const story = new Story("2027-01-15T14:00");
  story.buy();
  const { membership, now } = story.account;
  if (!membership) throw new Error("nothing was bought");
  const charge = {
    purpose: "purchase",
    period: membership.period,
    plan: membership.plan,
    amount: 1,
    method: CARD,
    poll_deadline: now,
  } as const;
  expect(() => startCharge({ membership, effects: [] }, charge, now)).toThrow(RangeError);
  const free = { ...membership, payment: null };
  const started = startCharge({ membership: free, effects: [] }, charge, now);
  expect(started.membership.payment).toMatchObject({ id: "m-2", started_at: now, recorded: false });
});
