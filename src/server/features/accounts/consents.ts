import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";

/** The version of each text that a person agrees to or refuses today. */
export const CONSENT_VERSIONS = {
  terms: "1",
  privacy: "1",
  age_14: "1",
  marketing: "1",
  marketing_night: "1",
} as const;

export type ConsentKind = keyof typeof CONSENT_VERSIONS;
export type Consents = Record<ConsentKind, boolean>;

const REQUIRED: Partial<Record<ConsentKind, string>> = {
  terms: "이용약관에 동의해 주세요.",
  privacy: "개인정보 수집과 이용에 동의해 주세요.",
  age_14: "만 14세 이상만 가입할 수 있어요.",
};

/** Messages by field for what a person must agree to and did not. */
export function missingConsents(consents: Consents): Record<string, string[]> {
  const missing = Object.entries(REQUIRED).filter(([kind]) => !consents[kind as ConsentKind]);
  return Object.fromEntries(missing.map(([kind, message]) => [`consents.${kind}`, [message]]));
}

/** Keeps every answer, also a refusal, with the version it was given to and its time. */
export async function recordConsents(
  tx: Tx,
  given: { accountId: string; consents: Consents; now: Date; ids: Ids },
): Promise<void> {
  const rows = Object.entries(CONSENT_VERSIONS).map(([kind, version]) => ({
    id: given.ids.next(),
    account_id: given.accountId,
    kind,
    version,
    granted: given.consents[kind as ConsentKind],
    at: given.now,
  }));
  await tx`INSERT INTO consents ${tx(rows)}`;
}
