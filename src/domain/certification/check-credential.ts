import { calendarDay } from "#domain/calendar/day-rule.ts";
import { isDay, type Day } from "#domain/calendar/day.ts";
import type { CredentialKind } from "./kind.ts";

/** What of a licence, a degree or something else hangs together, or on the day. */
export interface CredentialDraft {
  kind: CredentialKind;
  issued_on: Day;
  /** Null when it never runs out. */
  expires_on: Day | null;
  /** Services for whose requests a licence counts. */
  services: readonly string[];
}

/** Services that one licence may count for. */
export const CREDENTIAL_SERVICES_MAX = 10;

export type CredentialCheck = { ok: true } | { ok: false; fields: Record<string, string[]> };

/** Whether a credential may be submitted like this today, else Korean messages by input name. */
export function checkCredential(draft: CredentialDraft, today: Day): CredentialCheck {
  const found: [name: string, problem: string | null][] = [
    ["issued_on", issuedOnProblem(draft.issued_on, today)],
    ["expires_on", expiresOnProblem(draft, today)],
    ["services", servicesProblem(draft)],
  ];
  const fields = Object.fromEntries(
    found.flatMap(([name, problem]) => (problem === null ? [] : [[name, [problem]]])),
  );
  return Object.keys(fields).length === 0 ? { ok: true } : { ok: false, fields };
}

/** A day of issue is today or before. */
export function issuedOnProblem(issuedOn: string, today: Day): string | null {
  if (!isDay(issuedOn)) return calendarDay.message("받은 날");
  return issuedOn > today ? "받은 날은 오늘까지 고를 수 있어요." : null;
}

/** A last day is after the day of issue, and has not gone by. */
export function expiresOnProblem(
  { issued_on, expires_on }: Pick<CredentialDraft, "issued_on" | "expires_on">,
  today: Day,
): string | null {
  if (expires_on === null) return null;
  if (!isDay(expires_on)) return calendarDay.message("끝나는 날");
  if (isDay(issued_on) && expires_on <= issued_on) return "받은 날보다 뒤의 날을 골라 주세요.";
  return expires_on < today ? "이미 끝난 자격이에요. 새로 받은 뒤에 제출해 주세요." : null;
}

function servicesProblem({ kind, services }: CredentialDraft): string | null {
  if (services.length === 0) return null;
  if (kind !== "licence") return "자격증·면허만 서비스를 고를 수 있어요.";
  return services.length > CREDENTIAL_SERVICES_MAX
    ? `서비스는 ${CREDENTIAL_SERVICES_MAX}개까지 고를 수 있어요.`
    : null;
}
