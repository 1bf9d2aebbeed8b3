import { describe, expect, it } from "vitest";
import { SMS_BYTES_MAX, smsBytes } from "#domain/notice/channel-texts.ts";
import * as messages from "./messages.ts";

const { phoneChangedText, phoneCodeText, phoneIsNewText, resetLetter } = messages;
const UNTIL = Date.parse("2027-03-13T14:59:59.999Z");

describe("messages about an account", () => {
  it("send a code in one SMS", () => {
    const text = phoneCodeText("012345");
    expect(text).toContain("012345");
    expect(smsBytes(text)).toBeLessThanOrEqual(SMS_BYTES_MAX);
  });
  it("do not tell a whole number to the one before it", () => {
    expect(phoneChangedText("+821012345678")).toContain("010-****-5678");
    expect(phoneChangedText("+821012345678")).not.toContain("1234");
  });
  it("tell the new number in one SMS, the link to the help desk with it", () => {
    const text = `${phoneIsNewText()}\nhttps://somssi.example/support`;
    expect(smsBytes(text)).toBeLessThanOrEqual(SMS_BYTES_MAX);
  });
  it("put the link on a line of its own", () => {
    const { text } = resetLetter("https://somssi.example/password-reset?token=abc");
    expect(text.split("\n")).toContain("https://somssi.example/password-reset?token=abc");
  });
  it("say what they said", async () => {
    const said = {
      phoneCodeText: phoneCodeText("012345"),
      phoneIsNewText: phoneIsNewText(),
      phoneChangedText: phoneChangedText("+821012345678"),
      resetLetter: resetLetter("https://somssi.example/password-reset?token=abc"),
      verificationLetter: messages.verificationLetter(),
      emailChangeLetter: messages.emailChangeLetter(),
      emailTakenLetter: messages.emailTakenLetter(),
      emailChangedLetter: messages.emailChangedLetter("someone@example.com"),
      withdrawalLetter: messages.withdrawalLetter(UNTIL),
      withdrawalLetterToOld: messages.withdrawalLetterToOld(UNTIL),
    };
    expect(Object.keys(said).toSorted()).toEqual(Object.keys(messages).toSorted());
    const lines = Object.entries(said).map(([name, one]) =>
      [name, ...(typeof one === "string" ? [one] : [one.subject, one.text])].join("\n"),
    );
    await expect(`${lines.join("\n\n\n")}\n`).toMatchFileSnapshot("messages.txt");
  });
});
