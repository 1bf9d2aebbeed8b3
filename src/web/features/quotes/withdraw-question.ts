import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import type { HoldState } from "#domain/credits/hold-end.ts";

/** By what has become of the credits that were held for the quote. */
const WHAT_COMES_BACK: Record<HoldState, string> = {
  held: "고객이 아직 읽지 않아 예치한 크레딧이 돌아와요.",
  captured: "고객이 이미 읽은 견적이라 크레딧은 돌아오지 않아요.",
  released: "예치한 크레딧은 이미 돌아왔어요.",
};

/** What a pro is asked before a quote is withdrawn. */
export function withdrawQuestion({ cost }: Pick<QuoteDetail, "cost">): {
  title: string;
  description: string;
} {
  return {
    title: "견적을 취소할까요?",
    description: WHAT_COMES_BACK[cost?.state ?? "released"],
  };
}
