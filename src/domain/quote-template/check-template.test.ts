import { describe, expect, it } from "vitest";
import type { QuoteItem } from "#domain/quote/quote.ts";
import { checkTemplate } from "./check-template.ts";
import type { TemplateDraft } from "./template.ts";
import { templateName } from "./template-rules.ts";

const item: QuoteItem = { name: "거실과 방", inclusion: "included", amount: 250_000 };
const draft: TemplateDraft = {
  name: "24평 입주청소",
  service: "move-in-cleaning",
  unit: "job",
  items: [item],
  extra_ceiling: 0,
  valid_days: 14,
  message: "{고객}님, 안녕하세요.",
};
const faults = (changes: Partial<TemplateDraft>) => {
  const checked = checkTemplate({ ...draft, ...changes });
  return checked.ok ? [] : Object.keys(checked.fields);
};

describe("checkTemplate", () => {
  it("takes a right one, also for any service and without a message", () => {
    expect(faults({})).toEqual([]);
    expect(faults({ service: null, message: "" })).toEqual([]);
  });

  it.each([
    ["no name", "", true],
    ["a name of blanks", " \u200b ", true],
    ["a name of one letter", "가", false],
    ["a name of 30", "가".repeat(30), false],
    ["a name of 31", "가".repeat(31), true],
    ["a name with NUL", "가\u0000", true],
    ["a name with half a pair", "가\ud800", true],
  ])("judges %s", (_case, name, wrong) => {
    expect(faults({ name })).toEqual(wrong ? ["name"] : []);
  });

  it.each([
    [0, true],
    [1, false],
    [30, false],
    [31, true],
    [1.5, true],
  ])("judges %d days of validity", (valid_days, wrong) => {
    expect(faults({ valid_days })).toEqual(wrong ? ["valid_days"] : []);
  });

  it("holds its items to the rules of a quote", () => {
    expect(faults({ items: [] })).toEqual(["items"]);
    expect(faults({ items: Array.from({ length: 30 }, () => item) })).toEqual([]);
    expect(faults({ items: Array.from({ length: 31 }, () => item) })).toEqual(["items"]);
    expect(faults({ items: [{ ...item, name: " " }] })).toEqual(["items.0.name"]);
    expect(faults({ items: [item, { ...item, amount: Number.NaN }] })).toEqual(["items.1.amount"]);
    expect(faults({ items: [{ ...item, amount: -1 }] })).toEqual(["items.0.amount"]);
  });

  it("refuses a sum that no quote could have", () => {
    const dear = { ...item, amount: 600_000_000 };
    expect(faults({ items: [dear, dear] })).toEqual(["items"]);
  });

  it("asks for a ceiling that covers its extras", () => {
    const items = [item, { ...item, inclusion: "extra" as const, amount: 30_000 }];
    expect(faults({ items, extra_ceiling: null })).toEqual(["extra_ceiling"]);
    expect(faults({ items, extra_ceiling: 29_999 })).toEqual(["extra_ceiling"]);
    expect(faults({ items, extra_ceiling: 30_000 })).toEqual([]);
    expect(faults({ extra_ceiling: null })).toEqual([]);
  });

  it.each([
    [2_000, false],
    [2_001, true],
  ])("judges a message of %d letters", (length, wrong) => {
    expect(faults({ message: "가".repeat(length) })).toEqual(wrong ? ["message"] : []);
  });
});

describe("templateName", () => {
  it("is kept in composed letters, which are what is counted", () => {
    const raw = " 입주\t청소 ".normalize("NFD");
    expect(templateName(raw)).toBeNull();
    expect(templateName.kept?.(raw)).toBe("입주 청소");
    expect(templateName("가".repeat(30).normalize("NFD"))).toBeNull();
    expect(templateName("가".repeat(31).normalize("NFD"))).toBe(
      "템플릿 이름은 30자까지 쓸 수 있어요.",
    );
  });
  it.each([
    ["입주\n청소", "템플릿 이름을 한 줄로 입력해 주세요."],
    ["입주\u200b청소", "보이지 않는 글자가 들어 있어요. 모두 지우고 다시 입력해 주세요."],
    ["\u200b", "템플릿 이름을 입력해 주세요."],
  ])("of %j says %j", (raw, said) => expect(templateName(raw)).toBe(said));
});
