import { beforeEach, describe, expect, it } from "vitest";
import { testApp } from "#test/app.ts";
import { answering, NO_DEVICE, testUnsubscribePath } from "#test/delivery-bench.ts";
import { testDatabaseUrl } from "#test/database.ts";
import { scrapedFigure } from "#test/scraped-figure.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeDelivery } from "#test/factories/deliveries.ts";
import { makePaymentThings } from "#test/factories/payment-things.ts";
import { makePro } from "#test/factories/pros.ts";
import { deliverDue } from "#server/features/deliveries/deliver.ts";
import { noteDown } from "#server/features/deliveries/breakers.ts";
import { enqueueMessage } from "#server/features/deliveries/queries.ts";
import { noteCheck } from "#server/commands/note-check.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import { connectOnce } from "#server/platform/database/connect-to.ts";
import { inTransaction } from "#server/platform/database/in-transaction.ts";

const MINUTE = 60_000;
const app = await testApp();
const { sql, clock, ids } = app;

beforeEach(async () => {
  await sql`DELETE FROM deliveries`;
  await sql`DELETE FROM delivery_breakers`;
});

const figure = (series: string) => scrapedFigure(app, series);

async function enqueue(notBefore?: Date): Promise<void> {
  await inTransaction(sql, (tx) =>
    enqueueMessage(tx, {
      id: ids.next(),
      accountId: null,
      channel: "email",
      to: "a@somssi.kr",
      subject: "솜씨",
      text: "안녕하세요.",
      purpose: "digest",
      now: clock.now(),
      notBefore,
    }),
  );
}

const later = (ms: number) => new Date(clock.now().getTime() + ms);

const deliverTo = (port: ReturnType<typeof answering>) =>
  deliverDue({
    sql,
    port,
    push: NO_DEVICE,
    origin: "https://somssi.kr",
    unsubscribePath: testUnsubscribePath,
    now: clock.now(),
    limit: 10,
  });

describe("figures of delivery", () => {
  const AGE = 'somssi_undelivered_notice_age_seconds{channel="email"}';
  const COUNT = 'somssi_undelivered_notices{channel="email"}';

  it("grow with a message that does not go out, and end with it", async () => {
    await enqueue();
    await enqueue(later(30 * MINUTE));
    clock.advance(5 * MINUTE);
    expect(await figure(AGE)).toBe(300);
    expect(await figure(COUNT)).toBe(1);
    await deliverTo(answering({ outcome: "sent" }));
    expect(await figure(AGE)).toBe(0);
    expect(await figure(COUNT)).toBe(0);
    clock.advance(26 * MINUTE);
    expect(await figure(AGE)).toBe(60);
    expect(await figure('somssi_undelivered_notice_age_seconds{channel="push"}')).toBe(0);
  });

  it("count from the first try of what is tried again, also while its provider is left alone", async () => {
    await enqueue();
    await deliverTo(answering({ outcome: "unknown", providerDown: true, reason: "network" }));
    clock.advance(30_000);
    expect(await figure(AGE)).toBe(30);
    clock.advance(3 * MINUTE);
    await deliverTo(answering({ outcome: "unknown", reason: "network" }));
    expect(await figure(AGE)).toBe(210);
  });

  it("tell of a channel that is left alone until it is tried again", async () => {
    const paused = 'somssi_delivery_paused{channel="sms"}';
    expect(await figure(paused)).toBe(0);
    for (let failure = 1; failure <= 3; failure += 1) await noteDown(sql, "sms", clock.now());
    expect(await figure(paused)).toBe(1);
    clock.advance(2 * MINUTE);
    expect(await figure(paused)).toBe(0);
  });

  it("count what was given up on the last day", async () => {
    const person = await makeAccount(app);
    await makeDelivery(app, person, { state: "failed" });
    await makeDelivery(app, person, { state: "unclear", channel: "sms", to: "+821012345678" });
    expect(await figure('somssi_dead_letters{channel="email",state="failed"}')).toBe(1);
    expect(await figure('somssi_dead_letters{channel="sms",state="unclear"}')).toBe(1);
    clock.advance(24 * 60 * MINUTE);
    expect(await figure('somssi_dead_letters{channel="email",state="failed"}')).toBe(0);
  });

  it("grow with a notice about which nobody decides", async () => {
    const name = "somssi_unplanned_notice_age_seconds";
    await sql`UPDATE notifications SET planned_at = created_at`;
    expect(await figure(name)).toBe(0);
    const { id } = await makeAccount(app);
    await sql`
      INSERT INTO notifications (id, account_id, kind, title, body, path, created_at)
      VALUES (${ids.next()}, ${id}, 'quote_received', '견적', '견적이 왔어요.', '/', ${clock.now()})`;
    clock.advance(2 * MINUTE);
    expect(await figure(name)).toBe(120);
  });
});

describe("figures of money", () => {
  it("count refunds that wait, and what staff are called for", async () => {
    const refunds = 'somssi_waiting_refunds{method="bank_transfer"}';
    const alarms = 'somssi_open_billing_alarms{about="our_fault"}';
    expect(await figure(refunds)).toBe(0);
    expect(await figure(alarms)).toBe(0);
    const { account } = await makePro(app);
    const { refund } = await makePaymentThings(app, await app.as(account));
    clock.advance(MINUTE);
    // Nobody has said yet to which account it goes.
    expect(await figure(refunds)).toBe(0);
    await sql`
      INSERT INTO refund_accounts (refund_id, sealed, submitted_at) VALUES (${refund}, 'sealed', ${clock.now()})`;
    clock.advance(MINUTE);
    expect(await figure(refunds)).toBe(1);
    expect(await figure('somssi_waiting_refund_age_seconds{method="bank_transfer"}')).toBe(60);
    expect(await figure('somssi_waiting_refunds{method="gateway"}')).toBe(0);
    expect(await figure(alarms)).toBe(1);
  });

  it("grow with a webhook that nobody handles", async () => {
    const name = "somssi_unhandled_webhook_age_seconds";
    expect(await figure(name)).toBe(0);
    await sql`
      INSERT INTO webhook_inbox (id, type, payment_id, body, received_at)
      VALUES ('w1', 'Transaction.Paid', 'p1', '{}', ${clock.now()})`;
    clock.advance(2 * MINUTE);
    expect(await figure(name)).toBe(120);
    await sql`UPDATE webhook_inbox SET handled_at = ${clock.now()}`;
    expect(await figure(name)).toBe(0);
  });
});

describe("figures of the background work", () => {
  const asOwner = async (statement: string) => {
    const owner = connectOnce(await testDatabaseUrl());
    try {
      await owner.unsafe(statement);
    } finally {
      await owner.end();
    }
  };

  it("grow with a job that nobody starts, and tell one that fails", async () => {
    const due = 'somssi_due_job_age_seconds{job="prune"}';
    const failing = 'somssi_failing_jobs{job="prune"}';
    expect(await figure(due)).toBeUndefined();
    await sql`SELECT enqueue_job('prune')`;
    await asOwner("UPDATE graphile_worker._private_jobs SET run_at = now() - interval '5 minutes'");
    expect(await figure(due)).toBeCloseTo(300, -1.5);
    expect(await figure(failing)).toBe(0);
    await asOwner(
      "UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = 'broken'",
    );
    expect(await figure(due)).toBe(0);
    expect(await figure(failing)).toBe(1);
  });

  it("tell when a worker last enqueued the minute's jobs, once one has", async () => {
    expect(await figure("somssi_job_schedule_age_seconds")).toBeUndefined();
    await asOwner(`INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      VALUES ('sweep', now(), now() - interval '4 minutes'), ('prune', now(), now() - interval '40 minutes')`);
    expect(await figure("somssi_job_schedule_age_seconds")).toBeCloseTo(240, -1.5);
  });
});

describe("figures of the database", () => {
  it("tell of a statement that runs long, and of a transaction that stays open", async () => {
    expect(await figure("somssi_slow_statements")).toBe(0);
    // Caught from the start: it may be refused before the one that cancels it is answered.
    const slow = sql`SELECT pg_sleep(60)`.execute().catch((error: unknown) => error);
    await expect.poll(() => figure("somssi_slow_statements"), { interval: 100 }).toBe(1);
    expect(await figure("somssi_longest_statement_seconds")).toBeGreaterThan(1);
    expect(await figure("somssi_longest_transaction_seconds")).toBeGreaterThan(1);
    await sql`SELECT pg_cancel_backend(pid) FROM pg_stat_activity
      WHERE wait_event = 'PgSleep' AND datname = current_database()`;
    expect(await slow).toMatchObject({ code: "57014" });
    expect(await figure("somssi_slow_statements")).toBe(0);
  });

  it("say nothing of replication where there is no replica", async () => {
    const { body } = await app.visitor().raw({ method: "GET", url: "/metrics" });
    expect(body).toContain("# TYPE somssi_replication_lag_bytes gauge");
    expect(body).not.toContain("somssi_replication_lag_bytes{");
    expect(await figure('somssi_figures_read{group="database"}')).toBe(1);
  });
});

it("answers a scrape also where a group cannot be read, and says which", async () => {
  const owner = connectOnce(await testDatabaseUrl());
  try {
    await owner.begin(async (lock) => {
      await lock`LOCK TABLE refunds IN ACCESS EXCLUSIVE MODE`;
      expect(await figure('somssi_figures_read{group="money"}')).toBe(0);
      expect(await figure("somssi_due_membership_age_seconds")).toBeUndefined();
      expect(await figure('somssi_figures_read{group="jobs"}')).toBe(1);
    });
  } finally {
    await owner.end();
  }
  expect(await figure('somssi_figures_read{group="money"}')).toBe(1);
  expect(await figure("somssi_due_membership_age_seconds")).toBeDefined();
});

describe("figures of what is done at night", () => {
  it("count from the last copy and the last check of the books, and tell what was wrong with them", async () => {
    const owner = openDatabase({ url: await testDatabaseUrl(), max: 1, applicationName: "test" });
    try {
      await owner`UPDATE operator_checks SET at = now() - interval '2 days'`;
      clock.advance(MINUTE);
      const age = (check: string) => figure(`somssi_check_age_seconds{check="${check}"}`);
      expect(await age("backup")).toBeGreaterThanOrEqual(2 * 86_400);
      await noteCheck(owner, "backup", 0);
      await noteCheck(owner, "ledger", 3);
      const again = { app: await testApp() };
      const fresh = (series: string) => scrapedFigure(again.app, series);
      expect(await fresh('somssi_check_age_seconds{check="backup"}')).toBeLessThan(60);
      expect(await fresh('somssi_check_faults{check="ledger"}')).toBe(3);
      await expect(sql`UPDATE operator_checks SET faults = 0`).rejects.toMatchObject({
        code: "42501",
      });
    } finally {
      await owner.end();
    }
  });
});
