import type { FoundPro, SearchSort } from "#contract/endpoints/public/search.ts";
import { answerTimeText } from "#domain/pro/answer-time.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { spokenWon } from "#domain/won/spoken-won.ts";

export const sortLabels: Record<SearchSort, string> = {
  fit: "잘 맞는 순",
  rating: "평점 높은 순",
  reviews: "후기 많은 순",
  hires: "고용 많은 순",
  price: "가격 낮은 순",
  response: "답이 빠른 순",
};

/** What each order goes by, in one sentence. */
export const sortRules: Record<SearchSort, string> = {
  fit: "검색어와 이름이 같은 고수가 먼저예요. 그다음은 후기 수를 함께 따진 평점, 고용 횟수, 답하는 시간, 견적 일치율, 확인된 자격을 더한 점수 순이에요. 새로 온 고수도 보이도록 조금 올려 줘요.",
  rating: "평점이 높은 고수부터예요. 후기가 적은 평점은 그만큼 덜 믿어요.",
  reviews: "후기가 많은 고수부터예요.",
  hires: "고용된 횟수가 많은 고수부터예요.",
  price: "끝난 거래의 중간 가격이 낮은 고수부터예요. 금액을 모르는 고수는 뒤에 있어요.",
  response: "요청에 답하기까지 걸린 시간이 짧은 고수부터예요.",
};

type SearchReason = FoundPro["reasons"][number];

/** A reason of a pro's place in plain words. */
export function reasonText({ kind, value }: SearchReason): string {
  switch (kind) {
    case "name_matches":
      return "검색어가 이름에 있어요";
    case "service_matches":
      return "찾은 서비스를 해요";
    case "serves_region":
      return "고른 지역에서 일해요";
    case "high_rating":
      return value === null ? "평점이 높아요" : `평점이 ${value.toFixed(1)}점으로 높아요`;
    case "many_reviews":
      return value === null ? "후기가 많아요" : `후기가 ${groupDigits(value)}개 있어요`;
    case "many_hires":
      return value === null ? "고용이 많아요" : `${groupDigits(value)}번 고용됐어요`;
    case "answers_fast": {
      const time = answerTimeText(value);
      return time === null ? "답이 빨라요" : `보통 ${time} 안에 답해요`;
    }
    case "keeps_quotes":
      return value === null ? "견적대로 끝내요" : `거래의 ${value}%가 견적 그대로 끝났어요`;
    case "certified":
      return "확인된 자격이 있어요";
    case "new_pro":
      return "새로 시작한 고수예요";
  }
}

/** "10만 원 이상", "20만 원 이하", "10만 원부터 20만 원까지"; null when no price is asked for. */
export function priceText(min: string | undefined, max: string | undefined): string | null {
  if (min !== undefined && max !== undefined) {
    return `${spokenWon(Number(min))}부터 ${spokenWon(Number(max))}까지`;
  }
  if (min !== undefined) return `${spokenWon(Number(min))} 이상`;
  if (max !== undefined) return `${spokenWon(Number(max))} 이하`;
  return null;
}
