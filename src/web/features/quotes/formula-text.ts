import type { CreditPrice } from "#contract/endpoints/market-parts.ts";
import { formatCredits } from "#web/platform/format.ts";

/** "서비스 기본 3 × 지정 요청 0.5 = 2 크레딧"; halves are rounded up once, at the end. */
export function formulaText({ formula, credits }: CreditPrice): string {
  const [base, ...modifiers] = formula;
  if (base && modifiers.length === 0) return `${base.label} ${formatCredits(credits)}`;
  const factors = formula.map(({ label, factor }) => `${label} ${factor}`).join(" × ");
  return `${factors} = ${formatCredits(credits)}`;
}
