import type { ApiFailure } from "#web/platform/api/api-failure.ts";
import { failureMessage } from "#web/platform/api/api-failure.ts";

/** What a refused request means for the form: the question to go back to, if one is meant, and the sentence. */
export function publishFailure(failure: ApiFailure): { question: string | null; message: string } {
  const fields = failure.error?.fields ?? {};
  const [name] = Object.keys(fields);
  const message = name === undefined ? undefined : fields[name]?.[0];
  if (name === undefined || message === undefined)
    return { question: null, message: failureMessage(failure) };
  if (name.startsWith("answers.")) return { question: name.split(".")[1] ?? null, message };
  if (name === "region_code") return { question: "region", message };
  if (name.startsWith("contact")) return { question: "contact", message };
  return { question: null, message };
}
