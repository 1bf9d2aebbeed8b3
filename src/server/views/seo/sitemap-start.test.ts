import { describe, expect, it } from "vitest";
import { smallestId, startBetween } from "./sitemap-start.ts";

const A = "018c03c6-a800-7dac-8694-107507b4bb4a";
const B = "018c03c6-a800-7dac-8694-107507b4bb4b";
const C = "018c1000-0000-7000-8000-000000000000";

describe("where a part of the sitemap begins", () => {
  it("is at the very beginning for the first part", () => {
    expect(startBetween(null, C)).toBe("0");
    expect(smallestId("0")).toBe("00000000-0000-0000-0000-000000000000");
  });

  it.each([
    [A, B, 32],
    [A, C, 5],
  ])("lies after %s and not after %s", (before, first, digits) => {
    const start = startBetween(before, first);
    expect(start).toHaveLength(digits);
    const smallest = smallestId(start) ?? "";
    expect(smallest > before).toBe(true);
    expect(smallest <= first).toBe(true);
  });

  it("is not between ids in the wrong order", () => {
    expect(() => startBetween(B, A)).toThrow(RangeError);
    expect(() => startBetween(A, A)).toThrow(RangeError);
  });

  it.each(["", "g", "0A", "018c03c6-a800", "0".repeat(33), "../0"])(
    "is nothing that begins no id: %j",
    (start) => {
      expect(smallestId(start)).toBeNull();
    },
  );
});
