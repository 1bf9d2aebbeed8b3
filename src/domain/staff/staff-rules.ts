import { rawText } from "../text/text-rules.ts";
import { fieldRule } from "../validation/field-rule.ts";

/** Code points of what staff write about a decision. */
export const STAFF_TEXT = { min: 10, max: 500 } as const;

/** Said before somebody writes it. */
export const STAFF_TEXT_HINT = `${STAFF_TEXT.min}자 이상 적어 주세요.`;

const text = rawText(STAFF_TEXT.min, STAFF_TEXT.max);

/** Why staff decide so; the person it is about reads it. */
export const decisionReason = fieldRule("이유", ...text);

/** How staff made sure that somebody who lost their second step is who they say. */
export const identityProof = fieldRule("본인인지 확인한 방법", ...text);

/** What staff write for themselves; only they read it. */
export const staffNote = fieldRule("내부 메모", ...text);
