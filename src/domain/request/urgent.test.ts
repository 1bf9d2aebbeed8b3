import { expect, it } from "vitest";
import { urgentRefusal } from "./urgent.ts";
import type { UrgentFacts, UrgentRefusal } from "./urgent.ts";

const CLOSES = 1_000;
const open: UrgentFacts = {
  state: "open",
  quote_count: 4,
  quote_limit: 5,
  quotes_close_at: CLOSES,
  urgent: false,
  waiting_pros: 1,
};

it("may be bought for the last place of the quota in the window's last millisecond", () => {
  expect(urgentRefusal(open, CLOSES - 1)).toBeNull();
});

it.each<[string, Partial<UrgentFacts>, number, UrgentRefusal]>([
  ["at the end of the window", {}, CLOSES, "quotes_closed"],
  ["with a full quota, even before the state says so", { quote_count: 5 }, 0, "quotes_closed"],
  ["with nobody left to tell", { waiting_pros: 0 }, 0, "nobody_waits"],
  ["twice", { urgent: true }, 0, "already_urgent"],
  ["twice, after the request ended", { urgent: true, state: "closed" }, 0, "already_urgent"],
])("may not be bought %s", (_, changes, now, refusal) => {
  expect(urgentRefusal({ ...open, ...changes }, now)).toBe(refusal);
});

it.each(["draft", "choosing", "hired", "completed", "closed", "cancelled", "blocked"] as const)(
  "may not be bought for a request that is %s",
  (state) => {
    expect(urgentRefusal({ ...open, state }, 0)).toBe("quotes_closed");
  },
);
