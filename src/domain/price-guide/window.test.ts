import { expect, it } from "vitest";
import { firstDayCounted } from "./window.ts";

it.each([
  ["2027-03-10", "2025-03-10"],
  ["2027-12-31", "2025-12-31"],
  ["2028-02-29", "2026-02-28"],
])("on %s deals count from %s on", (today, first) => {
  expect(firstDayCounted(today)).toBe(first);
});
