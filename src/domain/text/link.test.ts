import { describe, expect, it } from "vitest";
import { proName } from "#domain/pro/profile-rules.ts";
import { carriesLink } from "#domain/text/link.ts";
import { workPlace } from "#domain/request/request-rules.ts";

describe("a pro's name", () => {
  it.each([
    "솜씨 www.a.kr",
    "https://a",
    "솜씨.com 청소",
    "솜씨。com",
    "somssi.com에서",
    "a.co.kr로",
    "솜씨.한국",
    "솜씨.한국에서",
  ])("carries no link: %s", (name) => {
    expect(proName(name)).toBe("활동 이름에는 링크를 넣을 수 없어요.");
  });
  it.each(["Mr.김 청소", "No.1 도배", "3.5톤 이사", "우리.한국어", "도배.comfort"])(
    "may have a dot: %s",
    (name) => {
      expect(proName(name)).toBeNull();
    },
  );
});

it("a place is one line", () => {
  expect(workPlace("서울 강남구\n역삼동")).toBe("장소를 한 줄로 입력해 주세요.");
  expect(workPlace("")).toBeNull();
});

// Read again from each of its signs, such a word would take longer than a test may.
it.each(["a-", "a.", "1.", "://"])("reads a long word of %j once", (part) => {
  expect(carriesLink(part.repeat(100_000))).toBe(false);
});
