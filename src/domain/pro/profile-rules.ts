import { notOfficial, someLetter } from "#domain/account/name-rules.ts";
import { withoutLink } from "#domain/text/link.ts";
import { withoutContact } from "#domain/message/contact-fault.ts";
import { shownLine, shownText } from "#domain/text/text-rules.ts";
import { mostItems, someItems } from "#domain/validation/chosen.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";

/** Bounds, inclusive; lengths count code points after trimming. */
export const PROFILE_LIMITS = {
  displayName: { min: 2, max: 30 },
  headline: { min: 5, max: 60 },
  introduction: { min: 20, max: 2_000 },
  careerYearsMax: 70,
  servicesMax: 20,
  /** The largest si-do whole: 경기도 has 47 si-gun-gu since 2026. */
  regionsMax: 50,
} as const;

const { displayName, headline, introduction, careerYearsMax, servicesMax, regionsMax } =
  PROFILE_LIMITS;

/** It heads what we send in the pro's name, so it carries no link. */
export const proName = fieldRule(
  "활동 이름",
  ...shownLine(displayName.min, displayName.max),
  someLetter,
  notOfficial,
  withoutLink(),
  withoutContact(),
);
export const proHeadline = fieldRule(
  "한 줄 소개",
  ...shownLine(headline.min, headline.max),
  withoutContact(),
);
export const proIntroduction = fieldRule(
  "자세한 소개",
  ...shownText(introduction.min, introduction.max),
  withoutContact(),
);

export const careerYears = fieldRule(
  "경력",
  {
    passes: (value) => Number.isInteger(value) && Number(value) >= 0,
    line: `whole_number:0,${careerYearsMax}`,
    message: () => "경력을 숫자로 적어 주세요. 처음이면 0을 적어 주세요.",
    demands: () => true,
  },
  {
    passes: (value) => Number(value) <= careerYearsMax,
    message: () => `경력은 ${careerYearsMax}년까지 적을 수 있어요.`,
  },
);

export const proServices = fieldRule(
  "서비스",
  someItems("서비스를 하나 이상 골라 주세요."),
  mostItems(servicesMax, `서비스는 ${servicesMax}개까지 고를 수 있어요.`),
);
export const proRegions = fieldRule(
  "지역",
  someItems("지역을 하나 이상 골라 주세요."),
  mostItems(regionsMax, `지역은 ${regionsMax}곳까지 고를 수 있어요.`),
);
