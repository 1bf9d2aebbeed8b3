import type * as z from "zod";
import type { FieldErrors } from "#contract/errors.ts";
import { refuse } from "../refusal.ts";

const UNKNOWN_FIELD = "알 수 없는 항목이에요.";
const WRONG_TYPE = "값의 형식을 확인해 주세요.";

/** Parses a query or body; refuses with 422 and the messages per field (dots into nested ones). */
export function checkInput(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  return refuse("invalid", { fields: fieldErrors(parsed.error) });
}

/** An ill-formed id names nothing, so it answers exactly like a missing thing. Handlers get the others as parsed. */
export function checkParams(shape: Record<string, z.ZodType>, params: unknown): void {
  const given = params as Record<string, unknown>;
  for (const [name, schema] of Object.entries(shape)) {
    const parsed = schema.safeParse(given[name]);
    if (!parsed.success) refuse("not_found");
    given[name] = parsed.data;
  }
}

export function fieldErrors(error: z.ZodError): FieldErrors {
  // Without a prototype: a field may be called "constructor" or "__proto__".
  const fields = Object.create(null) as FieldErrors;
  for (const issue of error.issues) {
    const path = issue.path.map(String).join(".");
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) add(fields, path ? `${path}.${key}` : key, UNKNOWN_FIELD);
    } else {
      add(fields, path || "_", koreanMessage(issue));
    }
  }
  return fields;
}

/** Messages written in the contract are Korean; what zod says by itself is not for people. */
function koreanMessage(issue: z.core.$ZodIssue): string {
  return /[가-힣]/.test(issue.message) ? issue.message : WRONG_TYPE;
}

function add(fields: FieldErrors, name: string, message: string): void {
  (fields[name] ??= []).push(message);
}
