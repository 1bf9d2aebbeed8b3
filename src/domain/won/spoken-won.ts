import { groupDigits } from "../text/group-digits.ts";

const MAN = 10_000;
const EOK = 100_000_000;

/** Won as people say it: 250,000,000 is "2억 5,000만 원", 65,000 "6만 5,000원", 0 "0원". */
export function spokenWon(won: number): string {
  const rest = won % MAN;
  const large = [
    [Math.floor(won / EOK), "억"],
    [Math.floor((won % EOK) / MAN), "만"],
  ] as const;
  const parts = large
    .filter(([count]) => count > 0)
    .map(([count, unit]) => groupDigits(count) + unit);
  if (rest === 0 && parts.length > 0) return `${parts.join(" ")} 원`;
  return [...parts, `${groupDigits(rest)}원`].join(" ");
}

/** A typical amount as it is shown: to the thousand won, from a million on to the ten thousand, and never nothing. */
export function typicalAmount(won: number): number {
  const step = won < 100 * MAN ? 1_000 : MAN;
  return Math.max(step, Math.round(won / step) * step);
}

/** A typical amount as people say it, "28만 원". */
export function typicalWon(won: number): string {
  return spokenWon(typicalAmount(won));
}

/** "28만 원~42만 원" */
export function typicalRange(low: number, high: number): string {
  return low === high ? typicalWon(low) : `${typicalWon(low)}~${typicalWon(high)}`;
}
