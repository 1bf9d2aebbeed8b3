import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "#test/database.ts";
import type { Sql } from "../../database/sql.ts";
import { refuse } from "../../refusal.ts";
import type { Answer } from "./idempotency.ts";
import { runCharge } from "./run-charge.ts";

const ACCOUNT = "01900000-0000-7000-8000-000000000001";
const NOW = new Date("2027-03-10T03:00:00.000Z");

let sql: Sql;
beforeAll(async () => {
  sql = await testDatabase();
  await sql`
    INSERT INTO accounts (id, email, name, password_hash, created_at)
    VALUES (${ACCOUNT}, 'keys@example.com', '열쇠', '', ${NOW})`;
});

type Work = Parameters<typeof runCharge>[2]["work"];

function run(key: string, body: object, work: Work, now = NOW): Promise<Answer> {
  const call = { accountId: ACCOUNT, endpoint: "subscriptions.buy", key, body, now };
  const answerOf = (output: unknown) => ({ status: 201, body: output });
  return runCharge(sql, { ...call, traceId: "trace" }, { answerOf, work });
}

const begun: Work = (transaction) =>
  transaction(
    async () => "paid",
    () => "pending",
  );

describe("a key that two calls use at the same moment", () => {
  it("keeps what was accepted, not the refusal of the other call", async () => {
    const refused = run("key-of-two", { a: 2 }, async () => {
      // By now the other call has been accepted and has had its answer.
      expect(await run("key-of-two", { a: 1 }, begun)).toEqual({ status: 201, body: "paid" });
      return refuse("plan_unknown");
    });
    await expect(refused).rejects.toMatchObject({ code: "idempotency_mismatch" });
    expect(await run("key-of-two", { a: 1 }, begun)).toEqual({ status: 201, body: "paid" });
  });

  it("keeps what was accepted while its answer is awaited, too", async () => {
    const accepted = await run("key-in-flight", { a: 1 }, async (transaction) => {
      const done = await begun(transaction);
      const other = run("key-in-flight", { a: 1 }, async () => refuse("plan_unknown"));
      await expect(other).rejects.toMatchObject({ code: "idempotency_running" });
      return done;
    });
    expect(accepted).toEqual({ status: 201, body: "paid" });
    expect(await run("key-in-flight", { a: 1 }, begun)).toEqual(accepted);
  });

  it("is refused with the first answer for the second one as well", async () => {
    const first = run("key-refused", {}, async () => {
      const inner = await run("key-refused", {}, async () => refuse("method_missing"));
      expect(inner.status).toBe(409);
      return refuse("plan_unknown");
    });
    expect((await first).body).toMatchObject({ error: { code: "method_missing" } });
  });
});

describe("a call whose process died before it answered", () => {
  const LATER = new Date(NOW.getTime() + 61_000);
  let charges = 0;
  /** Writes down a charge in its transaction, and answers what then became of it. */
  const buying =
    (then: (charge: { id: string }) => unknown): Work =>
    async (transaction) =>
      then(
        await transaction(
          async () => ({ id: `charge-${(charges += 1)}` }),
          () => "pending",
        ),
      );
  const died = () => {
    throw new Error("power cut");
  };
  const settled = buying(({ id }) => `${id} paid`);

  beforeEach(() => {
    charges = 0;
  });

  it("runs for a minute, and is then finished by a replay, without a second charge", async () => {
    await expect(run("key-died", {}, buying(died))).rejects.toThrow("power cut");
    const tooSoon = run("key-died", {}, settled, new Date(NOW.getTime() + 59_000));
    await expect(tooSoon).rejects.toMatchObject({ code: "idempotency_running" });
    const finished = await run("key-died", {}, settled, LATER);
    expect(finished).toEqual({ status: 201, body: "charge-1 paid" });
    expect(charges).toBe(1);
    expect(await run("key-died", {}, buying(died), LATER)).toEqual(finished);
  });

  it("is finished by one replay at a time, and by the next one when that dies, too", async () => {
    await expect(run("key-again", {}, buying(died))).rejects.toThrow("power cut");
    const outer = buying(async (charge) => {
      const other = run("key-again", {}, settled, LATER);
      await expect(other).rejects.toMatchObject({ code: "idempotency_running" });
      return `${charge.id} paid`;
    });
    await expect(run("key-again", {}, buying(died), LATER)).rejects.toThrow("power cut");
    expect((await run("key-again", {}, outer, LATER)).body).toBe("charge-1 paid");
    expect(charges).toBe(1);
  });

  it("answers what came first, also to whoever was taken for dead and comes to something else", async () => {
    const slow = buying(async ({ id }) => {
      expect((await run("key-slow", {}, settled, LATER)).body).toBe(`${id} paid`);
      return `${id} declined`;
    });
    const first = { status: 201, body: "charge-1 paid" };
    expect(await run("key-slow", {}, slow)).toEqual(first);
    expect(await run("key-slow", {}, settled, LATER)).toEqual(first);
  });

  it("keeps what was accepted when it would be refused by now", async () => {
    await expect(run("key-changed", {}, buying(died))).rejects.toThrow("power cut");
    const refused: Work = async () => refuse("plan_unknown");
    const finished = { status: 201, body: "pending" };
    expect(await run("key-changed", {}, refused, LATER)).toEqual(finished);
    expect(await run("key-changed", {}, settled, LATER)).toEqual(finished);
    const declined = buying(() => refuse("payment_declined"));
    await expect(run("key-declined", {}, buying(died))).rejects.toThrow("power cut");
    expect((await run("key-declined", {}, declined, LATER)).status).toBe(409);
  });
});
