import { connectTo } from "#server/platform/database/connect-to.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { createLog } from "#server/platform/log.ts";
import { testApp, type TestApp } from "../app.ts";
import { buildPages } from "../build-pages.ts";
import type { TestAnswer, TestClient } from "../client.ts";
import { testDatabaseUrl } from "../database.ts";
import { hireBody, makeSignedInPro, quote, type SignedInPro } from "../factories/market.ts";
import { moveInAnswers, publish } from "../factories/requests.ts";
import { reviewFields } from "../factories/reviews.ts";
import { signUpInput } from "../factories/sign-ups.ts";
import { invite, testimonialInput } from "../factories/testimonials.ts";
import { sendUpload } from "../factories/uploads.ts";
import { realPicture } from "../picture-bytes.ts";

/** What must never stand in a log. */
const person = {
  email: "canary.log@example.com",
  name: "남궁카나리",
  phone: "010-5550-4321",
  password: "절대로 적히면 안 되는 말",
  newPassword: "두 번째로 정한 긴 비밀말",
  place: "서울 강남구 카나리로 17",
  note: "집 앞 화분 밑에 열쇠가 있어요",
  chat: "제 계좌는 카나리은행이에요",
  review: "카나리처럼 고운 마음으로 정성껏 해 주셔서 정말 고마웠어요.",
  file: "카나리 가족사진.jpg",
};

let app: TestApp;
let lines: string[];
let pro: SignedInPro;

beforeAll(async () => {
  lines = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const log = createLog({ level: "trace", human: false, destination });
  const pages = { kind: "built", distDir: buildPages() } as const;
  app = await testApp(undefined, { log, pages });
  pro = await makeSignedInPro(app);
}, 60_000);

interface Entry {
  reqId?: string;
  msg?: string;
  level: number;
  req?: { method: string; path: string };
  res?: { status: number };
  code?: string;
  account_id?: string | null;
  route?: string;
}
const entries = () => lines.map((line) => JSON.parse(line) as Entry);
const ofRequest = (traceId: string) => entries().filter(({ reqId }) => reqId === traceId);

/** Runs with a table out of the way, as when a migration went wrong. */
async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  const owner = connectTo(await testDatabaseUrl(), { max: 1, onnotice: () => undefined });
  try {
    await owner.unsafe(`ALTER TABLE ${table} RENAME TO ${table}_away`);
    return await work();
  } finally {
    await owner.unsafe(`ALTER TABLE ${table}_away RENAME TO ${table}`);
    await owner.end();
  }
}

/** Everything a customer does, the wrong turns too; answers what was secret on the way. */
async function journey(): Promise<string[]> {
  const me = app.visitor();
  const secrets: string[] = [];
  const remember = () => secrets.push(...me.cookies.values());
  const done = (answer: TestAnswer<never>, status: number) => {
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    remember();
  };
  const { email, password, newPassword, phone } = person;
  remember();
  done(await me.call("users.exist", { email }), 200);
  const form = signUpInput({ email, password, name: person.name });
  done(await me.call("users.signUp", form), 201);
  done(await app.visitor().call("users.signUp", form), 409);
  done(await me.call("auth.logout"), 200);
  done(await me.call("auth.login", { email, password: `${password}?` }), 401);
  done(await me.call("auth.login", { email, password }), 200);

  done(await me.call("cellnum.authKey", { phone, purpose: "verify" }), 200);
  const code = /\d{6}/.exec(await lastMessage("+821055504321"))?.[0] ?? "";
  secrets.push(code);
  done(await me.call("cellnum.verifyKey", { phone, key: code === "000000" ? "1" : "000000" }), 422);
  done(await me.call("cellnum.verifyKey", { phone, key: code }), 200);

  done(await me.call("auth.requestReset", { email }), 200);
  const token = /token=([\w-]+)/.exec(await lastMessage(email))?.[1] ?? "";
  secrets.push(token);
  done(await me.call("auth.resetPassword", { token, password: newPassword }), 200);
  done(await me.call("auth.resetPassword", { token, password: newPassword }), 422);
  done(await me.call("auth.login", { email, password: newPassword }), 200);

  const { token: invited } = await invite(pro.client, { contact: email });
  secrets.push(invited);
  done(await me.call("pro.testimonial.open", { token: invited }), 200);
  const testimonial = { ...testimonialInput(invited), body: person.review };
  done(await me.call("pro.testimonial.write", testimonial), 201);
  done(await me.call("pro.testimonial.takeBack", { token: invited }), 200);
  done(await me.raw({ method: "GET", url: "/testimonial" }), 200);

  await deal(me, done);
  done(await me.raw({ method: "GET", url: `/password-reset?token=${token}` }), 200);
  done(await me.raw({ method: "GET", url: `/search?q=${encodeURIComponent(phone)}` }), 200);
  done(
    await me.raw({ method: "GET", url: `/api2/users/exist?email=${email}&email=${email}` }),
    422,
  );
  const json = { "content-type": "application/json" };
  const login = { method: "POST", url: "/login-xhr/", headers: json } as const;
  done(await me.raw({ ...login, payload: `{"email":"${email}","password":"${password}"` }), 400);
  done(await me.raw({ ...login, payload: `{"email":"${email}","secret":"${password}"}` }), 422);
  done(await me.raw({ ...login, headers: { ...json, "x-csrftoken": "" }, payload: "{}" }), 403);
  expect(code).toMatch(/^\d{6}$/);
  expect(token.length).toBeGreaterThan(20);
  return [...new Set(secrets)].filter((secret) => secret.length >= 6);
}

/** From a photo to the review. */
async function deal(me: TestClient, done: (answer: TestAnswer<never>, status: number) => void) {
  const bytes = await realPicture("jpeg");
  const upload = await sendUpload(me, [
    { name: "purpose", value: "request_photo" },
    { name: "file", fileName: person.file, bytes },
  ]);
  done(upload, 201);
  done(await me.call("uploads.file", { uploadId: upload.body.id }), 200);
  const requestId = await publish(me, {
    answers: { ...moveInAnswers(), note: person.note, photos: [upload.body.id] },
  });
  const quoteId = await quote(pro, requestId);
  done(await me.call("quotes.get", { quoteId }), 200);
  done(await me.call("quotes.messages.create", { quoteId, body: person.chat }), 201);
  done(await pro.client.call("quotes.messages", { quoteId }), 200);
  const hire = await me.call("requests.hire", {
    ...hireBody(requestId, quoteId),
    place: person.place,
  });
  done(hire, 200);
  done(await me.call("requests.complete", { requestId }), 200);
  const review = { ...reviewFields, body: person.review, hire_id: hire.body.hire?.id ?? "" };
  done(await me.call("reviews.create", review), 201);
  done(await me.call("users.me"), 200);
  done(await me.raw({ method: "GET", url: `/requests/${requestId}` }), 200);
}

async function lastMessage(recipient: string): Promise<string> {
  const [row] = await app.sql<{ body: string }[]>`
    SELECT body FROM deliveries WHERE recipient = ${recipient} ORDER BY id DESC LIMIT 1`;
  return row?.body ?? "";
}

describe("the log of a whole journey", () => {
  it("holds nothing of the person and no secret", async () => {
    const secrets = await journey();
    expect(secrets.length).toBeGreaterThanOrEqual(8);
    const { phone, ...texts } = person;
    const digits = phone.replaceAll("-", "");
    const canaries = [
      ...Object.values(texts),
      encodeURIComponent(person.name),
      encodeURIComponent(phone),
      person.email.replace("@", "%40"),
      phone,
      digits,
      `+82${digits.slice(1)}`,
      ...secrets,
    ];
    // Without numbers that are drawn or measured: a code of six digits stands in some of them by chance.
    const log = lines
      .join("")
      .replaceAll(/"(?:time|ms)":[\d.]+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, "");
    expect(entries().filter(({ req }) => req).length).toBeGreaterThan(30);
    expect(canaries.filter((canary) => log.includes(canary))).toEqual([]);
    // Escaped by JSON, a text would look otherwise.
    const escaped = canaries.map((canary) => JSON.stringify(canary).slice(1, -1));
    expect(escaped.filter((canary) => log.includes(canary))).toEqual([]);
  });

  it("has one line of each request with its id, method, route and status", async () => {
    const { error } = await pro.client.call("quotes.get", { quoteId: app.ids.next() });
    const logged = ofRequest(error.trace_id).filter(({ req }) => req);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatchObject({
      req: { method: "GET", path: "/api/v2/quotes/:quoteId" },
      res: { status: 404 },
    });
  });

  it("tells of every login, right or wrong, and whose account it was", async () => {
    const { email, newPassword: password } = person;
    await app.visitor().call("auth.login", { email, password });
    const wrong = await app.visitor().call("auth.login", { email, password: "not it at all" });
    const [account] = await app.sql<
      { id: string }[]
    >`SELECT id FROM accounts WHERE email = ${email}`;
    expect(
      entries()
        .filter(({ msg }) => msg === "signed in")
        .at(-1)?.account_id,
    ).toBe(account?.id);
    const failed = ofRequest(wrong.error.trace_id).find(({ msg }) => msg === "login failed");
    expect(failed?.account_id).toBe(account?.id);
  });

  it("tells of every refusal who wanted what", async () => {
    const refused = await pro.client.send("users.me.password", {});
    expect(refused.status).toBe(422);
    const staffOnly = await pro.client.raw({
      method: "POST",
      url: "/api/v2/quotes/",
      headers: { "content-type": "application/json", "x-csrftoken": "" },
      payload: "{}",
    });
    const [refusal] = ofRequest(staffOnly.error.trace_id).filter(({ msg }) => msg === "refused");
    expect(refusal).toMatchObject({
      code: "csrf_failed",
      account_id: pro.account.id,
      route: "/api/v2/quotes/",
    });
  });
});

describe("an error of ours", () => {
  const internals =
    /\n\s+at |node_modules|\.ts\b|relation|SELECT|reviews_away|categories_away|Error:/;

  it("is told to the caller without its cause, and to the log with it", async () => {
    const { proId } = pro;
    const answer = await without("reviews", () => pro.client.call("pro.reviews", { proId }));
    expect(answer.status).toBe(500);
    expect(Object.keys(answer.error).sort()).toEqual(["code", "message", "trace_id"]);
    expect(answer.error.code).toBe("internal");
    expect(JSON.stringify(answer.body)).not.toMatch(internals);
    const logged = ofRequest(answer.error.trace_id);
    expect(logged.some(({ level }) => level >= 50)).toBe(true);
    expect(JSON.stringify(logged)).toMatch(/42P01/);
  });

  it("shows no cause on a page either", async () => {
    const answer = await without("categories", () =>
      app.visitor().raw({ method: "GET", url: "/?broken" }),
    );
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(String(answer.body)).not.toMatch(internals);
  });

  it("says no more when a value was the cause", async () => {
    const email = "canary.value@example.com";
    const owner = connectTo(await testDatabaseUrl(), { max: 1, onnotice: () => undefined });
    await owner`ALTER TABLE accounts ADD CONSTRAINT no_canary CHECK (email NOT LIKE 'canary.value%')`;
    const answer = await app.visitor().call("users.signUp", signUpInput({ email }));
    await owner`ALTER TABLE accounts DROP CONSTRAINT no_canary`;
    await owner.end();
    expect(answer.status).toBe(500);
    const logged = JSON.stringify(ofRequest(answer.error.trace_id));
    expect(logged).toContain("no_canary");
    expect(logged + JSON.stringify(answer.body)).not.toContain(email);
  });
});
