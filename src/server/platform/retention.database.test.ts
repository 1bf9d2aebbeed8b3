import { expect, it } from "vitest";
import { createIds } from "#server/platform/ids.ts";
import { prunePlatform } from "#server/platform/prune.ts";
import { systemRandom } from "#server/platform/random.ts";
import { createTestClock } from "#test/clock.ts";
import { testDatabase } from "#test/database.ts";
import { makeAccount } from "#test/factories/accounts.ts";

const NOW = "2030-03-10T03:00:00Z";
const clock = createTestClock(NOW);
const ids = createIds(clock, systemRandom);

it("keeps logins for three months, and what staff did for one year or, about people, for two", async () => {
  const sql = await testDatabase();
  const { id: accountId } = await makeAccount({ sql, clock, ids });
  for (const seen of ["2029-12-10T02:59:59Z", "2029-12-10T03:00:00Z"]) {
    await sql`
      INSERT INTO sessions (id, token_hash, account_id, user_agent, created_at, last_seen_at)
      VALUES (${ids.next()}, ${Buffer.from(seen)}, ${accountId}, ${seen}, ${seen}, ${seen})`;
  }
  const logged: [string, string | null][] = [
    ["2028-03-10T02:59:59Z", accountId],
    ["2028-03-10T03:00:00Z", accountId],
    ["2029-03-10T02:59:59Z", null],
    ["2029-03-10T03:00:00Z", null],
  ];
  for (const [at, personId] of logged) {
    await sql`
      INSERT INTO staff_log (id, at, kind, action, person_id, reason, ip, operator)
      VALUES (${ids.next()}, ${at}, 'decision', 'staff.create', ${personId}, ${at}, '', 'test')`;
  }
  await prunePlatform(sql, clock.now());
  const sessions = await sql`SELECT user_agent FROM sessions`;
  expect(sessions.map(({ user_agent: agent }) => agent)).toEqual(["2029-12-10T03:00:00Z"]);
  const log = await sql`SELECT reason FROM staff_log ORDER BY at`;
  expect(log.map(({ reason }) => reason)).toEqual(["2028-03-10T03:00:00Z", "2029-03-10T03:00:00Z"]);
  await expect(sql`DELETE FROM staff_log`).rejects.toThrow(/permission denied/);
});
