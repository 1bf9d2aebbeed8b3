import { text } from "node:stream/consumers";
import type { StoragePort } from "#server/gateways/storage/storage-port.ts";
import { inTransaction } from "#server/platform/database/in-transaction.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import type { Ids } from "#server/platform/ids.ts";
import { eraseAccount } from "./erase-account.ts";
import { findErased } from "./withdrawal-rows.ts";

/** Beside the files, and not in the database that a restore sets back. */
const LIST_KEY = "erased-accounts.txt";
// Any fixed number; all processes of this product ask for the same one.
const LIST_LOCK = 7_340_169;
const ACCOUNT_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The account ids of a list, one a line; what is no id is passed over. */
export function readErasureList(content: string): string[] {
  return content
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => ACCOUNT_ID.test(line));
}

/** The account ids of the list that lies with the files; none where nobody was erased yet. */
export async function listedErasures(storage: StoragePort): Promise<string[]> {
  const file = await storage.get(LIST_KEY);
  return file ? readErasureList(await text(file.stream)) : [];
}

interface ListDeps {
  sql: Sql;
  storage: StoragePort;
  ids: Ids;
  now: Date;
}

/**
 * Holds the list of erased accounts that lies with the files against the one in the database. Whom the database knows as there
 * although they were erased came back by a restore, and is erased again; whom the list lacks is added to it.
 */
export async function keepErasureList({ sql, storage, ids, now }: ListDeps): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${LIST_LOCK})`;
    const kept = new Set(await listedErasures(storage));
    const known = new Set(await findErased(tx));
    await replayErasures(
      sql,
      [...kept].filter((id) => !known.has(id)),
      { ids, now },
    );
    if ([...known].every((id) => kept.has(id))) return;
    const all = [...new Set([...kept, ...known])].toSorted().join("\n");
    await storage.put(LIST_KEY, Buffer.from(`${all}\n`), { contentType: "text/plain" });
  });
}

/** Erases people who were erased before and are there again. Answers how many were. */
export async function replayErasures(
  sql: Sql,
  accountIds: readonly string[],
  when: { ids: Ids; now: Date },
): Promise<number> {
  let erased = 0;
  for (const accountId of accountIds) {
    const wasThere = await inTransaction(sql, (tx) => eraseAccount(tx, { accountId, ...when }));
    if (wasThere) erased += 1;
  }
  return erased;
}
