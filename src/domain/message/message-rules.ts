import { rawText } from "#domain/text/text-rules.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";

const MESSAGE_MAX = 2_000;
export const messageBody = fieldRule("메시지", ...rawText(1, MESSAGE_MAX));
