import { expect, it } from "vitest";
import { writingRefusal } from "./writing.ts";

type Facts = Parameters<typeof writingRefusal>[0];
const today = "2027-03-10";
const open: Facts = {
  side: "customer",
  quote: { state: "read", valid_until: today },
  requestState: "open",
  pro: { state: "approved" },
  hire: null,
  block: { mine: false, other: false },
  today,
};
const hired: Partial<Facts> = {
  quote: { state: "hired", valid_until: "2027-03-01" },
  requestState: "hired",
  hire: { state: "hired" },
};
const asked = (facts: Partial<Facts>) =>
  (["customer", "pro"] as const).map((side) => writingRefusal({ ...open, ...facts, side }));

it.each<[string, Partial<Facts>, (string | null)[]]>([
  ["under a living quote", {}, [null, null]],
  ["in a hire that runs, however old the quote", hired, [null, null]],
  [
    "under a blocked request",
    { ...hired, requestState: "blocked" },
    ["request_blocked", "request_blocked"],
  ],
  [
    "under a quote declined",
    { quote: { state: "declined", valid_until: today } },
    ["quote_over", "quote_over"],
  ],
  ["with a suspended pro", { pro: { state: "suspended" } }, ["pro_suspended", "self_suspended"]],
  [
    "with a suspended pro who works for them",
    { ...hired, pro: { state: "suspended" } },
    [null, null],
  ],
  [
    "whom the writer blocked",
    { block: { mine: true, other: false } },
    ["blocked_by_me", "blocked_by_me"],
  ],
  ["who blocked the writer", { block: { mine: false, other: true } }, ["blocked", "blocked"]],
  ["blocked, while work runs", { ...hired, block: { mine: true, other: true } }, [null, null]],
])("customer and pro write %s", (_, facts, refusals) => {
  expect(asked(facts)).toEqual(refusals);
});
