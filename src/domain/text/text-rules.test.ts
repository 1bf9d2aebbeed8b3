import { describe, expect, it } from "vitest";
import { fieldRule } from "#domain/validation/field-rule.ts";
import { shownLine, typedText } from "./text-rules.ts";

const message = fieldRule("메시지", ...typedText(2, 5));

describe("typedText", () => {
  it.each(["가나", "가나다라마", "  가나  ", "👍👍👍👍👍", "a\nb"])("takes %j", (text) => {
    expect(message(text)).toBeNull();
  });
  it.each([
    ["", "메시지를 입력해 주세요."],
    ["   ", "메시지를 입력해 주세요."],
    [undefined, "메시지를 입력해 주세요."],
    [12, "메시지를 입력해 주세요."],
    ["가", "메시지를 2자 이상 입력해 주세요."],
    [" 가 ", "메시지를 2자 이상 입력해 주세요."],
    ["가나다라마바", "메시지는 5자까지 쓸 수 있어요."],
    ["가".repeat(50_000), "메시지는 5자까지 쓸 수 있어요."],
    ["가나\u0000", "쓸 수 없는 글자가 들어 있어요. 지우고 다시 입력해 주세요."],
    ["가나\ud800", "쓸 수 없는 글자가 들어 있어요. 지우고 다시 입력해 주세요."],
  ])("of %j says %j", (text, said) => expect(message(text)).toBe(said));

  it("may stay empty when nothing is the least", () => {
    const note = fieldRule("메모", ...typedText(0, 5));
    expect(note("")).toBeNull();
    expect(note("  ")).toBeNull();
    expect(note("가나다라마바")).toBe("메모는 5자까지 쓸 수 있어요.");
  });
});

describe("shownLine", () => {
  const name = fieldRule("이름", ...shownLine(2, 5));
  it("counts what is seen only", () => {
    expect(name("김솜")).toBeNull();
    expect(name("김\u202e")).toBe("이름을 2자 이상 입력해 주세요.");
    expect(name("\u200b\u2800")).toBe("이름을 입력해 주세요.");
  });
});
