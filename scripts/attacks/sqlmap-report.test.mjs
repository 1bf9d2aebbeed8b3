import { expect, it } from "vitest";
import { sqlmapFaults } from "./sqlmap-report.mjs";

const TRIED = "[20:00:00] [INFO] testing 'AND boolean-based blind'\n";

it("is content with a run that found nothing", () => {
  expect(sqlmapFaults(`${TRIED}[CRITICAL] all tested parameters do not appear injectable`)).toEqual(
    [],
  );
});

it("does not take a first guess for a hole", () => {
  const guess = "[INFO] GET parameter 'q' appears to be 'AND boolean' injectable";
  expect(sqlmapFaults(`${TRIED}${guess}\n[WARNING] false positive`)).toEqual([]);
});

it.each([
  ["a parameter", `${TRIED}Parameter: q (GET)\n    Type: stacked`, ["Parameter: q (GET)"]],
  ["a run that tried nothing", "[CRITICAL] connection refused", ["sqlmap tried nothing"]],
  [
    "a run that was turned away",
    `${TRIED}429 (Too Many Requests) - 9`,
    ["it met the limit of calls"],
  ],
])("names %s", (_, said, faults) => {
  expect(sqlmapFaults(said)).toEqual(faults);
});
