import { formatWon } from "#web/platform/format/format.ts";
import type { Hire } from "../agreed-terms.tsx";

/** What a price beyond the ceiling does, old and new, before either side says yes to it. */
export function beyondCeiling(hire: Pick<Hire, "ceiling" | "agreed_price">, price: number): string {
  return `약속한 최대 금액은 ${formatWon(hire.ceiling)}이에요. 이 제안대로라면 확정 금액이 ${formatWon(hire.agreed_price)}에서 ${formatWon(price)}으로 바뀌어요.`;
}
