import { expect, it } from "vitest";
import { readAudit } from "./audit.mjs";

const report = (...found) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(found.map((one) => [one.name, { range: "<2", ...one }])),
  });

it("names what is high or critical, and nothing else", () => {
  expect(readAudit(report()).faults).toEqual([]);
  expect(
    readAudit(
      report(
        { name: "a", severity: "moderate" },
        { name: "b", severity: "high" },
        { name: "c", severity: "critical" },
      ),
    ),
  ).toEqual({ unanswered: null, faults: ["b <2: high", "c <2: critical"] });
});

it("takes no answer for no fault", () => {
  const refused = JSON.stringify({ message: "405 Method Not Allowed", error: { summary: "" } });
  expect(readAudit(refused).unanswered).toBe("405 Method Not Allowed");
  expect(readAudit("").unanswered).toBe("no report");
});
