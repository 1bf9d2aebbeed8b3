import { rawText } from "#domain/text/text-rules.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";

/** Bounds of what a pro keeps to say again; the text in code points after trimming. */
export const QUICK_REPLY_LIMITS = { count: 20, textMax: 500 } as const;

export const quickReplyText = fieldRule("빠른 답변", ...rawText(1, QUICK_REPLY_LIMITS.textMax));
