import { describe, expect, it } from "vitest";
import { NOTICE_GROUPS } from "#domain/notice/notice-groups.ts";
import { readUnsubscribeToken, unsubscribePath } from "./unsubscribe-token.ts";

const secret = "s".repeat(32);
const accountId = "01900000-0000-7000-8000-0000000000ff";
const tokenOf = (group: (typeof NOTICE_GROUPS)[number]) =>
  unsubscribePath({ accountId, group }, secret).slice("/unsubscribe/".length);

describe("the token of a letter's link", () => {
  it.each(NOTICE_GROUPS)("names its person and %s, and fits into a path as it is", (group) => {
    const token = tokenOf(group);
    expect(readUnsubscribeToken(token, secret)).toEqual({ accountId, group });
    expect(encodeURIComponent(token)).toBe(token);
  });

  it("does not hold when any one letter of it changes", () => {
    const token = tokenOf("talk");
    for (const [at, letter] of [...token].entries()) {
      const changed = token.slice(0, at) + (letter === "A" ? "B" : "A") + token.slice(at + 1);
      expect([changed, readUnsubscribeToken(changed, secret)]).toEqual([changed, null]);
    }
  });

  it("does not hold for another group, another person or under another secret", () => {
    const [person, , signature] = tokenOf("talk").split(".");
    const other = unsubscribePath(
      { accountId: accountId.replace("ff", "fe"), group: "talk" },
      secret,
    );
    const [otherPerson = ""] = other.slice("/unsubscribe/".length).split(".");
    expect(readUnsubscribeToken(`${person}.my_work.${signature}`, secret)).toBeNull();
    expect(readUnsubscribeToken(`${otherPerson}.talk.${signature}`, secret)).toBeNull();
    expect(readUnsubscribeToken(tokenOf("talk"), "t".repeat(32))).toBeNull();
  });

  it.each(["", ".", "..", "a.b.c", "a.talk.c", `${"A".repeat(22)}.talk.`, "가.talk.나"])(
    "is none: %j",
    (token) => {
      expect(readUnsubscribeToken(token, secret)).toBeNull();
    },
  );

  it("is none with something behind it", () => {
    expect(readUnsubscribeToken(`${tokenOf("talk")}.x`, secret)).toBeNull();
  });
});
