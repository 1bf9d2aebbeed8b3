import { withoutContact } from "#domain/message/contact-fault.ts";
import { shownLine, rawText } from "#domain/text/text-rules.ts";
import { mostItems, someItems } from "#domain/validation/chosen.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";
import { wonUpTo } from "#domain/won/won-rules.ts";
import { CONSULTANT_LIMITS } from "./consultant-limits.ts";
import { CONSULTATION_LIMITS } from "./consultation-limits.ts";

const { headline, fields, field, careerText, careerMax, careerYear, feeMax, minutes, holidaysMax } =
  CONSULTANT_LIMITS;
const { message, reasonMax } = CONSULTATION_LIMITS;

export const consultantHeadline = fieldRule(
  "한 줄 소개",
  ...shownLine(headline.min, headline.max),
  withoutContact(),
);
export const consultantField = fieldRule(
  "상담 분야",
  ...shownLine(field.min, field.max),
  withoutContact(),
);
export const careerLine = fieldRule(
  "경력 내용",
  ...shownLine(careerText.min, careerText.max),
  withoutContact(),
);

export const consultantFields = fieldRule(
  "상담 분야",
  someItems("상담 분야를 하나 이상 적어 주세요."),
  mostItems(fields.max, `상담 분야는 ${fields.max}개까지 적을 수 있어요.`),
);
export const consultantCareer = fieldRule(
  "경력",
  mostItems(careerMax, `경력은 ${careerMax}개까지 적을 수 있어요.`),
);
/**
 * The message for an impossible year of a career start; that it is not to come is a matter of today:
 * `checkConsultant`.
 */
export const CAREER_YEAR_MESSAGE = `${careerYear.min}년부터 올해 사이로 적어 주세요.`;
export const careerYearRule = fieldRule("연도", {
  passes: (value) => Number.isInteger(value) && Number(value) >= careerYear.min,
  line: `integer|min_value:${careerYear.min}`,
  message: () => CAREER_YEAR_MESSAGE,
  demands: () => true,
});
/** Won of one consultation; 0 is free. */
export const consultantFee = fieldRule("상담료", ...wonUpTo(feeMax));
export const consultantMinutes = fieldRule("상담 시간", {
  passes: (value) =>
    Number.isInteger(value) &&
    Number(value) >= minutes.min &&
    Number(value) <= minutes.max &&
    Number(value) % minutes.step === 0,
  line: `whole_number:${minutes.min},${minutes.max}|step:${minutes.step}`,
  message: () =>
    `${minutes.min}분에서 ${minutes.max}분 사이를 ${minutes.step}분 단위로 골라 주세요.`,
  demands: () => true,
});
export const consultantHolidays = fieldRule(
  "쉬는 날",
  mostItems(holidaysMax, `쉬는 날은 ${holidaysMax}일까지 고를 수 있어요.`),
);

/** What a customer writes when asking for a consultation; numbers are shown once it is confirmed. */
export const consultationMessage = fieldRule(
  "상담 내용",
  ...rawText(message.min, message.max),
  withoutContact(),
);

/** Why a side declines or cancels; whether one is owed is the lifecycle's to say. */
export const consultationReason = fieldRule("이유", ...rawText(0, reasonMax));
/** The same where one is owed. */
export const owedReason = fieldRule("이유", ...rawText(1, reasonMax));
