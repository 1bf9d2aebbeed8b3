import type { ApiFailure } from "#web/platform/api/api-failure.ts";
import { failureMessage } from "#web/platform/api/api-failure.ts";

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
