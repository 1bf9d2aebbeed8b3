import { expect, it } from "vitest";
import { patternFaults } from "./pattern-check.mjs";
import { patternsIn } from "./patterns.mjs";

const pattern = (source, flags = "") => ({ source, flags, place: "a.ts:1" });

it("names a pattern that takes ever longer, and with what", async () => {
  const [fault, ...others] = await patternFaults([pattern(String.raw`^\w+$`), pattern("[ .]+$")]);
  expect(fault).toMatch(/^a\.ts:1: \/\[ \.\]\+\$\/ is 2nd degree polynomial, as with /);
  expect(others).toEqual([]);
  expect(await patternFaults([pattern("^(a|a)*$")])).toEqual([
    expect.stringContaining("exponential"),
  ]);
});

it("excuses none that it finds vulnerable, and keeps no excuse for what is gone", async () => {
  expect(await patternFaults([pattern("^(a|a)*$")], { "(a|a)": "short", gone: "short" })).toEqual([
    expect.stringContaining("exponential"),
    "no pattern has gone any more",
  ]);
});

it("finds what is written in a file, and whether more is made there", () => {
  const text = "const A = /a+/giu;\nconst b = new RegExp(`^${A.source}`);";
  expect(patternsIn("b.ts", text)).toEqual({
    written: [{ source: "a+", flags: "giu", place: "b.ts:1" }],
    makes: true,
  });
  expect(patternsIn("c.tsx", "const c = <a title='/x/'>{d.RegExp(1)}</a>;")).toEqual({
    written: [],
    makes: false,
  });
});
