import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalizeEmail } from "./email.ts";

const localOf = (length: number) => "a".repeat(length);

const plainAddress = fc
  .tuple(
    fc.stringMatching(/^[A-Za-z0-9.+_-]{1,70}$/),
    fc.stringMatching(/^[A-Za-z0-9.-]{1,30}\.[A-Za-z]{1,4}$/),
  )
  .map(([local, domain]) => `${local}@${domain}`);
// Any UTF-16 code units at all: NUL and lone surrogates among them.
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }))
  .map((units) => String.fromCharCode(...units));

describe("normalizeEmail", () => {
  it.each([
    ["as it is", "me@example.com", "me@example.com"],
    ["capitals and spaces around", "  Me.Too@Example.COM ", "me.too@example.com"],
    ["a plus", "me+shop@example.co.kr", "me+shop@example.co.kr"],
    ["a local part of 64", `${localOf(64)}@example.com`, `${localOf(64)}@example.com`],
    ["a punycode domain", "me@xn--hq1bm8jm9l.xn--3e0b707e", "me@xn--hq1bm8jm9l.xn--3e0b707e"],
  ])("accepts %s", (_, text, email) => {
    expect(normalizeEmail(text)).toBe(email);
  });
  it.each([
    ["a local part of 65", `${localOf(65)}@example.com`],
    ["no at", "example.com"],
    ["nothing before the at", "@example.com"],
    ["nothing behind the at", "me@"],
    ["two ats", "me@you@example.com"],
    ["no dot in the domain", "me@localhost"],
    ["an empty label", "me@example..com"],
    ["a hyphen at a label's edge", "me@-example.com"],
    ["a numeric top level", "me@127.0.0.1"],
    ["a dot at the edge", ".me@example.com"],
    ["two dots", "m..e@example.com"],
    ["a space inside", "m e@example.com"],
    ["a line break", "me@example.com\nbcc:you@example.com"],
    ["Korean letters", "나@example.com"],
    ["a NUL", "me\u0000@example.com"],
    ["255 characters", `me@${`${"a".repeat(60)}.`.repeat(4)}${"a".repeat(5)}.com`],
    ["nothing", ""],
  ])("refuses %s", (_, text) => {
    expect(normalizeEmail(text)).toBeNull();
  });
  it("leaves a normal form as it is, and takes any text", () => {
    fc.assert(
      fc.property(fc.oneof(plainAddress, anyText), (text) => {
        const email = normalizeEmail(text);
        if (email !== null) expect(normalizeEmail(email)).toBe(email);
      }),
    );
  });
});
