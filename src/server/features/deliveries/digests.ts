import { DIGEST_GROUP } from "#domain/notice/plan-deliveries.ts";
import { digestLetter } from "#domain/notice/digest-letter.ts";
import type { Sql, Tx } from "#server/platform/database/sql.ts";
import { inTransaction } from "#server/platform/database/in-transaction.ts";
import type { Ids } from "#server/platform/ids.ts";

interface DigestRow {
  id: string;
  recipient: string;
  subject: string;
  body: string;
}

/** Makes one e-mail for each person of all that waited for it. Returns how many. */
export async function gatherDigests(
  { sql, ids }: { sql: Sql; ids: Ids },
  now: Date,
): Promise<number> {
  const people = await sql<{ account_id: string }[]>`
    SELECT DISTINCT account_id FROM deliveries
    WHERE for_digest AND state = 'pending' AND not_before <= ${now}`;
  for (const { account_id: accountId } of people) {
    await inTransaction(sql, (tx) => gather(tx, accountId, { now, ids }));
  }
  return people.length;
}

async function gather(
  tx: Tx,
  accountId: string,
  { now, ids }: { now: Date; ids: Ids },
): Promise<void> {
  const rows = await tx<DigestRow[]>`
    SELECT id, recipient, subject, body FROM deliveries
    WHERE account_id = ${accountId} AND for_digest AND state = 'pending' AND not_before <= ${now}
    ORDER BY not_before, id FOR UPDATE SKIP LOCKED`;
  const [first] = rows;
  if (!first) return;
  const letter = digestLetter(rows);
  const id = ids.next();
  await tx`
    INSERT INTO deliveries
      (id, account_id, channel, recipient, subject, body, action, purpose, notice_group, not_before, created_at)
    VALUES (${id}, ${accountId}, 'email', ${first.recipient}, ${letter.subject}, ${letter.text},
            ${tx.json(letter.action)}, 'digest', ${DIGEST_GROUP}, ${now}, ${now})`;
  await tx`
    UPDATE deliveries SET state = 'merged', digest_id = ${id}, body = '', action = NULL
    WHERE id = ANY(${rows.map((row) => row.id)}::uuid[])`;
}
