import { describe, expect, it } from "vitest";
import { fieldRule } from "#domain/validation/field-rule.ts";
import { rawText, SHOWN_LINES_MAX, shownLine, shownText } from "./text-rules.ts";

const message = fieldRule("메시지", ...rawText(2, 5));

describe("rawText", () => {
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
    ["\u200b\u200b\u3164", "메시지를 입력해 주세요."],
    ["가나\u0000", "쓸 수 없는 글자가 들어 있어요. 지우고 다시 입력해 주세요."],
    ["가나\ud800", "쓸 수 없는 글자가 들어 있어요. 지우고 다시 입력해 주세요."],
  ])("of %j says %j", (text, said) => expect(message(text)).toBe(said));

  it("may stay empty when nothing is the least", () => {
    const note = fieldRule("메모", ...rawText(0, 5));
    expect(note("")).toBeNull();
    expect(note("  ")).toBeNull();
    expect(note("가나다라마바")).toBe("메모는 5자까지 쓸 수 있어요.");
  });
});

describe("shownText", () => {
  const review = fieldRule("후기", ...shownText(20, 1_000));
  const lines = (count: number) => Array.from({ length: count }, () => "가").join("\n");

  it("counts one empty line between two others, however many were typed", () => {
    expect(review(`가${"\n".repeat(20)}나`)).toBe("후기를 20자 이상 입력해 주세요.");
    expect(message(`가${"\n".repeat(3)}나`)).toBeNull();
  });

  it("takes so many lines and no more", () => {
    expect(review(lines(SHOWN_LINES_MAX))).toBeNull();
    expect(review(lines(SHOWN_LINES_MAX + 1))).toBe(
      "후기는 60줄까지 쓸 수 있어요. 줄을 줄여 주세요.",
    );
    expect(fieldRule("메시지", ...rawText(1, 1_000))(lines(SHOWN_LINES_MAX + 1))).toBeNull();
  });
});

describe("shownLine", () => {
  const name = fieldRule("이름", ...shownLine(2, 5));
  it("counts what is seen only", () => {
    expect(name("김솜")).toBeNull();
    expect(name("\u200b\u2800")).toBe("이름을 입력해 주세요.");
    expect(name(" 김 ")).toBe("이름을 2자 이상 입력해 주세요.");
    expect(name("김솜씨".normalize("NFD"))).toBeNull();
    expect(name("각".repeat(6).normalize("NFD"))).toBe("이름은 5자까지 쓸 수 있어요.");
    expect(name("각".repeat(5_000).normalize("NFD"))).toBe("이름은 5자까지 쓸 수 있어요.");
  });

  const UNSEEN = "보이지 않는 글자가 들어 있어요. 모두 지우고 다시 입력해 주세요.";
  it.each([
    ["김\u202e솜", UNSEEN],
    ["김\u200b솜", UNSEEN],
    ["김\u2060솜", UNSEEN],
    ["김\u3164솜", UNSEEN],
    ["김\u2800솜", UNSEEN],
    ["김\u00ad솜", UNSEEN],
    ["김\u0007솜", UNSEEN],
    ["김\u200d솜", UNSEEN],
    ["ab\u200d", UNSEEN],
    ["김솜\u{e0061}", UNSEEN],
    ["김\n솜", "이름을 한 줄로 입력해 주세요."],
    ["김\r\n솜", "이름을 한 줄로 입력해 주세요."],
    ["김\u2028솜", "이름을 한 줄로 입력해 주세요."],
  ])("of %j says %j", (text, said) => expect(name(text)).toBe(said));

  it.each(["김\t솜", "\ufeff김솜\n", "❤️솜", "👨‍👩‍👧", "👩🏽‍🚀a", "🏳️‍🌈", "ب\u200cه", "葛\u{e0100}城"])(
    "takes %j",
    (text) => expect(name(text)).toBeNull(),
  );

  it("takes the flag of a part of a country", () => {
    expect(fieldRule("이름", ...shownLine(2, 9))("🏴󠁧󠁢󠁥󠁮󠁧󠁿 팀")).toBeNull();
  });

  it("keeps one line in composed letters", () => {
    expect(name.kept?.("  김\t솜 ".normalize("NFD"))).toBe("김 솜");
    expect(message.kept?.(" 가\n나 ")).toBe("가\n나");
  });
});
