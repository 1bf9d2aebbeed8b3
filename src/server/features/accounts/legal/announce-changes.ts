import { seoulDay, startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import { changesToTell, type LegalChange } from "#domain/legal/changes.ts";
import { LEGAL_DOCUMENTS, type LegalDocument } from "#domain/legal/documents.ts";
import { LEGAL_VERSIONS } from "#domain/legal/versions.ts";
import type { Clock } from "../../../platform/clock.ts";
import { inTransaction } from "../../../platform/database/in-transaction.ts";
import type { Sql, Tx } from "../../../platform/database/sql.ts";
import { happened, type When } from "../../../platform/happenings.ts";
import type { Ids } from "../../../platform/ids.ts";

const PEOPLE_AT_ONCE = 200;

/** Tells everybody who has an account of each text that will change, once, some hundred people at a time. */
export async function announceLegalChanges(deps: {
  sql: Sql;
  clock: Clock;
  ids: Ids;
}): Promise<void> {
  const { sql, ids } = deps;
  const now = deps.clock.now();
  for (const document of LEGAL_DOCUMENTS) {
    for (const change of changesToTell(LEGAL_VERSIONS[document], seoulDay(now.getTime()))) {
      const tellSome = () => inTransaction(sql, (tx) => tell(tx, document, change, { now, ids }));
      while ((await tellSome()) === PEOPLE_AT_ONCE);
    }
  }
}

/** Whoever joins until the last day agrees to the text before it, and is told, too. Answers how many were told. */
async function tell(
  tx: Tx,
  document: LegalDocument,
  { version, before }: LegalChange,
  when: When,
): Promise<number> {
  const until = new Date(startOfSeoulDay(version.from));
  const told = await tx<{ account_id: string }[]>`
    INSERT INTO legal_notices (document, version, account_id, told_at)
    SELECT ${document}, ${version.version}, a.id, ${when.now} FROM accounts a
    WHERE a.role = 'member' AND a.status = 'active' AND a.created_at < ${until}
      AND NOT EXISTS (
        SELECT 1 FROM legal_notices n
        WHERE n.document = ${document} AND n.version = ${version.version} AND n.account_id = a.id)
    ORDER BY a.id LIMIT ${PEOPLE_AT_ONCE}
    ON CONFLICT DO NOTHING RETURNING account_id`;
  if (told.length === 0) return 0;
  await happened(
    tx,
    {
      kind: "legal.change_announced",
      accountIds: told.map(({ account_id: id }) => id).toSorted(),
      document,
      version: version.version,
      against: before.version,
      from: version.from,
      about: version.about,
    },
    when,
  );
  return told.length;
}
