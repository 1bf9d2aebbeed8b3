import {
  DEFAULT_QUOTE_LIMIT,
  quoteLimitFrom,
  type QuoteLimit,
} from "#domain/request/quote-limits.ts";
import type { Answer, Answers, Question, RequestForm } from "#domain/request-form/question.ts";
import { visibleQuestions } from "#domain/request-form/visible-questions.ts";

/** A photo of a request that is being written. The answers know it by its id alone. */
export interface DraftPhoto {
  id: string;
  name: string;
  previewUrl?: string;
  /** It is on this device alone until there is an account that it can belong to. */
  onDevice?: true;
}

/** What a person has filled in so far, as kept on their device. */
export interface RequestDraft {
  answers: Answers;
  callFrom: string;
  callTo: string;
  photos: DraftPhoto[];
  /** The request whose answers these are has photos. They are its own, and did not come along. */
  leftPhotos: boolean;
  /** While an answer is changed from the review: the questions seen there or since. Null before and after. */
  reviewed: string[] | null;
}

export const EMPTY_DRAFT: RequestDraft = {
  answers: {},
  callFrom: "09:00",
  callTo: "21:00",
  photos: [],
  leftPhotos: false,
  reviewed: null,
};

/** Questions that the request carries beside its answers. */
export const QUOTE_LIMIT_ID = "quote_limit";
export const CONTACT_ID = "contact";

/** What holds while somebody has not chosen otherwise; both stand on the last screen for all to see. */
const DEFAULT_ANSWERS: Answers = {
  [QUOTE_LIMIT_ID]: String(DEFAULT_QUOTE_LIMIT),
  [CONTACT_ID]: "messages",
};

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

/** Whether anything was answered yet. */
export function isBegun(draft: RequestDraft): boolean {
  return Object.keys(draft.answers).length > 0;
}

/** The answers as they would be sent. */
export function answersOf(draft: RequestDraft): Answers {
  return { ...DEFAULT_ANSWERS, ...draft.answers };
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

/** The draft with other photos, by which the answer to its question goes. */
export function withPhotos(
  form: RequestForm,
  draft: RequestDraft,
  photos: DraftPhoto[],
): RequestDraft {
  const question = form.questions.find(({ kind }) => kind === "photo");
  const ids = photos.map(({ id }) => id);
  const next = { ...draft, photos, leftPhotos: false };
  return question ? withAnswer(next, question.id, ids.length > 0 ? ids : undefined) : next;
}

/** What an earlier request gives to a new one. */
interface EarlierRequest {
  answers: Answers;
  contact: Contact;
  had_photos: boolean;
}

/** The draft with the answers of an earlier request to the questions that the form still asks. */
function filledDraft(form: RequestForm, copy: EarlierRequest): RequestDraft {
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
    leftPhotos: copy.had_photos,
  };
}

/** What is new each time, and not taken from the last request. */
const ALWAYS_ASKED: ReadonlySet<string> = new Set(["decision", "note"]);

/**
 * The draft with what a last request says of the place and the work: never its day, nor what was told in words. Only those
 * are asked then; the rest stands in the review.
 */
export function draftLikeLast(form: RequestForm, copy: EarlierRequest): RequestDraft {
  const isNew = ({ id, kind }: Question) =>
    kind === "date" || kind === "time" || ALWAYS_ASKED.has(id);
  const filled = filledDraft(form, copy);
  const draft = form.questions
    .filter(isNew)
    .reduce((before, { id }) => withAnswer(before, id, undefined), filled);
  const known = visibleQuestions(form, answersOf(draft)).filter((question) => !isNew(question));
  return { ...draft, reviewed: known.map(({ id }) => id) };
}

/** The same as if it stood at its review: only what no longer holds is asked. */
export function copiedDraft(form: RequestForm, copy: EarlierRequest): RequestDraft {
  const draft = filledDraft(form, copy);
  return { ...draft, reviewed: visibleQuestions(form, answersOf(draft)).map(({ id }) => id) };
}

export function quoteLimitOf(answers: Answers): QuoteLimit {
  return quoteLimitFrom(answers[QUOTE_LIMIT_ID]);
}

export type Contact =
  | { channel: "messages" }
  | { channel: "calls"; call_from: string; call_to: string };

export function contactOf(draft: RequestDraft): Contact {
  return draft.answers[CONTACT_ID] === "calls"
    ? { channel: "calls", call_from: draft.callFrom, call_to: draft.callTo }
    : { channel: "messages" };
}
