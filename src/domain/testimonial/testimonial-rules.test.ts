import { describe, expect, it } from "vitest";
import {
  invitationMessage,
  invitedContact,
  invitedName,
  testimonialAuthor,
  testimonialBody,
} from "./testimonial-rules.ts";

describe("the rules of a testimonial's fields", () => {
  it.each([
    [invitedName, "하나", "가".repeat(30)],
    [testimonialAuthor, " 하나 ", "가".repeat(30)],
    [testimonialBody, "가".repeat(20), "가".repeat(1_000)],
    [invitedContact, "010-1234-5678", "hana@example.com"],
    [invitationMessage, "", "가".repeat(300)],
  ])("let their shortest and longest through", (rule, shortest, longest) => {
    expect([rule(shortest), rule(longest)]).toEqual([null, null]);
  });

  it.each([
    [invitedName, " ", "가".repeat(31)],
    [testimonialAuthor, "\u2066", "가".repeat(31)],
    [testimonialBody, ` ${"가".repeat(19)} `, "가".repeat(1_001)],
    [invitedContact, "", "02-123-4567"],
    [invitationMessage, "\u0000", "가".repeat(301)],
  ])("refuse what is beyond", (rule, less, more) => {
    expect(rule(less)).toMatch(/[가-힣]/);
    expect(rule(more)).toMatch(/[가-힣]/);
  });
});

describe("invitationMessage", () => {
  it.each([
    "",
    "지난봄 이사 때 도와드린 한결이에요. 시간 되실 때 부탁드려요.",
    "8.15 전후, 3.5톤",
    "고마웠어요.OK",
    "010.1234.5678로 전화 주세요.",
  ])("lets %j through", (message) => {
    expect(invitationMessage(message)).toBeNull();
  });

  it.each([
    "https://evil.example/x",
    "HTTP://a",
    "www.evil.example",
    "evil.com 에서 보세요",
    "ｗｗｗ．evil．kr",
    "evil.info 보세요",
    "t.co/x",
    "여기 한결.한국",
    "evil.zone/free",
    "1.2.3.4/x",
    "http:evil",
    "evil。com",
  ])("refuses the link in %j", (message) => {
    expect(invitationMessage(message)).toContain("링크");
  });
});

describe("invitedName", () => {
  it("carries no link either: it stands in the message too", () => {
    expect(invitedName("bit.ly/abc")).toContain("링크");
    expect(invitedName("J. Park, Mr.Kang")).toBeNull();
  });
});
