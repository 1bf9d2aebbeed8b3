import { describe, expect, it } from "vitest";
import { normalizeEmail } from "#domain/account/email.ts";
import { domesticDigits, reasonCode, unsafePartOf } from "./unsafe-message.ts";
import type { OutgoingMessage } from "./message-port.ts";

const mail: OutgoingMessage = { id: "1", channel: "email", to: "a@somssi.kr", text: "안녕하세요" };
const sms: OutgoingMessage = { id: "1", channel: "sms", to: "01012345678", text: "안녕하세요" };
const lineBreaks = ["\r\n", "\n", "\r", "\u0000", "\u0085", "\u2028", "\u2029", "\u000b"];

describe("what may reach a wire", () => {
  it.each(["a@somssi.kr", "first.last+tag@sub.example.co.kr", "x@localhost", "ob@한글.한국"])(
    "takes the address %s",
    (to) => {
      expect(unsafePartOf({ ...mail, to })).toBeNull();
    },
  );

  it("takes every address that an account may have", () => {
    const characters = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
    const accepted = characters.flatMap((sign) => normalizeEmail(`o${sign}neil@somssi.kr`) ?? []);
    expect(accepted).toContain("o'neil@somssi.kr");
    expect(accepted.filter((to) => unsafePartOf({ ...mail, to }) !== null)).toEqual([]);
  });

  it.each([
    "",
    "a",
    "a@",
    "@b.kr",
    "a@b.kr,c@d.kr",
    "a@b.kr;c@d.kr",
    "A <a@b.kr>",
    "<a@b.kr>",
    "a@b@c.kr",
    '"a b"@c.kr',
    "a b@c.kr",
    "a@b.kr ",
    "a@[127.0.0.1]",
    "undisclosed:a@b.kr;",
    `${"a".repeat(65)}@b.kr`,
    `a@${"b".repeat(330)}.kr`,
  ])("refuses the address %j", (to) => {
    expect(unsafePartOf({ ...mail, to })).toBe("unsafe_recipient");
  });

  it.each(lineBreaks)("refuses %j in an address", (end) => {
    expect(unsafePartOf({ ...mail, to: `a@b.kr${end}Bcc: c@d.kr` })).toBe("unsafe_recipient");
    expect(unsafePartOf({ ...mail, to: `a@b.kr${end}` })).toBe("unsafe_recipient");
  });

  it.each(lineBreaks)("refuses %j in a subject", (end) => {
    expect(unsafePartOf({ ...mail, subject: `안내${end}Bcc: c@d.kr` })).toBe("unsafe_subject");
  });

  it.each(["01012345678", "010-1234-5678", "+821012345678", "0212345678", "050712345678"])(
    "takes the number %s",
    (to) => {
      expect(unsafePartOf({ ...sms, to })).toBeNull();
    },
  );

  it.each([
    "",
    "010",
    "12345678",
    "+15551234567",
    "0101234567890",
    "01012345678\n",
    "010\t12345678",
    "０１０12345678",
    "01012345678,01087654321",
  ])("refuses the number %j", (to) => {
    expect(unsafePartOf({ ...sms, to })).toBe("unsafe_recipient");
  });

  it("takes lines and tabs in a text, and no other control character", () => {
    expect(unsafePartOf({ ...sms, text: "한 줄\n두 줄\r\n\t세 줄" })).toBeNull();
    for (const end of ["\u0000", "\u001b[2J", "\u0008", "\u0085"]) {
      expect(unsafePartOf({ ...sms, text: `글${end}` })).toBe("unsafe_text");
      expect(unsafePartOf({ ...mail, html: `<p>${end}</p>` })).toBe("unsafe_text");
    }
  });

  it("refuses template names that would break out of #{…}", () => {
    const of = (code: string, variables: Record<string, string>) =>
      unsafePartOf({ ...sms, channel: "alimtalk", template: { code, variables } });
    expect(of("KA01TP", { 이름: "김솜씨" })).toBeNull();
    expect(of("KA01TP\r\n", {})).toBe("unsafe_template");
    expect(of("KA01TP", { "이름}#{x": "" })).toBe("unsafe_template");
    expect(of("KA01TP", { 이름: "\u0000" })).toBe("unsafe_template");
  });

  it("writes numbers as the gateway takes them", () => {
    expect(domesticDigits("+821012345678")).toBe("01012345678");
    expect(domesticDigits("010-1234-5678")).toBe("01012345678");
  });

  it("keeps only short plain codes", () => {
    expect(reasonCode("1062")).toBe("1062");
    expect(reasonCode(550)).toBe("550");
    for (const stranger of ["a b", "a\nb", "", "x".repeat(61), null, {}]) {
      expect(reasonCode(stranger)).toBe("unreadable");
    }
  });
});
