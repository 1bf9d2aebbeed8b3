import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "./durations.ts";
import { waitText } from "./duration-text.ts";

describe("waitText", () => {
  it.each([
    [SECOND_MS, "1분"],
    [MINUTE_MS, "1분"],
    [MINUTE_MS + 1, "2분"],
    [HOUR_MS, "60분"],
    [2 * HOUR_MS - 1, "120분"],
    [2 * HOUR_MS, "2시간"],
    [2 * HOUR_MS + 1, "3시간"],
    [2 * DAY_MS, "48시간"],
    [2 * DAY_MS + 1, "3일"],
    [30 * DAY_MS, "30일"],
  ])("%i ms: %s", (ms, text) => {
    expect(waitText(ms)).toBe(text);
  });
});
