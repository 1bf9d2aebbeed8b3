import { readdir } from "node:fs/promises";
import { pino } from "pino";
import { beforeAll, describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { verifyChain, type ChainLink } from "#domain/review/chain.ts";
import { LEFT_MEMBER, LEFT_MESSAGE } from "#domain/withdrawal/left-names.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { buildPages } from "#test/build-pages.ts";
import type { TestClient } from "#test/client.ts";
import { freshKey, hireBody, makeSignedInPro, quoteBody } from "#test/factories/market.ts";
import { makePiece } from "#test/factories/portfolio.ts";
import { publish } from "#test/factories/requests.ts";
import { reviewFields } from "#test/factories/reviews.ts";
import { signUp, TEST_PASSWORD, type signUpInput } from "#test/factories/sign-ups.ts";
import { templateBody } from "#test/factories/templates.ts";
import { buyTopUp } from "#test/factories/top-ups.ts";
import { uploadPicture } from "#test/factories/uploads.ts";
import { connectTo } from "#server/platform/database/connect-to.ts";
import { testDatabaseUrl } from "#test/database.ts";
import { findMarks } from "#test/personal-data/find-marks.ts";

let app: TestApp;
/** All that the process logged, at every level. */
const logged: string[] = [];
beforeAll(async () => {
  app = await testApp(undefined, {
    log: pino({ level: "trace" }, { write: (line) => void logged.push(line) }),
    pages: { kind: "built", distDir: buildPages() },
  });
}, 120_000);

/** What a page says that the product may have kept ready for anybody. */
async function sharedPage(url: string): Promise<string> {
  const headers = { accept: "text/html" };
  return String((await app.visitor().raw({ method: "GET", url, headers })).body);
}

const MARKS = {
  name: "표식이름",
  email: "mark-mail@example.com",
  phone: "+821077665544",
  chat: "표식대화 내일 아침에 오실 수 있나요",
  place: "표식주소 1",
  endpoint: "mark-device",
  answer: "표식사정",
};
const EVERY_MARK = Object.values(MARKS);

interface Person {
  client: TestClient;
  id: string;
  email: string;
}

async function person(
  facts: Partial<ReturnType<typeof signUpInput>> = {},
  phone?: string,
): Promise<Person> {
  const { client, user } = await signUp(app, facts);
  const number = phone ?? `+8210${user.id.replaceAll(/\D/g, "").slice(-8).padStart(8, "1")}`;
  await app.sql`
    UPDATE accounts SET phone = ${number}, phone_verified_at = ${app.clock.now()} WHERE id = ${user.id}`;
  return { client, id: user.id, email: user.email };
}

const ask = ({ client }: Person, more: Record<string, unknown> = {}) =>
  client.send("users.me.withdrawal.ask", { password: TEST_PASSWORD, ...more });

async function later(ms: number): Promise<void> {
  app.clock.advance(ms);
  await app.sweep();
}

const login = (email: string, more: Record<string, unknown> = {}) =>
  app.visitor().send("auth.login", { email, password: TEST_PASSWORD, ...more });

describe("coming back", () => {
  it("is asked at login, and lets a pro be found again", async () => {
    const kim = await person();
    const other = await person();
    const requestId = await publish(kim.client);
    expect((await ask(kim)).status).toBe(200);
    const [request] = await app.sql`SELECT state FROM requests WHERE id = ${requestId}`;
    expect(request?.state).toBe("closed");
    const back = await login(kim.email, { come_back: true });
    expect(back.status).toBe(200);
    await later(4 * DAY_MS);
    expect((await login(kim.email)).status).toBe(200);
    expect((await login(other.email)).status).toBe(200);
  });

  it("needs no login in the browser in which it was asked, and works once", async () => {
    const kim = await person();
    await ask(kim);
    const stranger = await app.visitor().call("users.me.withdrawal.undo");
    expect(stranger.error.code).toBe("nothing_pending");
    expect((await kim.client.call("users.me.withdrawal.undo")).status).toBe(200);
    expect((await kim.client.call("users.me.withdrawal.undo")).status).toBe(409);
    expect((await login(kim.email)).status).toBe(200);
  });
});

describe("a pro who leaves", () => {
  it("leaves the market at once, and comes back to it", async () => {
    const pro = await makeSignedInPro(app, { name: "표식고수" });
    const customer = await person();
    await makePiece(pro.client);
    await pro.client.call("quotes.templates.create", templateBody({ name: "표식고수 틀" }));
    const requestId = await publish(customer.client);
    const {
      body: quote,
      status,
      error,
    } = await pro.client.call(
      "quotes.create",
      quoteBody(requestId, { message: "표식고수가 꼼꼼하게 청소해 드릴게요" }),
      freshKey(),
    );
    if (status !== 201) throw new Error(JSON.stringify(error));
    const held = async () =>
      (await app.sql`SELECT state FROM credit_holds WHERE quote_id = ${quote.id}`)[0]?.state;
    expect(await held()).toBe("held");
    const shared = [
      `/pros/${pro.proId}`,
      "/services/move-in-cleaning",
      "/search?service=move-in-cleaning",
    ];
    for (const path of shared) expect(await sharedPage(path), path).toContain("표식고수");
    // Without a password of theirs it is enough that a provider has vouched for them a moment ago.
    await app.sql`UPDATE accounts SET password_hash = '' WHERE id = ${pro.account.id}`;
    expect((await pro.client.call("users.me.withdrawal.ask", {})).error?.code).toBe(
      "proof_required",
    );
    const vouch = () => app.sql`
      UPDATE sessions SET proven_at = ${app.clock.now()} WHERE account_id = ${pro.account.id}`;
    await vouch();
    expect((await pro.client.call("users.me.withdrawal.ask", {})).status).toBe(200);
    expect(await held()).toBe("released");
    const page = () => app.visitor().call("pro.get", { proId: pro.proId });
    expect((await page()).status).toBe(404);
    expect((await app.sql`SELECT FROM search_pros WHERE pro_id = ${pro.proId}`).length).toBe(0);
    await pro.client.call("users.me.withdrawal.undo");
    expect((await page()).status).toBe(200);

    const again = await app.as(pro.account);
    await later(11 * 60_000);
    expect((await again.call("users.me.withdrawal.ask", {})).error.code).toBe("proof_required");
    const fresh = await app.as(pro.account);
    await vouch();
    expect((await fresh.call("users.me.withdrawal.ask", {})).status).toBe(200);
    await later(3 * DAY_MS);
    const after = await findMarks(["표식고수"], app.folder);
    expect(after.product).toEqual([]);
    expect((await page()).status).toBe(404);
    for (const path of shared) expect(await sharedPage(path), path).not.toContain("표식고수");
    expect(logged.join("\n")).not.toContain("표식고수");
    expect((await customer.client.call("quotes.get", { quoteId: quote.id })).status).toBe(200);
    expect((await customer.client.call("requests.get", { requestId })).status).toBe(200);
  });

  it("has to choose what becomes of credits that were paid for", async () => {
    const kim = await person();
    await buyTopUp(app, kim.client, { pack: "ten" });
    const { body } = await kim.client.call("users.me.withdrawal");
    expect(body.unused).toEqual({
      credits: 10,
      paid_credits: 10,
      membership_until: null,
      refund: { amount: 13_200, membership: 0, packs: 13_200, by_bank: false },
    });
    expect((await ask(kim)).error.fields?.choice).toHaveLength(1);
    expect((await ask(kim, { choice: "give_up" })).status).toBe(200);
  });
});

describe("what a customer leaves behind", () => {
  let kim: Person;
  let pro: Awaited<ReturnType<typeof makeSignedInPro>>;
  let quoteId: string;
  let completedAt: Date;
  const places = () => findMarks(EVERY_MARK, app.folder);
  const stored = () => readdir(app.folder, { recursive: true });

  it("is all there before, and stands in the way while work runs", async () => {
    kim = await person({ name: MARKS.name, email: MARKS.email }, MARKS.phone);
    pro = await makeSignedInPro(app);
    const keys = {
      p256dh: "BPxYd0vS6bFIJSBpC0tN6IFGEAjOiL7VPgIUQ9pW4KsZ",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    };
    await app.sql`
      INSERT INTO push_devices (id, account_id, endpoint, p256dh, auth, name, created_at)
      VALUES (${app.ids.next()}, ${kim.id}, ${`https://fcm.googleapis.com/${MARKS.endpoint}`},
              ${keys.p256dh}, ${keys.auth}, ${MARKS.endpoint}, ${app.clock.now()})`;
    const photo = await uploadPicture(kim.client, "message_file");
    const requestId = await publish(kim.client);
    await app.sql`
      UPDATE requests SET answers = answers || ${app.sql.json({ note: MARKS.answer })} WHERE id = ${requestId}`;
    const quoted = await pro.client.call("quotes.create", quoteBody(requestId), freshKey());
    quoteId = quoted.body.id;
    await kim.client.call("quotes.get", { quoteId });
    await kim.client.call("quotes.messages.create", {
      quoteId,
      text: MARKS.chat,
      upload_ids: [photo],
    });
    await pro.client.call("quotes.messages.create", { quoteId, text: "네, 갈 수 있어요." });
    // What the product wrote to others about them.
    await app.sql`
      INSERT INTO notifications (id, account_id, kind, title, body, path, created_at)
      VALUES (${app.ids.next()}, ${pro.account.id}, 'hired', ${`${MARKS.name} 님이 고용했어요`}, '', '/', ${app.clock.now()})`;
    await kim.client.call("requests.hire", {
      ...hireBody(requestId, quoteId),
      agreed_date: "2027-12-01",
      place: MARKS.place,
    });

    const { body } = await kim.client.call("users.me.withdrawal");
    expect(body.blockers.map(({ kind, path }) => [kind, path])).toEqual([
      ["hire_as_customer", "/requests"],
    ]);
    expect((await ask(kim)).error.code).toBe("withdrawal_blocked");
    const asPro = await pro.client.call("users.me.withdrawal");
    expect(asPro.body.blockers.map(({ kind }) => kind)).toEqual(["hire_as_pro"]);

    await kim.client.call("requests.complete", { requestId });
    completedAt = app.clock.now();
    const hireId =
      (await app.sql<{ id: string }[]>`SELECT id FROM hires WHERE quote_id = ${quoteId}`)[0]?.id ??
      "";
    const review = await kim.client.call("reviews.create", { ...reviewFields, hire_id: hireId });
    expect(review.status).toBe(201);
    const before = await places();
    expect(before.product.length).toBeGreaterThanOrEqual(8);
    expect(before.archive).toEqual([]);
  });

  it("is told first: what goes, and what the law has us keep", async () => {
    const { body } = await kim.client.call("users.me.withdrawal");
    expect(body).toMatchObject({ blockers: [], unused: null });
    expect(body.stays.map(({ label, term }) => `${label} ${term}`)).toEqual([
      "계약과 청약 철회 기록 5년",
      "표시·광고 기록 6개월",
      "로그인 기록 3개월",
    ]);
  });

  it("goes for good after three days, with the files, and stays in the archive alone", async () => {
    await kim.client.call("users.me.exports.create", { password: TEST_PASSWORD });
    await later(60_000);
    expect((await stored()).join()).toMatch(/export-.*\.zip/);
    expect((await ask(kim, { password: "다른 비밀번호예요" })).error.code).toBe("invalid");
    expect((await ask(kim)).status).toBe(200);
    expect((await kim.client.call("users.me")).status).toBe(401);
    expect((await login(MARKS.email)).error.code).toBe("withdrawing");
    await later(3 * DAY_MS - 120_000);
    expect((await login(MARKS.email)).error.code).toBe("withdrawing");
    await later(120_000);

    const after = await places();
    expect(after.product).toEqual([]);
    expect(after.files).toEqual([]);
    expect(logged.length).toBeGreaterThan(20);
    for (const mark of EVERY_MARK) expect(logged.join("\n"), mark).not.toContain(mark);
    expect((await stored()).filter((name) => /export-|\.webp$/.test(name))).toEqual([]);
    const kept = after.archive.join("\n");
    for (const mark of [
      MARKS.name,
      MARKS.email,
      MARKS.phone,
      MARKS.chat,
      MARKS.place,
      MARKS.answer,
    ]) {
      expect(kept, mark).toContain(mark);
    }
    expect(kept).not.toContain(MARKS.endpoint);
    expect((await login(MARKS.email)).error.code).toBe("login_failed");
  });

  it("leaves both sides' conversation readable, and the review by nobody's name", async () => {
    const { body } = await pro.client.call("quotes.messages", { quoteId });
    const texts = body.items.map(({ text }) => text);
    expect(texts).toContain(LEFT_MESSAGE);
    expect(texts).toContain("네, 갈 수 있어요.");
    expect((await pro.client.call("quotes.get", { quoteId })).status).toBe(200);
    const reviews = await app.visitor().call("pro.reviews", { proId: pro.proId });
    expect(reviews.body.items[0]?.body).toBe(reviewFields.body);
    expect(reviews.body.items[0]?.author_name).toBe(LEFT_MEMBER);
    const chain = await app.visitor().call("pro.reviews.chain", { proId: pro.proId });
    expect(verifyChain(chain.body.items as ChainLink[])).toMatchObject({ ok: true, length: 1 });
    const requests = await pro.client.call("pro.requests");
    expect(requests.status).toBe(200);
  });

  it("gives e-mail address and number to whoever joins with them", async () => {
    const again = await person({ email: MARKS.email, name: "새로온이" }, MARKS.phone);
    expect(again.id).not.toBe(kim.id);
    await app.sql`UPDATE accounts SET email = 'other@example.com', phone = '+821012121212', name = '다른이' WHERE id = ${again.id}`;
  });

  it("cannot be read by the product where it is kept", async () => {
    await expect(app.sql`SELECT * FROM archive.records`).rejects.toThrow(/permission denied/);
    await expect(app.sql`DELETE FROM archive.records`).rejects.toThrow(/permission denied/);
  });

  it("goes there, too, when its legal term is over, which a log without anybody says", async () => {
    const terms = async () => (await places()).archive.length;
    const inFiveYears = new Date(completedAt);
    inFiveYears.setUTCFullYear(inFiveYears.getUTCFullYear() + 5);
    app.clock.set(new Date(inFiveYears.getTime() - DAY_MS));
    await app.sweep();
    expect(await terms()).toBeGreaterThan(3);
    app.clock.set(new Date(inFiveYears.getTime() + DAY_MS));
    await app.sweep();
    expect(await terms()).toBe(0);
    const owner = connectTo(await testDatabaseUrl(), { max: 1 });
    const log = await owner`
      SELECT row_to_json(d)::text AS line FROM archive.destructions d WHERE table_name = 'hires'`;
    const whose = await owner`SELECT FROM archive.records WHERE account_id = ${kim.id}`;
    await expect(owner`DELETE FROM archive.destructions`).rejects.toThrow(/only ever added to/);
    await owner.end();
    expect(log.map(({ line }) => String(line)).join()).toContain('"row_count":1');
    expect(log.map(({ line }) => String(line)).join()).not.toContain(kim.id);
    expect(whose).toHaveLength(0);
  });
});
