import { describe, expect, it } from "vitest";
import { isHost } from "./host-header.ts";

describe("a Host header", () => {
  it.each([
    "localhost",
    "local.localhost:3000",
    "somssi.example",
    "127.0.0.1:80",
    "[::1]:3000",
    "a_b",
  ])("may be %s", (text) => expect(isHost(text)).toBe(true));
  it.each([
    "",
    "a b",
    "a/b",
    "a#b",
    "a?b",
    "me@a",
    'a"b',
    "<b>",
    "a:99999",
    "a:",
    "a%00b",
    "솜씨",
    "[::1",
    "[x]",
    "a\\b",
  ])("may not be %j", (text) => expect(isHost(text)).toBe(false));
});
