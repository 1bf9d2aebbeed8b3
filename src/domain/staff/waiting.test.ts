import { expect, it } from "vitest";
import { DAY_MS } from "../calendar/durations.ts";
import { hasWaitedLong } from "./waiting.ts";

it("is long from the first millisecond past the third day", () => {
  const since = Date.parse("2027-03-10T12:00:00+09:00");
  expect(hasWaitedLong(since, since + 3 * DAY_MS)).toBe(false);
  expect(hasWaitedLong(since, since + 3 * DAY_MS + 1)).toBe(true);
});
