import { rawText } from "#domain/text/text-rules.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";

export const SCOPE_MAX = 1_000;
export const changeScope = fieldRule("새로운 범위", ...rawText(2, SCOPE_MAX));
export const CHANGE_REASON_MAX = 300;
export const changeReason = fieldRule("바꾸려는 이유", ...rawText(2, CHANGE_REASON_MAX));
