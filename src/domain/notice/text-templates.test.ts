import { describe, expect, it } from "vitest";
import { NOTICE_NAMES, NOTICES, wordsOf, type NoticeContent } from "./catalogue.ts";
import { fillTemplate, TEMPLATE_CODES, TEXT_TEMPLATES, templateOf } from "./text-templates.ts";

const texts = NOTICE_NAMES.flatMap((kind) =>
  NOTICES[kind].samples.flatMap((values) => {
    const { text } = wordsOf({ kind, values } as NoticeContent);
    return text === null ? [] : [{ kind, text }];
  }),
);

describe("templates of text messages", () => {
  it.each(texts)("have one for $kind: $text", ({ text }) => {
    const template = templateOf(text);
    if (!template) throw new Error("no template");
    const { code, variables } = template;
    const named = [...TEXT_TEMPLATES[code].matchAll(/#\{([^}]+)\}/g)].map(([, name]) => name);
    expect(Object.keys(variables).toSorted()).toEqual(named.toSorted());
    expect(Object.values(variables).filter((value) => value === "")).toEqual([]);
    const filled = fillTemplate(code, variables as never);
    expect(filled).toBe(text);
    expect(filled).not.toMatch(/#\{/);
    // Whatever fills one, no other takes it for its own.
    const others = TEMPLATE_CODES.filter((other) => other !== code);
    expect(others.filter((other) => TEXT_TEMPLATES[other] === TEXT_TEMPLATES[code])).toEqual([]);
  });

  it("read back what filled them, also what looks like a template", () => {
    const odd = "#{고수} 고수의 메시지가 기다려요. 김.*";
    const text = fillTemplate("message_from_pro", { 고수: odd });
    expect(templateOf(text)).toEqual({ code: "message_from_pro", variables: { 고수: odd } });
    const hired = fillTemplate("quote_hired", { 날짜: "2027년 3월 13일", 금액: "480,000원" });
    const variables = { 날짜: "2027년 3월 13일", 금액: "480,000원" };
    expect(templateOf(hired)).toEqual({ code: "quote_hired", variables });
  });

  it("know a text that is none's", () => {
    expect(templateOf("인증번호는 123456이에요.")).toBeNull();
    expect(templateOf(` ${TEXT_TEMPLATES.message_from_customer}`)).toBeNull();
  });

  it("have no empty variable, and end with their last words", () => {
    expect(templateOf(fillTemplate("message_from_pro", { 고수: "" }))).toBeNull();
    expect(templateOf("고용됐어요. 3월 13일, . 솜씨에서 확인해 주세요.")).toBeNull();
    expect(templateOf("고용됐어요. 3월 13일, 480,000원. 솜씨에서 확인해 주세요. 네")).toBeNull();
  });

  it("are known at once from a text that was made to take long", () => {
    const begun = " 멤버십 서".repeat(2_000) + "이 휴대폰 요금에 청구돼요. 기간 서".repeat(2_000);
    expect(templateOf(`해${begun}${"~서".repeat(2_000)}수`)).toBeNull();
  });
});
