import { hireCost } from "#domain/activity-report/figures.ts";
import { groupDecimal, groupDigits } from "#domain/text/group-digits.ts";
import { formatAverageCredits, formatWon } from "#web/platform/format/format.ts";

/** What is not known, or would be divided by nothing. */
export const NOTHING = "—";

export function percentText(percent: number | null): string {
  return percent === null ? NOTHING : `${percent}%`;
}

/** How many of the quotes sent in the period, and how many percent of them: "8장 · 73%". */
export function shareText(quotes: number, percent: number | null): string {
  return percent === null ? NOTHING : `${groupDigits(quotes)}장 · ${percentText(percent)}`;
}

/** Whole credits, or the tenths of an average per hire. */
export function costText(credits: number | null): string {
  return credits === null ? NOTHING : formatAverageCredits(credits);
}

/** What a hire cost, in won or in credits. */
export function hireCostText(figures: Parameters<typeof hireCost>[0]): string {
  const cost = hireCost(figures);
  if (cost === null) return NOTHING;
  return "won" in cost ? formatWon(cost.won) : costText(cost.credits);
}

/** How many times the cost came in: "19.4배". */
export function timesText(times: number | null): string {
  return times === null ? NOTHING : `${groupDecimal(times)}배`;
}

export function wonText(won: number | null): string {
  return won === null ? NOTHING : formatWon(won);
}

/** A length of time in its two largest units: "2시간 5분". */
export function durationText(seconds: number | null): string {
  if (seconds === null) return NOTHING;
  const minutes = Math.floor(seconds / 60 + 0.5);
  if (minutes < 1) return "1분 안";
  const [days, hours, rest] = [
    Math.floor(minutes / 1440),
    Math.floor((minutes % 1440) / 60),
    minutes % 60,
  ];
  const parts =
    days > 0 ? [unit(days, "일"), unit(hours, "시간")] : [unit(hours, "시간"), unit(rest, "분")];
  return parts.filter((part) => part !== "").join(" ");
}

function unit(count: number, name: string): string {
  return count === 0 ? "" : `${count}${name}`;
}

/** What came of the quotes of a period, in a sentence. */
export function outcomeText(figures: { received: number; sent: number; hired_of_sent: number }) {
  const { received, sent, hired_of_sent: hired } = figures;
  if (sent > 0 && hired > 0)
    return `이 기간에 보낸 견적 ${groupDigits(sent)}장 가운데 ${groupDigits(hired)}장이 고용됐어요`;
  if (sent > 0) return `이 기간에 견적 ${groupDigits(sent)}장을 보냈고, 아직 고용된 것은 없어요`;
  if (received > 0) return `요청 ${groupDigits(received)}건을 받았고, 보낸 견적은 없어요`;
  return "이 기간에 보낸 견적이 없어요";
}

/** Why nothing can be drawn of what a hire cost; null where something can. */
export function noCostText(figures: {
  hired: number;
  captured: number;
  cost_won: number | null;
}): string | null {
  const { hired, captured, cost_won: won } = figures;
  if (captured === 0) return "이 기간에는 견적에 쓴 크레딧이 없어요.";
  if (won === 0) return "이 기간의 견적에는 보너스 크레딧만 써서, 돈이 든 것은 없어요.";
  return hired === 0 ? "이 기간에는 고용이 없어서 고용당 비용을 셈할 수 없어요." : null;
}

/** Where own prices lie, in words: a number alone says little. */
export function positionText(position: { percent: number } | null): string {
  if (position === null) return NOTHING;
  if (position.percent < 34) return "낮은 편";
  return position.percent <= 66 ? "중간" : "높은 편";
}
