import { shownLine, typedText } from "#domain/text/text-rules.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";
import { CONSULTANT_LIMITS } from "./consultant-limits.ts";
import { CONSULTATION_LIMITS } from "./consultation-limits.ts";

const { headline, field, careerText } = CONSULTANT_LIMITS;
const { message, reasonMax } = CONSULTATION_LIMITS;

export const consultantHeadline = fieldRule("한 줄 소개", ...shownLine(headline.min, headline.max));
export const consultantField = fieldRule("상담 분야", ...shownLine(field.min, field.max));
export const careerLine = fieldRule("경력 내용", ...shownLine(careerText.min, careerText.max));

/** What a customer writes when asking for a consultation. */
export const consultationMessage = fieldRule("상담 내용", ...typedText(message.min, message.max));

/** Why a side declines or cancels; whether one is owed is the lifecycle's to say. */
export const consultationReason = fieldRule("이유", ...typedText(0, reasonMax));
/** The same where one is owed. */
export const owedReason = fieldRule("이유", ...typedText(1, reasonMax));
