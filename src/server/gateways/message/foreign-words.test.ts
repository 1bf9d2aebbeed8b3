import { describe, expect, it } from "vitest";
import { hidesSigns, namedDomain } from "./foreign-words.ts";

describe("a text that goes out in our name", () => {
  it.each([
    ["naver.com에서 봐요", "naver.com"],
    ["자세한 건 example.photography", "example.photography"],
    ["a.b.co.kr 참고", "a.b.co.kr"],
    ["우리집.한국 보세요", "우리집.한국"],
    ["bad。xyz", "bad.xyz"],
    ["ｂａｄ．ｔｏｄａｙ", "bad.today"],
    ["na\u200bver.co\u00adm", "naver.com"],
    ["me@example.museum", "example.museum"],
    ["10.0.0.1로 와요", "10.0.0.1"],
  ])("names a place in %j", (text, named) => {
    expect(namedDomain(text)).toBe(named);
  });

  it.each([
    "안녕하세요.감사했어요.또 뵈어요",
    "평수는 24.5평이고 3.3㎡당이에요",
    "2027.03.15에 뵈었어요...",
    "버전 1.2",
    "오전 9시~오후 6시. 전화 주세요",
    "e.g. 이런 말",
  ])("names none in %j", (text) => {
    expect(namedDomain(text)).toBeNull();
  });

  it.each(["가\u200b나", "\u3164", "가\u202e나", "가\u2800", "\u00ad가", "\ufeff가", "가\u200d나"])(
    "hides signs in %j",
    (text) => {
      expect(hidesSigns(text)).toBe(true);
    },
  );

  it.each(["감사해요 👩‍👩‍👧", "❤️ 고마워요", "1️⃣ 첫째", "👍🏽", "두 줄\n이에요\t끝"])(
    "hides none in %j",
    (text) => {
      expect(hidesSigns(text)).toBe(false);
    },
  );
});
