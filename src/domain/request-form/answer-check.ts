import type { Answer } from "./question.ts";

/** What checking one answer found: its cleaned form (undefined: not answered), or what to change. */
export type AnswerCheck =
  | { ok: true; answer: Answer | undefined }
  | { ok: false; messages: string[] };

/** The answer is right, and kept in this form; undefined says that there is none. */
export function accepted(answer: Answer | undefined): AnswerCheck {
  return { ok: true, answer };
}

/** The answer is refused, with what the person can do about it. */
export function refused(...messages: string[]): AnswerCheck {
  return { ok: false, messages };
}
