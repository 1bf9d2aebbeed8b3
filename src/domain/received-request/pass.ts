import { quotesClosedReason, type QuotesWindow } from "#domain/request/accepts-quotes.ts";

/** Why a pro passes on a request. */
export const PASS_REASONS = [
  "too_far",
  "no_time",
  "not_offered",
  "too_vague",
  "too_dear",
  "other",
] as const;
export type PassReason = (typeof PASS_REASONS)[number];

export const passReasonLabels: Record<PassReason, string> = {
  too_far: "지역이 멀어요",
  no_time: "그때는 일정이 있어요",
  not_offered: "하지 않는 일이에요",
  too_vague: "요청 내용이 부족해요",
  too_dear: "견적 비용이 부담돼요",
  other: "다른 이유",
};

/** The reasons that a request may be passed on for: what is done online is far from nobody. */
export function passReasonsFor(isOnline: boolean): PassReason[] {
  return PASS_REASONS.filter((reason) => reason !== "too_far" || !isOnline);
}

/** What of a pro's own settings keeps such requests away from now on. */
export type PassRemedy = "regions" | "services" | "pause";

const REMEDIES: Partial<Record<PassReason, PassRemedy>> = {
  too_far: "regions",
  not_offered: "services",
  no_time: "pause",
};

export function remedyOf(reason: PassReason): PassRemedy | null {
  return REMEDIES[reason] ?? null;
}

/**
 * Whether a pro may pass on a request at `now` (epoch ms), give another reason for it, or take it back: all of that
 * while a quote of theirs is still awaited.
 */
export function mayPass(request: QuotesWindow & { quoted: boolean }, now: number): boolean {
  return !request.quoted && quotesClosedReason(request, now) === null;
}
