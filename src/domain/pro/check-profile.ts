import { hasLengthBetween } from "#domain/text/length.ts";
import { isWellFormedText } from "#domain/text/well-formed.ts";

/** What a pro writes and chooses of themselves. */
export type ProfileDraft = {
  display_name: string;
  headline: string;
  introduction: string;
  /** Whole years; NaN while none are given. */
  career_years: number;
  /** Slugs of services. */
  services: readonly string[];
  si_gun_gu_codes: readonly string[];
};

/** Bounds, inclusive; lengths count code points after trimming. */
export const PROFILE_LIMITS = {
  displayName: { min: 2, max: 30 },
  headline: { min: 5, max: 60 },
  introduction: { min: 20, max: 2_000 },
  careerYearsMax: 70,
  servicesMax: 20,
  regionsMax: 20,
} as const;

export type ProfileCheck = { ok: true } | { ok: false; fields: Record<string, string[]> };

/** Whether a profile may be sent like this, else Korean messages by input name. */
export function checkProfile(draft: ProfileDraft): ProfileCheck {
  const { services, si_gun_gu_codes: regions } = draft;
  const found: [name: string, problem: string | null][] = [
    ["services", choiceProblem(services.length, "서비스를", PROFILE_LIMITS.servicesMax)],
    ["si_gun_gu_codes", choiceProblem(regions.length, "지역을", PROFILE_LIMITS.regionsMax)],
    ["display_name", textProblem(draft.display_name, PROFILE_LIMITS.displayName)],
    ["headline", textProblem(draft.headline, PROFILE_LIMITS.headline)],
    ["introduction", textProblem(draft.introduction, PROFILE_LIMITS.introduction)],
    ["career_years", yearsProblem(draft.career_years)],
  ];
  const fields = Object.fromEntries(
    found.flatMap(([name, problem]) => (problem === null ? [] : [[name, [problem]]])),
  );
  return Object.keys(fields).length === 0 ? { ok: true } : { ok: false, fields };
}

function choiceProblem(count: number, object: string, max: number): string | null {
  if (count === 0) return `${object} 하나 이상 골라 주세요.`;
  return count > max ? `${object} ${max}개까지 고를 수 있어요.` : null;
}

function textProblem(text: string, { min, max }: { min: number; max: number }): string | null {
  if (!isWellFormedText(text)) return "쓸 수 없는 글자가 들어 있어요.";
  return hasLengthBetween(text.trim(), min, max)
    ? null
    : `${min}~${max.toLocaleString("ko-KR")}자로 적어 주세요.`;
}

function yearsProblem(years: number): string | null {
  if (!Number.isInteger(years) || years < 0) return "경력을 숫자로 적어 주세요. 처음이면 0이에요.";
  const { careerYearsMax } = PROFILE_LIMITS;
  return years > careerYearsMax ? `${careerYearsMax}년까지 적을 수 있어요.` : null;
}
