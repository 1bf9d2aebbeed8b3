import { expect, it } from "vitest";
import { fill } from "./template.ts";

it("fills places, also within", () => {
  expect(fill("${a}:${b.c}", { a: "x", b: { c: 1 } })).toBe("x:1");
});

it("leaves alone what is no place", () => {
  expect(fill("{ nbsrv(a) gt 0 } $x %f", {})).toBe("{ nbsrv(a) gt 0 } $x %f");
});

it.each(["${missing}", "${b.missing}", "${b}", "${toString}", "${b.constructor}"])(
  "refuses %s",
  (text) => expect(() => fill(text, { b: { c: 1 } })).toThrow("no value"),
);

it("refuses a value that would write settings of its own", () => {
  expect(() => fill("a: ${a}", { a: "x\nb: y" })).toThrow("a line break");
});
