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
