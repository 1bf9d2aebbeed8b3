import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testDatabase, testApplicationUrl } from "#test/database.ts";
import { openDatabase } from "../../database/connect.ts";
import type { Sql, Tx } from "../../database/sql.ts";
import { refuse } from "../../refusal.ts";
import { runOnce, type Answer } from "./idempotency.ts";

const ACCOUNT = "01900000-0000-7000-8000-000000000001";
const NOW = new Date("2027-03-10T03:00:00.000Z");

let sql: Sql;
let keys = 0;

beforeAll(async () => {
  sql = await testDatabase();
  await sql`
    INSERT INTO accounts (id, email, name, password_hash, created_at)
    VALUES (${ACCOUNT}, 'keys@example.com', '열쇠', '', ${NOW})`;
});

beforeEach(() => {
  keys += 1;
});

function run(db: Sql, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  const key = `database-key-${keys}`;
  const call = { accountId: ACCOUNT, endpoint: "quotes.create", key, body: {}, now: NOW };
  return runOnce(db, { ...call, traceId: "trace" }, work);
}

async function name(): Promise<string | undefined> {
  const [row] = await sql<{ name: string }[]>`SELECT name FROM accounts WHERE id = ${ACCOUNT}`;
  return row?.name;
}

describe("a refused write", () => {
  it("leaves nothing behind but its answer, which a replay gets", async () => {
    const refused = async (tx: Tx): Promise<Answer> => {
      await tx`UPDATE accounts SET name = '바뀜' WHERE id = ${ACCOUNT}`;
      return refuse("credits_insufficient");
    };
    const first = await run(sql, refused);
    expect(first.status).toBe(409);
    expect(await name()).toBe("열쇠");
    expect(await run(sql, () => Promise.reject(new Error("worked twice")))).toEqual(first);
  });

  it("is refused for whoever waits behind it with the same key, too", async () => {
    // With one connection the second begins the moment the first has ended, and before it could do any more.
    const single = openDatabase({
      url: await testApplicationUrl(),
      max: 1,
      applicationName: "test",
    });
    let works = 0;
    const work = async (): Promise<Answer> => {
      works += 1;
      return works === 1 ? refuse("credits_insufficient") : { status: 201, body: {} };
    };
    const answers = await Promise.all([run(single, work), run(single, work)]);
    await single.end();
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect(works).toBe(1);
  });
});

describe("a write that fails", () => {
  it("keeps no answer, so that the same key may try again", async () => {
    await expect(run(sql, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    await expect(run(sql, async () => refuse("too_many"))).rejects.toThrow();
    expect((await run(sql, async () => ({ status: 201, body: {} }))).status).toBe(201);
  });
});
