import { expect, it } from "vitest";
import { isBack, longestGap, summaryOf, verdictOn, type Try, type Write } from "./journal.ts";

const kept = (at: number, ms = 10): Try => ({ at, ms, outcome: "acknowledged", status: 201 });
const refused = (at: number, ms = 10): Try => ({ at, ms, outcome: "refused", status: 503 });
const unknown = (at: number, ms = 10): Try => ({ at, ms, outcome: "unknown", status: null });
const write = (id: string, ...tries: Try[]): Write => ({ id, tries });

it("counts what came instead of an acknowledgement, and the longest of it", () => {
  const writes = [
    write("a", kept(0, 50)),
    write("b", refused(0, 900), unknown(1, 20), kept(2, 5)),
    write("c", refused(0, 40)),
  ];
  expect(summaryOf(writes)).toEqual({
    writes: 3,
    acknowledged: 2,
    refusals: { 503: 2, unknown: 1 },
    longestMs: 900,
    longestRefusalMs: 900,
  });
});

it("takes for back only what began after the new leader was there", () => {
  const writes = [write("a", kept(90, 30)), write("b", refused(110), kept(500, 20))];
  expect(isBack(writes, 400)).toBe(true);
  expect(isBack(writes, 600)).toBe(false);
});

it("finds the longest time without an acknowledgement, also where some came after the loss", () => {
  const writes = [write("a", kept(90, 30)), write("b", kept(900, 20)), write("c", kept(880, 10))];
  expect(longestGap(writes, 100)).toBe(770);
  expect(longestGap(writes, 900)).toBe(20);
  expect(longestGap([], 100)).toBe(0);
});

it("finds what was acknowledged and is missing, and what stands there twice", () => {
  const writes = [
    write("lost", kept(0)),
    write("kept", kept(0)),
    write("never", refused(0)),
    write("unclear", unknown(0)),
    write("twice", unknown(0), kept(1)),
  ];
  const found = new Map([
    ["kept", 1],
    ["unclear", 1],
    ["twice", 2],
  ]);
  expect(verdictOn(writes, found)).toEqual({ lost: ["lost"], doubled: ["twice"] });
});
