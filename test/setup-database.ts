import { afterAll, afterEach } from "vitest";
import { closeTestDatabase, openedDatabase } from "./database.ts";
import { endFile } from "./file-end.ts";
import { assertStillSound } from "./sound-ledger.ts";

// Whatever a test was about: no credit and no won may be lost on the way.
afterEach(async () => {
  const sql = await openedDatabase();
  if (sql) await assertStillSound(sql);
});

afterAll(async () => {
  await endFile();
  await closeTestDatabase();
});
