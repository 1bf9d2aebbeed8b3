import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount, type TestAccount } from "#test/factories/accounts.ts";
import { freshKey, notificationKinds } from "#test/factories/market.ts";
import { orderBankRefund } from "#test/factories/bank-refunds.ts";
import { buyTopUp } from "#test/factories/top-ups.ts";

const NUMBER = "110-123-456789";
const DIGITS = "110123456789";
const given = { bank: "088", account_number: NUMBER, holder: " 김 솜씨 " };

let app: TestApp;
let staff: TestClient;
let account: TestAccount;
let person: TestClient;
let refundId: string;

beforeAll(async () => {
  app = await testApp("2027-03-10T03:00:00Z");
  staff = await app.as(await makeAccount(app, { role: "staff" }));
});

beforeEach(async () => {
  account = await makeAccount(app, { name: "김솜씨" });
  person = await app.as(account);
  refundId = await orderBankRefund(app, person);
});

const setAccount = (changes: Partial<typeof given> = {}) =>
  person.call("users.me.refundAccount.set", { refundId, ...given, ...changes });
const seen = async () => (await staff.call("staff.refunds.get", { refundId })).body;
const paid = (version: number, reference = "20270310-0042") =>
  staff.call("staff.refunds.paid", { refundId, reference, version });

describe("the account of a refund", () => {
  it("is told by its owner, who sees the bank and four digits, and the day of the transfer", async () => {
    const { status, body } = await setAccount();
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        state: "waiting",
        account: { bank_name: "신한은행", number_masked: "•••6789" },
        // Wednesday's third business day is Monday.
        due_on: "2027-03-15",
      }),
    ]);
    const { items } = (await person.call("users.me.refunds")).body;
    expect(items).toEqual([body]);
  });

  it("can be read by nobody who only has the database", async () => {
    await setAccount();
    const [row] = await app.sql<{ sealed: Uint8Array }[]>`
      SELECT sealed FROM refund_accounts WHERE refund_id = ${refundId}`;
    const box = Buffer.from(row?.sealed ?? []);
    for (const part of [DIGITS, NUMBER, "솜씨", "088"]) expect(box.includes(part)).toBe(false);
  });

  it("may be corrected until the money is sent", async () => {
    await setAccount();
    await setAccount({ account_number: "3333-01-1234567", bank: "090" });
    expect(await seen()).toMatchObject({
      account: { bank_name: "카카오뱅크", account_number: "3333011234567", holder: "김 솜씨" },
    });
  });

  it.each([
    ["bank", { bank: "999" }],
    ["account_number", { account_number: "12345" }],
    ["holder", { holder: "김" }],
  ])("has to be sound: %s", async (field, changes) => {
    const { status, error } = await setAccount(changes);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [field]]);
  });

  it("belongs to one's own refund that waits for a transfer", async () => {
    const other = await app.as(await makeAccount(app));
    const refused = await other.call("users.me.refundAccount.set", { refundId, ...given });
    expect([refused.status, refused.error.code]).toEqual([404, "not_found"]);
    expect((await other.call("users.me.refunds")).body.items).toEqual([]);
    const { topUpId } = await buyTopUp(app, person);
    await person.call("credits.topUps.refund", { topUpId }, freshKey());
    const [back] = (await person.call("users.me.refunds")).body.items;
    refundId = back?.id ?? "";
    expect((await setAccount()).error.code).toBe("state_forbids");
  });
});

describe("staff", () => {
  it("find what they can send apart from what waits for an account", async () => {
    const listed = async (state: "known" | "missing") => {
      const { items } = (await staff.call("staff.refunds", { account: state, limit: 100 })).body;
      return items.find(({ id }) => id === refundId);
    };
    const before = Number((await staff.call("staff.queue")).body.refunds);
    expect(await listed("known")).toBeUndefined();
    expect(await listed("missing")).toMatchObject({
      person: "김○○",
      reason: "top_up_unused",
      due_on: null,
    });
    await setAccount();
    expect(await listed("missing")).toBeUndefined();
    expect(await listed("known")).toMatchObject({ amount: 39_600, due_on: "2027-03-15" });
    expect((await staff.call("staff.queue")).body.refunds).toBe(before + 1);
  });

  it("are written down when they look at an account", async () => {
    await setAccount();
    await seen();
    const [entry] = (await staff.call("staff.log", { kind: "look_up" })).body.items;
    expect(entry).toMatchObject({
      action: "refund.look_up",
      subject: { kind: "refund", id: refundId },
      person: "김○○",
    });
  });

  it("note the transfer once, and the person is told", async () => {
    await setAccount();
    const { account: shown } = await seen();
    const version = shown?.version ?? 0;
    const answers = await Promise.all([paid(version), paid(version)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await seen()).toMatchObject({ state: "done", transfer_reference: "20270310-0042" });
    expect(await notificationKinds(person)).toContain("refund_sent");
    expect((await setAccount()).error.code).toBe("state_forbids");
    const { decisions } = await seen();
    expect(decisions).toMatchObject([{ action: "refund.paid", reason: "20270310-0042" }]);
  });

  it("ask for another account when the bank takes none of it, and the person is told why", async () => {
    await setAccount();
    const version = (await seen()).account?.version ?? 0;
    const reason = "예금주 이름이 은행에 등록된 이름과 달라요.";
    const askAgain = () => staff.call("staff.refunds.askAgain", { refundId, version, reason });
    expect((await askAgain()).status).toBe(200);
    // What is gone cannot be sent to, nor be asked about twice.
    expect((await askAgain()).error.code).toBe("state_forbids");
    expect((await paid(version)).error.code).toBe("state_forbids");
    const { account: known, state, due_on: dueOn, decisions } = await seen();
    expect({ known, state, dueOn }).toEqual({ known: null, state: "waiting", dueOn: null });
    expect(decisions).toMatchObject([{ action: "refund.ask_again", reason }]);
    const [row] = await app.sql`SELECT FROM refund_accounts WHERE refund_id = ${refundId}`;
    expect(row).toBeUndefined();
    const notices = (await person.call("users.me.notifications", {})).body.items;
    expect(notices.find(({ kind }) => kind === "refund_account_refused")?.body).toBe(
      `알려 주신 계좌로 39,600원을 보낼 수 없었어요. ${reason} 받을 계좌를 다시 알려 주세요.`,
    );
    app.clock.advance(1_000);
    await setAccount({ bank: "004" });
    expect((await paid((await seen()).account?.version ?? 0)).status).toBe(200);
  });

  it("delete no account that was changed since they looked", async () => {
    await setAccount();
    const version = (await seen()).account?.version ?? 0;
    app.clock.advance(1_000);
    await setAccount({ bank: "004" });
    const refused = await staff.call("staff.refunds.askAgain", {
      refundId,
      version,
      reason: "은행에 없는 계좌라고 해요.",
    });
    expect(refused.error.code).toBe("conflict");
    expect((await seen()).account?.bank_name).toBe("KB국민은행");
  });

  it("leave an account alone that comes while they ask for another", async () => {
    await setAccount();
    const version = (await seen()).account?.version ?? 0;
    app.clock.advance(1_000);
    const asked = { refundId, version, reason: "은행에 없는 계좌라고 해요." };
    const answers = await Promise.all([
      setAccount({ bank: "004" }),
      staff.call("staff.refunds.askAgain", asked),
    ]);
    const kept = (await seen()).account;
    // Whichever came first: what was named last stands, and what was refused changed nothing.
    expect(answers[0].status).toBe(200);
    expect(kept?.bank_name).toBe("KB국민은행");
  });

  it("send nothing to an account that was changed since they looked", async () => {
    await setAccount();
    const version = (await seen()).account?.version ?? 0;
    app.clock.advance(1_000);
    await setAccount({ bank: "004" });
    expect((await paid(version)).error.code).toBe("conflict");
  });

  it("send nothing before an account is told, and not what the gateway gives back", async () => {
    expect((await seen()).account).toBeNull();
    expect((await paid(0)).error.code).toBe("state_forbids");
    expect((await paid(0, "1")).error.fields).toHaveProperty("reference");
  });
});
