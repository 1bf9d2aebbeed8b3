import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { TEST_SECRET, testApp, type TestApp } from "#test/app.ts";
import { makeAccount, testPhone } from "#test/factories/accounts.ts";
import { makeCustomer } from "#test/factories/market.ts";
import { makePro } from "#test/factories/pros.ts";
import { deliverNotices, inboxOf } from "#test/local-delivery.ts";
import { temporaryFolder } from "#test/temporary-folder.ts";
import { replayErasures } from "../features/withdrawals/erasure-list.ts";
import { systemRandom } from "../platform/random.ts";
import { readStaffCommand } from "./staff-arguments.ts";
import { runStaffCommand } from "./staff-commands.ts";

const KNOWN = "2027-03-10T22:30+09:00";
const TEXT = "회원님의 전화번호가 유출됐어요.\n\n모르는 번호로 온 링크는 열지 마세요.";

let app: TestApp;
let folder: string;
beforeEach(async () => {
  app ??= await testApp();
  folder ??= temporaryFolder();
  // At night: what keeps quiet hours would wait for the morning.
  app.clock.set("2027-03-10T14:00:00.000Z");
});

/** Does what an operator typed. */
function run(...argv: string[]): Promise<string> {
  const { sql, clock, ids } = app;
  const deps = { sql, clock, ids, random: systemRandom, operator: "dana" };
  const readPassword = () => Promise.resolve("");
  const command = readStaffCommand(argv);
  return runStaffCommand({ ...deps, sessionSecret: TEST_SECRET, readPassword }, command);
}

function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function tell(lines: readonly string[], { text = TEXT, known = KNOWN } = {}): Promise<string> {
  const files = [fileOf("people.txt", lines.join("\r\n")), fileOf("letter.txt", text)] as const;
  return run("tell-breach", files[0], "--known", known, "--text", files[1]);
}

const noticesOf = async (accountId: string) =>
  app.sql<{ title: string; body: string; path: string }[]>`
    SELECT title, body, path FROM notifications
    WHERE account_id = ${accountId} AND kind = 'data_breach' ORDER BY id`;
const logOf = async (accountId: string) =>
  app.sql<{ operator: string; subject_id: string; reason: string }[]>`
    SELECT operator, subject_id, reason FROM staff_log
    WHERE person_id = ${accountId} AND action = 'breach.tell' ORDER BY id`;

describe("staff tell-breach", () => {
  it("tells each once, by id or address, in the product and by mail at night, also who switched all off", async () => {
    const { account, client } = await makeCustomer(app);
    const off = { push: false, text: false, email: false };
    const set = await client.call("users.me.notificationSettings.set", {
      groups: {
        my_request: off,
        my_work: off,
        talk: off,
        money: { ...off, email: true },
        account: { push: false, text: true, email: true },
        advertising: { ...off, night: false },
      },
      quiet_hours: { from: "21:00", to: "08:00" },
      digest: true,
      urgent_at_night: false,
    });
    expect(set.status).toBe(200);
    const other = await makeAccount(app, { emailVerified: false });
    const bystander = await makeAccount(app);
    // One person by both names of theirs is one person.
    const printed = await tell([account.id, "", account.email.toUpperCase(), other.email]);
    expect(printed).toBe("2명에게 알렸어요.\n72시간 가운데 71시간이 남았어요.");
    expect(await noticesOf(account.id)).toEqual([
      { title: "개인정보 유출을 알려 드려요", body: TEXT, path: "/support" },
    ]);
    expect(await noticesOf(bystander.id)).toEqual([]);
    await deliverNotices(app);
    for (const { email } of [account, other]) {
      const mails = (await inboxOf(app, email)).filter(({ channel }) => channel === "email");
      expect(mails.map(({ text }) => text.includes(TEXT))).toEqual([true]);
    }
    expect(await logOf(account.id)).toEqual([
      {
        operator: "dana",
        subject_id: account.id,
        reason: expect.stringMatching(
          /^안내문 [0-9a-f]{16}, 알게 된 때 2027-03-10T22:30:00\+09:00$/,
        ),
      },
    ]);
  });

  it("tells only who was not told when it is run again, also twice at once", async () => {
    const people = await Promise.all(Array.from({ length: 203 }, () => makeAccount(app)));
    const [first, ...rest] = people.map(({ id }) => id);
    await tell([first ?? ""]);
    app.clock.set("2027-03-13T22:30:00+09:00");
    const [one, two] = await Promise.all([
      tell([first ?? "", ...rest]),
      tell([first ?? "", ...rest]),
    ]);
    const told = [one, two].map((printed) => Number(/^(\d+)명에게 알렸어요/.exec(printed)?.[1]));
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(202);
    expect(one).toContain("한 시간도 남지 않았어요");
    app.clock.advance(60_000);
    // The same words saved with other line ends, and a corrected time, are the same notice.
    const again = await tell([first ?? "", ...rest], {
      text: `${TEXT.replaceAll("\n", "\r\n")}\r\n`,
      known: "2027-03-10T22:30:30+09:00",
    });
    expect(again).toBe(
      "0명에게 알렸어요.\n203명에게는 이미 알려서 다시 보내지 않았어요.\n유출을 알고 72시간이 지났어요.",
    );
    const counts = await Promise.all(people.map(async ({ id }) => (await noticesOf(id)).length));
    expect(new Set(counts)).toEqual(new Set([1]));
    // Another text is another notice.
    expect(await tell([first ?? ""], { text: "더 알게 된 것을 알려 드려요." })).toMatch(/^1명에게/);
    expect(await logOf(first ?? "")).toHaveLength(2);
  });

  it("tells who is leaving or suspended by mail, and by text where letters come back", async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => makeAccount(app)));
    const [leaving, suspended, bounced, active] = people.map(({ id }) => id);
    await app.sql`UPDATE accounts SET status = 'withdrawing' WHERE id IN ${app.sql([leaving ?? "", bounced ?? ""])}`;
    await app.sql`UPDATE accounts SET status = 'suspended' WHERE id = ${suspended ?? ""}`;
    for (const { id, email } of people.slice(2)) {
      expect([bounced, active]).toContain(id);
      await app.sql`
        INSERT INTO email_bounces (email, reason, at) VALUES (${email}, 'bounced', ${app.clock.now()})`;
    }
    expect(await tell(people.map(({ id }) => id))).toMatch(/^4명에게 알렸어요\.\n72시간/);
    await deliverNotices(app);
    const sent = await Promise.all(
      people.map(
        ({ id }) => app.sql<{ channel: string; recipient: string }[]>`
        SELECT channel, recipient FROM deliveries WHERE account_id = ${id} AND state = 'sent'`,
      ),
    );
    const [one, two, three, four] = people;
    expect(sent).toEqual([
      [{ channel: "email", recipient: one?.email }],
      [{ channel: "email", recipient: two?.email }],
      [{ channel: "sms", recipient: testPhone(three?.id ?? "") }],
      [{ channel: "sms", recipient: testPhone(four?.id ?? "") }],
    ]);
    const texts = (await inboxOf(app, testPhone(bounced ?? ""))).map(({ text }) => text);
    expect(texts).toEqual([`[솜씨] 개인정보 유출을 알려 드려요\n${TEXT}`]);
    expect((await inboxOf(app, one?.email ?? "")).map(({ text }) => text)).toEqual([
      expect.stringContaining(TEXT),
    ]);
    expect(await tell(people.map(({ id }) => id))).toMatch(/^0명에게 알렸어요/);
  });

  it("names whom it could not tell: who is gone, who is nobody, whom neither mail nor text reaches", async () => {
    const [gone, lost, living] = [
      await makeAccount(app),
      await makeAccount(app, { phoneVerified: false }),
      await makeAccount(app, { phoneVerified: false }),
    ];
    const when = { ids: app.ids, now: app.clock.now() };
    expect(await replayErasures(app.sql, [gone.id], when)).toBe(1);
    await app.sql`UPDATE accounts SET status = 'withdrawing' WHERE id = ${lost.id}`;
    await app.sql`
      INSERT INTO email_bounces (email, reason, at) VALUES (${lost.email}, 'bounced', ${when.now})`;
    const listed = [gone.id, gone.email, "nobody@example.com", "누구", lost.email, living.id];
    expect((await tell(listed)).split("\n")).toEqual([
      "2명에게 알렸어요.",
      "계정이 없거나 탈퇴한 4줄:",
      ...listed.slice(0, 4),
      "메일이 돌아오고 확인한 전화번호도 없는 계정 1개, 따로 알려 주세요:",
      lost.id,
      "72시간 가운데 71시간이 남았어요.",
    ]);
    expect([await noticesOf(gone.id), await logOf(gone.id)]).toEqual([[], []]);
  });

  it("refuses in one line what it cannot send, and tells nobody", async () => {
    const { id, email } = await makeAccount(app);
    const people = fileOf("one.txt", id);
    const missing = join(folder, "missing.txt");
    const refused = async (told: Promise<string>, complaint: string) => {
      const message = await told.then(String, (error: Error) => error.message);
      expect(message).toContain(complaint);
      expect(message).not.toContain("\n");
    };
    const letter = fileOf("words.txt", TEXT);
    const given = (list: string, text: string) =>
      run("tell-breach", list, "--known", KNOWN, "--text", text);
    await refused(given(missing, letter), `${missing}: 파일을 읽지 못했어요`);
    await refused(given(people, missing), `${missing}: 파일을 읽지 못했어요`);
    // "가" as another encoding has it.
    await refused(given(people, fileOf("euc-kr.txt", Uint8Array.of(0xb0, 0xa1))), "UTF-8");
    await refused(tell([id], { text: " \n\n" }), "안내문이 비어 있어요");
    await refused(tell(["", " "]), "적힌 계정이 없어요");
    await refused(given(people, people), `빼 주세요: ${id}`);
    await refused(tell([email], { text: `${TEXT} ${email}` }), `빼 주세요: ${email}`);
    await refused(tell([id], { known: "2027-03-10T23:00:01+09:00" }), "아직 오지 않은 때");
    expect([await noticesOf(id), await logOf(id)]).toEqual([[], []]);
  });
});

describe("staff looked-at", () => {
  it("lists whose data that member of staff had before them in those days, each once", async () => {
    const staff = await makeAccount(app, { role: "staff" });
    const colleague = await makeAccount(app, { role: "staff" });
    const [before, first, last, after, others] = await Promise.all(
      Array.from({ length: 5 }, () => makePro(app)),
    );
    const look = async (at: string, who: typeof staff, pro = first) => {
      app.clock.set(at);
      const client = await app.as(who);
      expect((await client.call("staff.pros.get", { proId: pro?.proId ?? "" })).status).toBe(200);
    };
    await look("2027-03-11T23:59:59+09:00", staff, before);
    await look("2027-03-12T00:00:00+09:00", staff, first);
    await look("2027-03-12T12:00:00+09:00", staff, first);
    await look("2027-03-12T13:00:00+09:00", colleague, others);
    await look("2027-03-13T23:59:59+09:00", staff, last);
    await look("2027-03-14T00:00:00+09:00", staff, after);
    const days = ["--from", "2027-03-12", "--to", "2027-03-13"];
    const expected = [first, last].map((pro) => pro?.account.id).toSorted();
    const printed = await run("looked-at", staff.email, ...days);
    expect(printed.split("\n")).toEqual(expected);
    // What it prints is a list to tell from.
    expect(await tell(printed.split("\n"))).toMatch(/^2명에게 알렸어요/);
    const quiet = ["--from", "2027-03-15", "--to", "2027-03-15"];
    await expect(run("looked-at", staff.email, ...quiet)).rejects.toThrow("사람이 없어요");
    await expect(run("looked-at", first?.account.email ?? "", ...days)).rejects.toThrow(
      "운영자 계정이 아니에요",
    );
  });
});
