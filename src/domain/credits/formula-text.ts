import type { QuoteCost } from "./quote-cost.ts";

/**
 * A price with how it comes about: "서비스 기본 3 × 0.5 (지정 요청 −50%) = 1.5, 반올림해서 2 크레딧". Without a modifier
 * only where it comes from.
 */
export function formulaText({ formula, credits }: QuoteCost): string {
  const [base, ...modifiers] = formula;
  if (!base || modifiers.length === 0) return `${base?.label ?? ""} ${credits} 크레딧`.trim();
  const factors = modifiers.map(
    ({ label, factor }) => ` × ${factor} (${label} ${percent(factor)})`,
  );
  const exact = formula.reduce((product, { factor }) => product * Math.round(factor * 100), 1);
  const value = exact / 100 ** formula.length;
  const result = value === credits ? "" : `${value}, 반올림해서 `;
  return `${base.label} ${base.factor}${factors.join("")} = ${result}${credits} 크레딧`;
}

/** What made a price lower, e.g. "지정 요청 −50%"; null when nothing did. */
export function discountText({ formula }: QuoteCost): string | null {
  const modifiers = formula.slice(1).map(({ label, factor }) => `${label} ${percent(factor)}`);
  return modifiers.length === 0 ? null : modifiers.join(", ");
}

function percent(factor: number): string {
  return `−${100 - Math.round(factor * 100)}%`;
}
