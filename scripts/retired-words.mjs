import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesUnder, isTest } from "./boundary-check.mjs";
import { readTexts } from "./typed-numbers.mjs";

/**
 * Words that pages and messages no longer use, with what stands for each: one thing has one term.
 * @type {Record<string, string>}
 */
export const retiredWords = {
  "가운데 금액": "중간 가격",
  "가운데 가격": "중간 가격",
  "절반이 모인 범위": "보통 가격대",
  "마친 일": "완료한 거래",
  "견적 한 통": "견적서 한 장",
  "일하는 날": "작업일",
  "약속할 금액": "확정 금액",
  "맡겨 두": "예치",
  "맡겨 둔": "예치한",
  "맡긴 크레딧": "예치한 크레딧",
  "쓸 수 있는 것": "사용 가능",
  "먼저 끝나는 것부터": "유효기간이 빨리 끝나는 크레딧부터",
  돌려보내: "반려하",
  대기열: "대기 목록",
  "찾은 말": "검색어",
  "돈을 낸 자리": "유료 노출이나 광고",
  거두: "취소하",
  거둬: "취소해",
  거둘: "취소할",
  그만두: "취소",
  빼기: "삭제",
  고치기: "수정",
  "고쳐 주세요": "수정해 주세요",
  고쳐서: "수정해서",
  받아들: "수락하",
  "요청 닫기": "요청 마감하기",
  "요청을 닫": "요청을 마감하",
  더하기: "추가",
  더해졌: "추가됐",
  "더할 파일": "추가할 파일",
  거둔: "취소한",
  거둠: "취소함",
  맡김: "예치",
  "크레딧을 맡": "크레딧을 예치",
  "약속한 금액": "확정 금액",
  "쓸 수 있는 날": "유효기간",
  "가운데 값": "중앙값",
  "후기를 지": "후기를 삭제",
  "댓글을 지": "댓글을 삭제",
  고쳤: "수정했",
  "찾을 말": "검색어",
  "나눈 말": "메시지",
  "안 읽은 글": "읽지 않은 메시지",
  거르기: "필터",
};

/** Retired words in the sentences of the source, wherever a line breaks in them. @param {string} root */
export function checkRetiredWords(root) {
  /** @type {string[]} */
  const violations = [];
  for (const file of filesUnder(root, "src")) {
    if (isTest(file) || !/\.tsx?$/.test(file)) continue;
    for (const { text, line } of readTexts(file, readFileSync(join(root, file), "utf8"))) {
      const words = text.replace(/\s+/g, " ");
      for (const [retired, instead] of Object.entries(retiredWords))
        if (words.includes(retired))
          violations.push(`${file}:${line}: "${retired}" is retired; write "${instead}"`);
    }
  }
  return violations;
}
