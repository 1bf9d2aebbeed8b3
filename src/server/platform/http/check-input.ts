import type * as z from "zod";
import type { FieldErrors } from "#contract/errors.ts";
import { fieldName } from "#contract/field-names.ts";
import { required } from "#domain/validation/messages/ko.ts";
import { refuse } from "../refusal.ts";

const UNKNOWN_FIELD = "알 수 없는 항목이에요.";
const WRONG_TYPE = "값의 형식을 확인해 주세요.";
const MISSING = "꼭 있어야 하는 값이에요. 넣어서 다시 보내 주세요.";

/** Parses a query or body; refuses with 422 and the messages per field (dots into nested ones). */
export function checkInput(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  return refuse("invalid", { fields: fieldErrors(parsed.error, value) });
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

function fieldErrors(error: z.ZodError, value: unknown): FieldErrors {
  // Without a prototype: a field may be called "constructor" or "__proto__".
  const fields = Object.create(null) as FieldErrors;
  for (const issue of error.issues) {
    const path = issue.path.map(String).join(".");
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) add(fields, path ? `${path}.${key}` : key, UNKNOWN_FIELD);
    } else {
      add(fields, path || "_", koreanMessage(issue, value));
    }
  }
  return fields;
}

/** Messages written in the contract are Korean; what zod says by itself is not for people. */
function koreanMessage(issue: z.core.$ZodIssue, value: unknown): string {
  if (/[가-힣]/.test(issue.message)) return issue.message;
  if (issue.path.length === 0 || isGiven(value, issue.path)) return WRONG_TYPE;
  const name = fieldName(String(issue.path.at(-1)));
  return name === null ? MISSING : required(name);
}

/** Whether there is anything at a path of the input; null is nothing. */
function isGiven(value: unknown, path: readonly PropertyKey[]): boolean {
  let found: unknown = value;
  for (const step of path) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, step)) return false;
    found = (found as Record<PropertyKey, unknown>)[step];
  }
  return found !== undefined && found !== null;
}

function add(fields: FieldErrors, name: string, message: string): void {
  (fields[name] ??= []).push(message);
}
