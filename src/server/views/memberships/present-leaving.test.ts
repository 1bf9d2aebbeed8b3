import { expect, it } from "vitest";
import { CARD, PHONE, Story } from "#test/billing/story.ts";
import { presentLeaving } from "./present-leaving.ts";

/** What leaving offers to who bought more on the first day of the month after. */
function upgradedNextMonth(method: typeof CARD) {
  const story = new Story("2027-01-28T14:00");
  story.join("light", method);
  story.at("2027-02-01T09:00");
  story.member({ kind: "upgrade_now", plan_id: "standard" });
  story.paid();
  const { account } = story;
  const { membership, ...facts } = account.facts();
  if (!membership) throw new Error("no membership");
  return presentLeaving({ ...facts, membership }, account.now);
}

it("goes back by bank as soon as one payment of several does, and else the way it came", () => {
  expect(upgradedNextMonth(PHONE)).toMatchObject({ amount: 59_000, method: "bank_transfer" });
  expect(upgradedNextMonth(CARD)).toMatchObject({ amount: 59_000, method: "gateway" });
});
