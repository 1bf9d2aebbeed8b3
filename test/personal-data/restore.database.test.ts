import "#server/consequences/compose.ts";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { chooseStorage } from "#server/gateways/storage/choose-storage.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import { createIds } from "#server/platform/ids.ts";
import { systemRandom } from "#server/platform/random.ts";
import {
  keepErasureList,
  readErasureList,
  replayErasures,
} from "#server/features/withdrawals/erasure-list.ts";
import { createTestClock } from "#test/clock.ts";
import { asAdmin, copiedDatabase, testApplicationUrl } from "#test/database.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { atFileEnd } from "#test/file-end.ts";
import { temporaryFolder } from "#test/temporary-folder.ts";

const clock = createTestClock();
const ids = createIds(clock, systemRandom);

/** Opens a copy of the template's database, or of another one, as the application. */
async function opened(name: string) {
  const url = new URL(await testApplicationUrl());
  url.pathname = `/${name}`;
  return openDatabase({ url: url.href, max: 3, applicationName: "test" });
}

it("destroys again whom a restore from a backup brought back, by the list beside the files", async () => {
  const { storage } = await chooseStorage({ kind: "disk", folder: temporaryFolder() });
  const name = new URL(await copiedDatabase()).pathname.slice(1);
  const backup = `${name}_old`;
  const before = await opened(name);
  const kim = await makeAccount({ sql: before, clock, ids }, { name: "되살아날 사람" });
  const other = await makeAccount({ sql: before, clock, ids });
  await before.end();
  await asAdmin(
    (sql) => sql`create database ${sql(backup)} template ${sql(name)} strategy file_copy`,
  );

  const living = await opened(name);
  await replayErasures(living, [kim.id], { ids, now: clock.now() });
  await keepErasureList({ sql: living, storage, ids, now: clock.now() });
  await living.end();
  const list = await storage.get("erased-accounts.txt");
  expect(list && readErasureList(await text(list.stream))).toEqual([kim.id]);

  // What the database was before stands in its place.
  const restored = await opened(backup);
  atFileEnd(async () => {
    await restored.end();
    for (const one of [name, backup])
      await asAdmin((sql) => sql`drop database ${sql(one)} with (force)`);
  });
  const nameOf = async (id: string) =>
    (await restored<{ name: string }[]>`SELECT name FROM accounts WHERE id = ${id}`)[0]?.name;
  expect(await nameOf(kim.id)).toBe(kim.name);
  await keepErasureList({ sql: restored, storage, ids, now: clock.now() });
  expect(await nameOf(kim.id)).toBe("탈퇴한 회원");
  expect(await nameOf(other.id)).toBe(other.name);
  // A second time there is nothing to do, and nothing is lost of the list.
  expect(await replayErasures(restored, [kim.id], { ids, now: clock.now() })).toBe(0);
  await keepErasureList({ sql: restored, storage, ids, now: clock.now() });
  const after = await storage.get("erased-accounts.txt");
  expect(after && readErasureList(await text(after.stream))).toEqual([kim.id]);
});
