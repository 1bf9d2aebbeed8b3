import type { RequestForm } from "#domain/request-form/question.ts";
import { ApiFailure } from "#web/platform/api/api-failure.ts";
import { failureMessage } from "#web/platform/api/failure-message.ts";

export interface PublishFailure {
  /** The one to go back to, if one is meant. */
  question: string | null;
  message: string;
  /** The same request is under way already. */
  isDuplicate?: boolean;
}

/** What a refused request means for the form. */
export function publishFailure(failure: ApiFailure): PublishFailure {
  const fields = failure.error?.fields ?? {};
  const [name] = Object.keys(fields);
  const message = name === undefined ? undefined : fields[name]?.[0];
  if (name === undefined || message === undefined)
    return {
      question: null,
      message: failureMessage(failure),
      isDuplicate: failure.error?.code === "duplicate_request",
    };
  if (name.startsWith("answers.")) return { question: name.split(".")[1] ?? null, message };
  if (name === "region_code") return { question: "region", message };
  if (name.startsWith("contact")) return { question: "contact", message };
  return { question: null, message };
}

/** Too large, of another kind, or nothing that can be read; any other answer is not about the file. */
const REFUSES_FILE: ReadonlySet<number> = new Set([413, 415, 422]);

/**
 * What a photo means for the form that could not be sent with it. One that is refused is led to, to be taken out there;
 * where the connection broke, the same press tries again.
 */
export function photoFailure(form: RequestForm, name: string, failure: unknown): PublishFailure {
  const isRefused = failure instanceof ApiFailure && REFUSES_FILE.has(failure.status);
  const question = isRefused ? form.questions.find(({ kind }) => kind === "photo") : undefined;
  return {
    question: question?.id ?? null,
    message: `‘${name}’ 사진을 보내지 못했어요. ${failureMessage(failure)}`,
  };
}
