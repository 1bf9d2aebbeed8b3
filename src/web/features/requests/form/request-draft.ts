import { quoteLimitFrom, type QuoteLimit } from "#domain/request/quote-limits.ts";
import type { Answer, Answers, RequestForm } from "#domain/request-form/question.ts";
import { visibleQuestions } from "#domain/request-form/visible-questions.ts";

/** What a person has filled in so far, as kept on their device. */
export interface RequestDraft {
  answers: Answers;
  callFrom: string;
  callTo: string;
  /** Names and pictures of uploaded photos, which the answers know only by id. */
  photos: { id: string; name: string; previewUrl?: string }[];
  /** While an answer is changed from the review: the questions seen there or since. Null before and after. */
  reviewed: string[] | null;
}

export const EMPTY_DRAFT: RequestDraft = {
  answers: {},
  callFrom: "09:00",
  callTo: "21:00",
  photos: [],
  reviewed: null,
};

/** Questions that the request carries beside its answers. */
export const QUOTE_LIMIT_ID = "quote_limit";
export const CONTACT_ID = "contact";

/** Where the draft of a service's request is kept on the device. */
export function draftKey(slug: string): string {
  return `request-draft.${slug}`;
}

/** A draft out of whatever the device gave back; null when it is none. */
export function readDraft(kept: unknown): RequestDraft | null {
  if (typeof kept !== "object" || kept === null || !("answers" in kept)) return null;
  const { answers } = kept;
  if (typeof answers !== "object" || answers === null || Array.isArray(answers)) return null;
  return { ...EMPTY_DRAFT, ...kept, answers: answers as Answers };
}

/** The draft with one answer changed; undefined takes the answer away. */
export function withAnswer(
  draft: RequestDraft,
  id: string,
  answer: Answer | undefined,
): RequestDraft {
  const answers = { ...draft.answers };
  if (answer === undefined) delete answers[id];
  else answers[id] = answer;
  return { ...draft, answers };
}

/** A draft with the answers of an earlier request, as if it stood at its review: only what no longer holds is asked. */
export function copiedDraft(
  form: RequestForm,
  copy: { answers: Answers; contact: Contact },
): RequestDraft {
  const { contact } = copy;
  const known = new Set(form.questions.map(({ id }) => id));
  const given = { ...copy.answers, [CONTACT_ID]: contact.channel };
  const answers = Object.fromEntries(Object.entries(given).filter(([id]) => known.has(id)));
  return {
    ...EMPTY_DRAFT,
    ...(contact.channel === "calls"
      ? { callFrom: contact.call_from, callTo: contact.call_to }
      : {}),
    answers,
    reviewed: visibleQuestions(form, answers).map(({ id }) => id),
  };
}

export function quoteLimitOf(answers: Answers): QuoteLimit {
  return quoteLimitFrom(answers[QUOTE_LIMIT_ID]);
}

type Contact = { channel: "messages" } | { channel: "calls"; call_from: string; call_to: string };

export function contactOf(draft: RequestDraft): Contact {
  return draft.answers[CONTACT_ID] === "calls"
    ? { channel: "calls", call_from: draft.callFrom, call_to: draft.callTo }
    : { channel: "messages" };
}
