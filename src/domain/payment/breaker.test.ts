import { describe, expect, it } from "vitest";
import { DAY_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { afterCall, CLOSED, mayCall, type Breaker } from "./breaker.ts";

const NOW = Date.parse("2027-02-15T01:00:00Z");
const silent = (breaker: Breaker, subject: string, now = NOW) =>
  afterCall(breaker, { subject, answered: false, now });
const opened = () =>
  ["a", "b", "c", "d", "e"].reduce((breaker, one) => silent(breaker, one), CLOSED);

describe("a gateway that answers nothing", () => {
  it("is sent nothing more after five payments without an answer, one of them often or not", () => {
    const four = ["a", "a", "a", "b", "c", "d", "d"].reduce(
      (breaker, one) => silent(breaker, one),
      CLOSED,
    );
    expect(mayCall(four, NOW)).toBe("all");
    expect(mayCall(silent(four, "e"), NOW)).toBe("nothing");
  });
  it("is asked after a minute whether it is back, then ever more seldom: about a hundred times a day", () => {
    let breaker = opened();
    const probes: number[] = [];
    for (let now = NOW; now < NOW + DAY_MS; now += MINUTE_MS) {
      if (mayCall(breaker, now) !== "probe") continue;
      probes.push((now - NOW) / MINUTE_MS);
      breaker = silent(breaker, "a", now);
    }
    expect(probes.slice(0, 6)).toEqual([1, 3, 7, 15, 30, 45]);
    expect(probes).toHaveLength(98);
  });
  it("is not written off longer by calls that were still under way", () => {
    expect(silent(opened(), "f", NOW + 1)).toMatchObject({ open: opened().open });
  });
  it("is sent everything again once it answers, be it a refusal", () => {
    const back = afterCall(opened(), { subject: "a", answered: true, now: NOW + MINUTE_MS });
    expect(back).toEqual(CLOSED);
  });
  it("is not written off by a clock that was set back", () => {
    expect(mayCall(opened(), NOW - 1)).toBe("all");
  });
});
