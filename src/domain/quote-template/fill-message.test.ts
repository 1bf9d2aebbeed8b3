import { describe, expect, it } from "vitest";
import { fillMessage, unknownPlaceholders } from "./fill-message.ts";

const words = { customer: "김 고객", service: "입주청소", region: "서울 강남구 역삼동" };

describe("fillMessage", () => {
  it("puts the words of the request in, wherever and however often they stand", () => {
    expect(fillMessage("{고객}님, {지역} {서비스} 견적이에요. {고객}님을 뵐게요.", words)).toBe(
      "김 고객님, 서울 강남구 역삼동 입주청소 견적이에요. 김 고객님을 뵐게요.",
    );
  });

  it.each([
    ["a space inside the braces", "{ 고객 }님", "김 고객님"],
    ["Hangul typed in parts", "{고객}님".normalize("NFD"), "김 고객님"],
    ["an unknown name", "{이름}님", "{이름}님"],
    ["a name of every object", "{constructor}", "{constructor}"],
    ["braces over two lines", "{고객\n}님", "{고객\n}님"],
    ["a customer who is called so behind it", "{고객} 고객님, {고객}고객님", "김 고객님, 김고객님"],
    ["an open brace", "{고객", "{고객"],
    ["braces in braces", "{{고객}}", "{김 고객}"],
    ["nothing to fill", "잘 부탁드려요.", "잘 부탁드려요."],
    ["nothing", "", ""],
  ])("reads %s", (_case, message, filled) => {
    expect(fillMessage(message, words)).toBe(filled);
  });

  it("says 온라인 where a request has no region", () => {
    expect(fillMessage("{지역}에서", { ...words, region: null })).toBe("온라인에서");
  });

  it("fills once: what comes in is not read again, nor as a pattern", () => {
    expect(fillMessage("{고객}", { ...words, customer: "{서비스} $& $1" })).toBe("{서비스} $& $1");
  });
});

describe("unknownPlaceholders", () => {
  it.each([
    ["{고객}님, { 지역 } {서비스}예요.", []],
    ["{이름}님, {이름}님, {고객명}님", ["{이름}", "{고객명}"]],
    ["{constructor}", ["{constructor}"]],
    ["{고객 {} 님}, { }", []],
    ["", []],
  ])("of %j are %j", (message, unknown) => {
    expect(unknownPlaceholders(message)).toEqual(unknown);
  });
});
