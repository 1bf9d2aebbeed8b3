import { expect, it } from "vitest";
import { DAY_MS, SECOND_MS } from "#domain/calendar/durations.ts";
import { mayUndoEmailChange } from "./email-change.ts";

const changedAt = Date.UTC(2026, 10, 1);
const after = (ms: number, undone = false) =>
  mayUndoEmailChange({ changedAt, undone }, changedAt + ms);

it.each([
  [0, true],
  [7 * DAY_MS - SECOND_MS, true],
  [7 * DAY_MS - 1, true],
  [7 * DAY_MS, false],
  [7 * DAY_MS + SECOND_MS, false],
])("lets a change of address be undone %i ms later: %s", (ms, may) => {
  expect(after(ms)).toBe(may);
});

it("undoes a change once", () => {
  expect(after(0, true)).toBe(false);
});
