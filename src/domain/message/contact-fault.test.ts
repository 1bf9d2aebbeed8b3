import { expect, it } from "vitest";
import { contactFault, withoutContact } from "./contact-fault.ts";

it("names the words, and nothing is wrong with a text without any", () => {
  expect(contactFault("내일 10시에 갈게요")).toBeNull();
  expect(contactFault("010-1234-5678이나 카톡 clean88로 주세요")).toBe(
    "연락처로 보이는 말은 적을 수 없어요: ‘010-1234-5678’, ‘카톡 clean88’. 지워 주세요.",
  );
});

it.each([
  ["카톡 abc123 으로 연락 주세요", false],
  ["인스타 @clean", false],
  ["카카오톡 chatbot을 만들어요", true],
  ["인스타그램 2024년 유행을 알아요", true],
  ["인스타그램 1080x1080 카드뉴스", true],
  ["인스타 100k 팔로워 달성", true],
  ["카카오톡 gpt-4 챗봇", true],
  ["텔레그램 web3 봇", true],
  ["Instagram(2024) 마케팅", true],
  ["kakao2024 이모티콘", true],
])("%s may stand where everybody reads: %s", (text, may) => {
  expect(withoutContact().passes(text, {})).toBe(may);
});
