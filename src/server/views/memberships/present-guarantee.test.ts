import { expect, it } from "vitest";
import { Story } from "#test/billing/story.ts";
import { presentGuarantee } from "./present-guarantee.ts";

const presented = (story: Story) => presentGuarantee(story.account.facts(), story.account.now);

it("is there for who has used nothing of what was bought this week, also once it is cancelled", () => {
  const story = new Story("2027-01-28T14:00");
  story.join("light");
  expect(presented(story)).toMatchObject({ eligible: true, form: "unused", method: "gateway" });
  story.member({ kind: "cancel" });
  expect(presented(story)).toMatchObject({ eligible: true, form: "unused" });
});

it("tells who never bought anything so, and nobody whose membership is over", () => {
  const never = presented(new Story("2027-01-28T14:00"));
  expect(never.eligible).toBe(false);
  const story = new Story("2027-01-28T14:00");
  story.join("light");
  story.member({ kind: "cancel" });
  story.at("2027-03-01T10:00");
  const over = presented(story);
  expect(over.eligible).toBe(false);
  expect(over.reasons.length).toBeGreaterThan(0);
  expect(over.reasons).not.toEqual(never.reasons);
});
