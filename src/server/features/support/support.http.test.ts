import { beforeAll, describe, expect, it } from "vitest";
import { routeOf } from "#contract/routes.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { TICKET_LIMITS } from "#domain/support/ticket-rules.ts";
import { CLOSE_AFTER_DAYS } from "#domain/support/ticket-times.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount, type TestAccount } from "#test/factories/accounts.ts";
import { makeHire } from "#test/factories/hires.ts";
import { makePro, type TestPro } from "#test/factories/pros.ts";
import { makeTicket, ticketBody } from "#test/factories/tickets.ts";
import { uploadPicture } from "#test/factories/uploads.ts";
import { pdf } from "#test/hostile-files.ts";
import { deliverNotices, inboxOf } from "#test/local-delivery.ts";
import { multipartForm } from "#test/multipart-form.ts";
import { answerOf } from "#test/same-as-missing.ts";

let app: TestApp;
let account: TestAccount;
let pro: TestPro;
let requestId: string;
let person: TestClient;
let asPro: TestClient;
let other: TestClient;
let staff: TestClient;
let colleague: TestClient;

beforeAll(async () => {
  app = await testApp("2027-03-10T03:00:00Z");
  account = await makeAccount(app, { name: "김솜씨" });
  pro = await makePro(app);
  ({ requestId } = await makeHire(app, { customerId: account.id, proId: pro.proId }));
  person = await app.as(account);
  asPro = await app.as(pro.account);
  other = await app.as(await makeAccount(app));
  const facts = { role: "staff", staffLevel: "moderator" } as const;
  staff = await app.as(await makeAccount(app, { ...facts, name: "한서윤" }));
  colleague = await app.as(await makeAccount(app, { ...facts, name: "오하늘" }));
});

const answerText = "서버의 오류를 고쳤어요. 다시 열어 보시고 안 되면 알려 주세요.";
const see = async (ticketId: string) =>
  (await person.call("support.tickets.get", { ticketId })).body;
const look = async (ticketId: string) => (await staff.call("staff.tickets.get", { ticketId })).body;
const answer = async (ticketId: string, changes: { version?: number; uploads?: string[] } = {}) =>
  staff.call("staff.tickets.answer", {
    ticketId,
    version: changes.version ?? (await look(ticketId)).version,
    text: answerText,
    upload_ids: changes.uploads ?? [],
  });

async function staffFile(client: TestClient, purpose = "support_file") {
  const { method, path } = routeOf("staff.uploads.create");
  const form = multipartForm([
    { name: "purpose", value: purpose },
    { name: "file", fileName: "안내.pdf", bytes: pdf("") },
  ]);
  return client.raw<"staff.uploads.create">({ method, url: path, ...form });
}

describe("asking the help desk", () => {
  it("keeps what was asked, with the failed request, a file and what it is about", async () => {
    const file = await uploadPicture(person, "support_file");
    const { status, body } = await person.call(
      "support.tickets.create",
      ticketBody({
        upload_ids: [file],
        trace_id: "01a20e25-5d35-7000-8000-000000000001",
        about: { kind: "request", id: requestId },
      }),
    );
    expect([status, body]).toMatchObject([
      201,
      {
        state: "new",
        trace_id: "01a20e25-5d35-7000-8000-000000000001",
        about: { kind: "request", id: requestId, path: `/requests/${requestId}` },
        messages: [{ by: "person", files: [{ id: file }] }],
        due_on: "2027-03-12",
        actions: ["write", "close"],
      },
    ]);
    expect((await look(body.id)).about).toMatchObject({ kind: "request", id: requestId });
    expect(await see(body.id)).toEqual(body);
    expect((await person.call("support.tickets")).body.items[0]).toMatchObject({ id: body.id });
    const again = await person.call("support.tickets.create", ticketBody({ upload_ids: [file] }));
    expect(again.error.code).toBe("upload_unusable");
  });

  it("offers a person's own requests and payments, and takes no other's", async () => {
    const own = (await person.call("support.abouts")).body;
    expect(own.requests).toMatchObject([{ id: requestId, path: `/requests/${requestId}` }]);
    const asked = (await asPro.call("support.abouts")).body;
    expect(asked.requests).toMatchObject([
      { id: requestId, path: expect.stringMatching(/^\/quote\?id=/) },
    ]);
    for (const kind of ["request", "payment"] as const) {
      const about = { kind, id: requestId };
      const foreign = await other.call("support.tickets.create", ticketBody({ about }));
      expect(foreign.error.code).toBe("not_found");
    }
  });

  it.each([
    [{ subject: "가" }, "subject"],
    [{ subject: "두\n줄" }, "subject"],
    [{ text: " " }, "text"],
    [{ text: "가".repeat(TICKET_LIMITS.textMax + 1) }, "text"],
    [{ topic: "nothing" }, "topic"],
    [{ trace_id: "<b>" }, "trace_id"],
    [
      { upload_ids: Array.from({ length: 6 }, () => "01900000-0000-7000-8000-00000000ffff") },
      "upload_ids",
    ],
  ])("says at its field what is wrong with %o", async (changes, field) => {
    const refused = await person.send("support.tickets.create", { ...ticketBody(), ...changes });
    expect(Object.keys(refused.error.fields ?? {})).toEqual([field]);
  });

  it("has a limit by the day", async () => {
    const eager = await app.as(await makeAccount(app));
    for (let at = 0; at < TICKET_LIMITS.ticketsPerDay; at += 1) await makeTicket(eager);
    const refused = await eager.call("support.tickets.create", ticketBody());
    expect(refused.error.code).toBe("too_many");
  });
});

it("is nobody else's: neither the ticket, nor its words, nor its files", async () => {
  const file = await uploadPicture(person, "support_file");
  const ticketId = await makeTicket(person, { upload_ids: [file] });
  const missing = answerOf(await other.call("support.tickets.get", { ticketId: app.ids.next() }));
  for (const name of ["support.tickets.get", "support.tickets.messages"] as const) {
    expect(answerOf(await other.call(name, { ticketId }))).toEqual(missing);
  }
  const word = { ticketId, text: "저도요", upload_ids: [] };
  expect(answerOf(await other.call("support.tickets.messages.create", word))).toEqual(missing);
  expect(answerOf(await other.call("support.tickets.close", { ticketId }))).toEqual(missing);
  expect((await other.call("uploads.file", { uploadId: file })).status).toBe(404);
  expect((await person.call("uploads.file", { uploadId: file })).status).toBe(200);
  expect((await staff.call("staff.tickets.file", { ticketId, uploadId: file })).status).toBe(200);
  const elsewhere = { ticketId: await makeTicket(person), uploadId: file };
  expect((await staff.call("staff.tickets.file", elsewhere)).status).toBe(404);
  const { items } = (await staff.call("staff.log", {})).body;
  expect(items.map(({ action }) => action)).toContain("ticket.file_view");
});

describe("the answer", () => {
  it("comes in the product and by mail, with its file, and the thread goes back and forth", async () => {
    const ticketId = await makeTicket(person, { subject: "답이 궁금해요" });
    const { body: file } = await staffFile(staff);
    expect((await answer(ticketId, { uploads: [file.id] })).status).toBe(200);
    const answered = await see(ticketId);
    expect(answered).toMatchObject({
      state: "answered",
      due_on: null,
      closes_at: "2027-03-24T12:00:00+09:00",
      messages: [{ by: "person" }, { by: "staff", text: answerText, files: [{ id: file.id }] }],
    });
    expect(JSON.stringify(answered)).not.toContain("한서윤");
    expect((await look(ticketId)).messages).toMatchObject([
      { by: "person", staff_name: null },
      { by: "staff", staff_name: "한서윤" },
    ]);
    expect((await person.call("uploads.file", { uploadId: file.id })).status).toBe(200);
    expect((await other.call("uploads.file", { uploadId: file.id })).status).toBe(404);

    const [notice] = (await person.call("users.me.notifications")).body.items;
    expect(notice).toMatchObject({ kind: "ticket_answered", path: `/support/tickets/${ticketId}` });
    await deliverNotices(app);
    const mails = (await inboxOf(app, account.email)).filter(({ channel }) => channel === "email");
    expect(mails.at(-1)?.text).toContain(`‘답이 궁금해요’ 문의에 답했어요. 답: ${answerText}`);

    const more = { ticketId, text: "아직도 안 돼요.", upload_ids: [] };
    const written = await person.call("support.tickets.messages.create", more);
    expect(written.body).toMatchObject({ state: "waiting", closes_at: null });
    expect((await answer(ticketId)).status).toBe(200);
    expect((await person.call("support.tickets.messages", { ticketId })).body.items).toHaveLength(
      4,
    );
    const { items } = (await staff.call("staff.log", {})).body;
    expect(items[0]).toMatchObject({ action: "ticket.answer", subject: { id: ticketId } });
  });

  it("is not given blindly: the second is told who did what, and nothing is written", async () => {
    const ticketId = await makeTicket(person);
    const { version } = await look(ticketId);
    expect((await answer(ticketId, { version })).status).toBe(200);
    const late = { ticketId, version, text: answerText, upload_ids: [] };
    const second = await colleague.call("staff.tickets.answer", late);
    expect([second.status, second.error.code]).toEqual([409, "conflict"]);
    expect(second.error.message).toContain("그 사이에 한서윤 운영자가 먼저 답했어요.");
    await person.call("support.tickets.messages.create", { ticketId, text: "네", upload_ids: [] });
    const third = await colleague.call("staff.tickets.close", { ticketId, version: version + 1 });
    expect(third.error.message).toContain("문의한 분이 글을 더 남겼어요.");
    expect((await see(ticketId)).messages).toHaveLength(3);
    const closing = { ticketId, version: version + 2 };
    expect((await staff.call("staff.tickets.close", closing)).status).toBe(200);
    const fourth = await colleague.call("staff.tickets.answer", { ...late, version: version + 2 });
    expect(fourth.error.message).toContain("한서윤 운영자가 문의를 마쳤어요.");
    const last = await colleague.call("staff.tickets.answer", { ...late, version: version + 3 });
    expect(last.error.code).toBe("state_forbids");
  });

  it("comes before the end by staff", async () => {
    const ticketId = await makeTicket(person);
    const { version, actions } = await look(ticketId);
    expect(actions).toEqual(["answer"]);
    const closed = await staff.call("staff.tickets.close", { ticketId, version });
    expect(closed.error.code).toBe("state_forbids");
  });

  it("takes files for this alone, from staff alone", async () => {
    expect((await staffFile(staff, "portfolio_photo")).status).toBe(422);
    expect((await staffFile(person)).status).toBe(403);
  });
});

describe("the end", () => {
  it("is the person's to press, at any time, and the last word", async () => {
    const ticketId = await makeTicket(person);
    expect((await person.call("support.tickets.close", { ticketId })).status).toBe(200);
    expect(await see(ticketId)).toMatchObject({
      state: "closed",
      closed_by: "person",
      actions: [],
    });
    expect((await person.call("support.tickets.close", { ticketId })).error.code).toBe(
      "state_forbids",
    );
    const word = { ticketId, text: "더 있어요", upload_ids: [] };
    expect((await person.call("support.tickets.messages.create", word)).error.code).toBe(
      "state_forbids",
    );
  });

  it("comes by itself after days without a word to an answer, and tells so", async () => {
    const silent = await makeTicket(person, { subject: "말이 없는 문의" });
    const spoken = await makeTicket(person);
    const unanswered = await makeTicket(person);
    await answer(silent);
    await answer(spoken);
    app.clock.advance(CLOSE_AFTER_DAYS * DAY_MS - 1);
    await app.sweep();
    expect((await see(silent)).state).toBe("answered");
    const word = { ticketId: spoken, text: "잠시만요", upload_ids: [] };
    await person.call("support.tickets.messages.create", word);
    app.clock.advance(1);
    await app.sweep();
    const states = await Promise.all([silent, spoken, unanswered].map(see));
    expect(states.map(({ state }) => state)).toEqual(["closed", "waiting", "new"]);
    expect(states[0]?.closed_by).toBe("time");
    const told = (await person.call("users.me.notifications")).body.items;
    expect(told.filter(({ kind }) => kind === "ticket_closed")[0]).toMatchObject({
      path: `/support/tickets/${silent}`,
      body: expect.stringContaining(`${CLOSE_AFTER_DAYS}일 동안 말씀이 없어`),
    });
  });
});

it("waits for staff in the order in which it has waited, page by page, and by its state", async () => {
  await app.sql`DELETE FROM uploads WHERE attached_kind = 'support'`;
  await app.sql`DELETE FROM support_messages`;
  await app.sql`DELETE FROM support_tickets`;
  // The second factor that was passed at the beginning is long over.
  staff = await app.as(await makeAccount(app, { role: "staff", staffLevel: "moderator" }));
  const tickets: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    tickets.push(await makeTicket(person));
    app.clock.advance(60_000);
  }
  const [first = "", second = "", third = ""] = tickets;
  await answer(first);
  await person.call("support.tickets.messages.create", {
    ticketId: first,
    text: "네",
    upload_ids: [],
  });
  expect((await staff.call("staff.queue")).body.tickets).toBe(3);
  const page = (await staff.call("staff.tickets", { limit: 2 })).body;
  expect(page.items.map(({ id }) => id)).toEqual([second, third]);
  expect(page.items[0]).toMatchObject({ person: "김○○", state: "new" });
  const rest = await staff.call("staff.tickets", { limit: 2, cursor: page.next ?? "" });
  expect(rest.body.items.map(({ id, state }) => [id, state])).toEqual([[first, "waiting"]]);
  await answer(first);
  await person.call("support.tickets.close", { ticketId: second });
  const ofState = async (state: "answered" | "closed") =>
    (await staff.call("staff.tickets", { state })).body.items.map(({ id }) => id);
  expect([await ofState("answered"), await ofState("closed")]).toEqual([[first], [second]]);
  expect((await staff.call("staff.queue")).body.tickets).toBe(1);
  expect((await person.call("staff.tickets")).status).toBe(403);
});
