import {
  careerYears,
  proHeadline,
  proIntroduction,
  proName,
  proRegions,
  proServices,
} from "./profile-rules.ts";

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

export type ProfileCheck = { ok: true } | { ok: false; fields: Record<string, string[]> };

const rules = {
  services: proServices,
  si_gun_gu_codes: proRegions,
  display_name: proName,
  headline: proHeadline,
  introduction: proIntroduction,
  career_years: careerYears,
};

/** Whether a profile may be sent like this, else Korean messages by input name. */
export function checkProfile(draft: ProfileDraft): ProfileCheck {
  const fields: Record<string, string[]> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const problem = rule(draft[name as keyof typeof rules]);
    if (problem !== null) fields[name] = [problem];
  }
  return Object.keys(fields).length === 0 ? { ok: true } : { ok: false, fields };
}
