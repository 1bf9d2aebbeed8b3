import type { ConsentSource } from "#domain/account/advertising-consents.ts";
import type { ConsentDocument } from "#domain/legal/changes.ts";
import type { Tx } from "../../../platform/database/sql.ts";
import type { When } from "../../../platform/happenings.ts";

/** A person's answers to texts, with the version of each that they were shown; the last one holds. */
export async function recordTextAnswers(
  tx: Tx,
  accountId: string,
  answers: readonly { kind: ConsentDocument; version: string; granted: boolean }[],
  { now, ids }: When,
): Promise<void> {
  if (answers.length === 0) return;
  const rows = answers.map(({ kind, version, granted }) => ({
    id: ids.next(),
    account_id: accountId,
    kind,
    version,
    granted,
    source: "settings" satisfies ConsentSource,
    at: now,
  }));
  await tx`INSERT INTO consents ${tx(rows)}`;
}
