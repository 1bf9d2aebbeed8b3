import { describe, expect, it } from "vitest";
import { proName } from "#domain/pro/profile-rules.ts";
import { personName } from "./name-rules.ts";

describe("a name", () => {
  it.each(["홍", "Ann Lee", "ㅋㅋ", "김1", "王", "홍길동😀", "119"])("may be %s", (name) => {
    expect(personName(name)).toBeNull();
  });

  it.each(["😀", "!!", "…"])("is not %s, which nobody can say", (name) => {
    expect(personName(name)).toBe("이름에 글자를 하나 이상 넣어 주세요.");
  });

  it.each([
    "솜씨 고객센터",
    "솜 씨 운영팀",
    "Somssi 공식 계정",
    "공식 솜씨",
    "운영자",
    "고객 지원 센터",
    "ADMIN",
    "ａｄｍｉｎ",
    "솜씨-고객센터",
    "somssi.official",
    "솜씨CS",
    "탈퇴한 회원",
    "탈퇴한고수",
  ])("is not %s, which people would take for ours", (name) => {
    for (const rule of [personName, proName])
      expect(rule(name)).toBe("솜씨에서 쓰는 이름이라 쓸 수 없어요. 다른 이름을 입력해 주세요.");
  });

  it.each([
    "손솜씨 청소",
    "손솜씨 운영",
    "엄마솜씨 본사",
    "장인솜씨 공식 대리점",
    "LG공식 솜씨기사",
    "솜씨 정원 관리",
    "고객센터 청소 전문",
    "운영자들",
  ])("may be %s for a pro: the words are the language's", (name) => {
    expect(proName(name)).toBeNull();
  });
});
