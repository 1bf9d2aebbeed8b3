import { HIRE_WINDOW_TEXT } from "#domain/request/deadlines.ts";
import { priceBand, priceBandText } from "./price-band.ts";

/** How a request ended for the pros who were not hired. */
export type RequestResult = "hired_elsewhere" | "cancelled" | "expired" | "blocked";

const LEAST_QUOTES_FOR_BAND = 5;

const RESULT_TEXTS: Record<RequestResult, string> = {
  hired_elsewhere: "고객이 다른 고수를 고용했어요.",
  cancelled: "고객이 고용하지 않고 요청을 마감했어요.",
  expired: `${HIRE_WINDOW_TEXT} 동안 고용이 없어 요청이 마감됐어요.`,
  blocked: "사실과 다른 요청으로 확인돼 중지됐어요.",
};

/**
 * What a pro who was not hired is notified of. Where the request had at least five quotes, also the band of
 * the price that won; with fewer it would give away another pro's price.
 */
export function resultNotice(facts: {
  result: RequestResult;
  /** Pros who sent the request a quote. */
  quoteCount: number;
  /** The price agreed at hiring in won, null when nobody was hired. */
  hiredPrice: number | null;
}): { code: RequestResult; text: string } {
  const { result, quoteCount, hiredPrice } = facts;
  const mayShowBand = result === "hired_elsewhere" && quoteCount >= LEAST_QUOTES_FOR_BAND;
  const text =
    mayShowBand && hiredPrice !== null
      ? `${RESULT_TEXTS[result]} 고용된 금액은 ${priceBandText(priceBand(hiredPrice))}이었어요.`
      : RESULT_TEXTS[result];
  return { code: result, text };
}
