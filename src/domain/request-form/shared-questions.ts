/**
 * Shared last questions whose answers travel in fields of the request of their own (`quote_limit`,
 * and `contact` as `{ channel, call_from?, call_to? }` of which the question asks only the channel).
 * `answers` may hold them too, and they are then checked, but it never has to.
 */
const ANSWERED_IN_THE_REQUEST: readonly string[] = ["quote_limit", "contact"];

/** The last questions of every form, as `shared-last-questions.json` asks them. */
const CLOSING: readonly string[] = ["decision", "note", ...ANSWERED_IN_THE_REQUEST];

/** True for a question that the request answers in a field beside `answers`. */
export function isAnsweredBesideAnswers(questionId: string): boolean {
  return ANSWERED_IN_THE_REQUEST.includes(questionId);
}

/** True for one of the questions that every form ends with. */
export function isClosingQuestion(questionId: string): boolean {
  return CLOSING.includes(questionId);
}
