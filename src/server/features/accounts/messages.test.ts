import { describe, expect, it } from "vitest";
import { phoneChangedText, phoneCodeText, resetLetter } from "./messages.ts";

/** As Korean operators count: two bytes for what is not ASCII. */
function smsBytes(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter <= "\u007f" ? 1 : 2), 0);
}

describe("messages about an account", () => {
  it("send a code in one SMS", () => {
    const text = phoneCodeText("012345");
    expect(text).toContain("012345");
    expect(smsBytes(text)).toBeLessThanOrEqual(90);
  });
  it("do not tell a whole number to the one before it", () => {
    expect(phoneChangedText("+821012345678")).toContain("010-****-5678");
    expect(phoneChangedText("+821012345678")).not.toContain("1234");
  });
  it("put the link on a line of its own", () => {
    const { text } = resetLetter("https://somssi.example/password-reset?token=abc");
    expect(text.split("\n")).toContain("https://somssi.example/password-reset?token=abc");
  });
});
