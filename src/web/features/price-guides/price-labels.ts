import { groupDigits } from "#domain/text/group-digits.ts";
import { josa } from "#domain/text/josa.ts";
import { typicalRange, typicalWon } from "#domain/won/spoken-won.ts";
import { formatKoreanDate, formatWon } from "#web/platform/format/format.ts";
import type { Agreed, Guide } from "./price-filter.ts";

/** "1,234건" */
export function countText(n: number): string {
  return `${groupDigits(n)}건`;
}

/** The prices of a bar: "200,000원 이상 300,000원 미만". */
export function barText({ from, to }: Agreed["histogram"][number]): string {
  const parts = [
    from === null ? [] : `${formatWon(from)} 이상`,
    to === null ? [] : `${formatWon(to)} 미만`,
  ].flat();
  return parts.length > 0 ? parts.join(" ") : "모든 가격";
}

/** From when to when the deals of a guide were completed, and until when they were counted. */
export function daysText(agreed: Agreed, asOf: string): string {
  return `${formatKoreanDate(agreed.from)}부터 ${formatKoreanDate(agreed.to)}까지 완료된 거래예요. ${formatKoreanDate(asOf)}에 집계했어요.`;
}

/** A guide in two sentences, for those who only hear it. */
export function chartText({ agreed, service }: Guide): string {
  if (!agreed) return "";
  const { p25, p50, p75 } = agreed.percentiles;
  return `${service.name} 가격 분포. 거래의 절반은 ${josa(typicalRange(p25, p75), "이")}고 중간 가격은 ${typicalWon(p50)}이에요. 아래 표에 같은 숫자가 있어요.`;
}
