import { rawText } from "#domain/text/text-rules.ts";
import { mostItems } from "#domain/validation/chosen.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";
import { MESSAGE_LIMITS } from "./message-limits.ts";

/** May stay empty where files are sent. */
export const messageText = fieldRule("메시지", ...rawText(0, MESSAGE_LIMITS.textMax));
export const messageFiles = fieldRule(
  "파일",
  mostItems(MESSAGE_LIMITS.filesMax, `파일은 ${MESSAGE_LIMITS.filesMax}개까지 보낼 수 있어요.`),
);

/** What a person reads who sends nothing at all. */
export const MESSAGE_EMPTY = "메시지를 쓰거나 파일을 골라 주세요.";
