import { isDay, type Day } from "#domain/calendar/day.ts";
import { hasLengthBetween } from "#domain/text/length.ts";
import { oneLine } from "#domain/text/one-line.ts";
import { isWellFormedText } from "#domain/text/well-formed.ts";
import type { CredentialKind } from "./kind.ts";

/** What a pro tells of a licence, a degree or something else they hold. */
export interface CredentialDraft {
  kind: CredentialKind;
  /** The label that others read once it is approved. */
  title: string;
  issuer: string;
  issued_on: Day;
  /** Null when it never runs out. */
  expires_on: Day | null;
  /** Services for whose requests a licence counts. */
  services: readonly string[];
}

/** Code points after trimming, inclusive. */
export const CREDENTIAL_LIMITS = { min: 2, max: 60, servicesMax: 10 } as const;

export type CredentialCheck = { ok: true } | { ok: false; fields: Record<string, string[]> };

/** Whether a credential may be handed in like this, else Korean messages by input name. */
export function checkCredential(draft: CredentialDraft, today: Day): CredentialCheck {
  const found: [name: string, problem: string | null][] = [
    ["title", lineProblem(draft.title)],
    ["issuer", lineProblem(draft.issuer)],
    ["issued_on", issuedProblem(draft.issued_on, today)],
    ["expires_on", expiresProblem(draft, today)],
    ["services", servicesProblem(draft)],
  ];
  const fields = Object.fromEntries(
    found.flatMap(([name, problem]) => (problem === null ? [] : [[name, [problem]]])),
  );
  return Object.keys(fields).length === 0 ? { ok: true } : { ok: false, fields };
}

/** A title, an issuer or a firm's name: what of it can be read is 2 to 60 letters. */
export function lineProblem(text: string): string | null {
  if (!isWellFormedText(text)) return "쓸 수 없는 글자가 들어 있어요.";
  const { min, max } = CREDENTIAL_LIMITS;
  return hasLengthBetween(oneLine(text), min, max) ? null : `${min}~${max}자로 입력해 주세요.`;
}

function issuedProblem(issuedOn: string, today: Day): string | null {
  if (!isDay(issuedOn)) return "받은 날을 2026-01-31처럼 입력해 주세요.";
  return issuedOn > today ? "받은 날은 오늘까지 고를 수 있어요." : null;
}

function expiresProblem({ issued_on, expires_on }: CredentialDraft, today: Day): string | null {
  if (expires_on === null) return null;
  if (!isDay(expires_on)) return "끝나는 날을 2026-01-31처럼 입력해 주세요.";
  if (isDay(issued_on) && expires_on <= issued_on) return "받은 날보다 뒤의 날을 골라 주세요.";
  return expires_on < today ? "이미 끝난 자격이에요. 새로 받은 뒤에 내 주세요." : null;
}

function servicesProblem({ kind, services }: CredentialDraft): string | null {
  if (services.length === 0) return null;
  if (kind !== "licence") return "자격증·면허만 서비스를 고를 수 있어요.";
  const { servicesMax } = CREDENTIAL_LIMITS;
  return services.length > servicesMax ? `서비스는 ${servicesMax}개까지 고를 수 있어요.` : null;
}
