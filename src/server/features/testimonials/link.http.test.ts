import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeSignedInPro, notificationKinds, type SignedInPro } from "#test/factories/market.ts";
import { invite, makeTestimonial, testimonialInput } from "#test/factories/testimonials.ts";
import { answerOf } from "#test/same-as-missing.ts";

const DAY_MS = 86_400_000;

let app: TestApp;
let pro: SignedInPro;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  app.clock.advance(3_600_000);
  pro = await makeSignedInPro(app, { name: "한결 청소" });
});

const open = (token: string) => app.visitor().call("pro.testimonial.open", { token });
const write = (token: string, changes: Record<string, unknown> = {}) =>
  app.visitor().send("pro.testimonial.write", { ...testimonialInput(token), ...changes });
const takeBack = (token: string) => app.visitor().call("pro.testimonial.takeBack", { token });

describe("pro.testimonial.open", () => {
  it("tells anyone with the link who asks and for what, also of a pro who is not public", async () => {
    const { token } = await invite(pro.client);
    await app.sql`UPDATE pro_profiles SET allow_public_read = false WHERE id = ${pro.proId}`;
    const { status, body } = await open(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      pro: { id: pro.proId, display_name: "한결 청소" },
      service: { slug: "move-in-cleaning", name: "입주청소" },
      client_name: "김하나",
      message: "지난봄 입주청소를 맡겨 주셔서 고마웠어요.",
      written: null,
    });
    expect(Object.keys(body).toSorted()).toEqual(
      ["client_name", "message", "pro", "service", "until", "written"].toSorted(),
    );
  });

  it("says the same of a link that never was, was withdrawn, ran out or belongs to a stopped pro", async () => {
    const never = answerOf(await open("x".repeat(43)));
    expect(never).toMatchObject({ status: 422, body: { code: "testimonial_link_invalid" } });
    const { token } = await invite(pro.client);
    await app.sql`UPDATE pro_profiles SET state = 'suspended' WHERE id = ${pro.proId}`;
    expect(answerOf(await open(token))).toEqual(never);
    expect(answerOf(await write(token))).toEqual(never);
    await app.sql`UPDATE pro_profiles SET state = 'approved' WHERE id = ${pro.proId}`;
    app.clock.advance(30 * DAY_MS - 1);
    expect((await open(token)).status).toBe(200);
    app.clock.advance(1);
    expect(answerOf(await open(token))).toEqual(never);
    expect(answerOf(await write(token))).toEqual(never);
  });

  it("turns the asking pro away, who may not write either", async () => {
    const { token } = await invite(pro.client);
    const code = "own_testimonial";
    expect((await pro.client.call("pro.testimonial.open", { token })).error.code).toBe(code);
    expect(
      (await pro.client.call("pro.testimonial.write", testimonialInput(token))).error.code,
    ).toBe(code);
    const other = await app.as(await makeAccount(app));
    expect((await other.call("pro.testimonial.open", { token })).status).toBe(200);
  });

  it("is limited per network", async () => {
    app.clock.advance(DAY_MS);
    for (let tries = 1; tries <= 60; tries += 1) await open("guess");
    expect((await open("guess")).status).toBe(429);
    app.clock.advance(DAY_MS);
  });
});

describe("pro.testimonial.write", () => {
  it("shows what the client wrote and tells the pro", async () => {
    const { invitation, token } = await invite(pro.client);
    const { status, body } = await write(token, {
      author_name: " 하나\t",
      body: ` ${"가".repeat(20)}\n`,
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: body.id,
      pro_id: pro.proId,
      author_name: "하나",
      relation: "personal_client",
      service: { slug: "move-in-cleaning", name: "입주청소" },
      worked_on: "2027-02",
      body: "가".repeat(20),
      created_at: body.created_at,
    });
    expect(await notificationKinds(pro.client)).toEqual(["testimonial_received"]);
    const [row] = await app.sql<{ contact: string | null; consented_at: Date }[]>`
      SELECT i.contact, t.consented_at FROM testimonial_invitations i
      JOIN testimonials t ON t.invitation_id = i.id WHERE i.id = ${invitation.id}`;
    expect(row?.contact).toBeNull();
    expect(row?.consented_at).toEqual(app.clock.now());
  });

  it("works once, also when it is sent twice at the same moment", async () => {
    const { token } = await invite(pro.client);
    const answers = await Promise.all([1, 2, 3].map(() => write(token)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
    expect((await write(token)).error.code).toBe("testimonial_link_invalid");
    const list = await app.visitor().call("pro.testimonial", { pro_id: pro.proId });
    expect(list.body.items).toHaveLength(1);
  });

  it.each([
    ["author_name", { author_name: "" }],
    ["author_name", { author_name: "\u2066" }],
    ["author_name", { author_name: "가".repeat(31) }],
    ["relation", { relation: "friend" }],
    ["worked_on", { worked_on: "2027-13" }],
    ["worked_on", { worked_on: "2030-01" }],
    ["worked_on", { worked_on: "1999-01" }],
    ["body", { body: "짧아요" }],
    ["body", { body: "가".repeat(1001) }],
    ["body", { body: `${"가".repeat(30)}\u0000` }],
    ["consent", { consent: false }],
    ["consent", { consent: undefined }],
    ["rating", { rating: 5 }],
    ["pro_id", { pro_id: "x" }],
  ])("says what is wrong about %s: %j, and the link stays good", async (field, changes) => {
    const { token } = await invite(pro.client);
    const { status, error } = await write(token, changes);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [field]]);
    expect((await write(token)).status).toBe(201);
  });

  it("needs the token of the page like every write", async () => {
    const { token } = await invite(pro.client);
    const client = app.visitor();
    client.cookies.delete("csrftoken");
    const answer = await client.call("pro.testimonial.write", testimonialInput(token));
    expect(answer.error.code).toBe("csrf_failed");
  });
});

describe("pro.testimonial.takeBack", () => {
  it("destroys the words by the same link and leaves a number", async () => {
    const { testimonialId, token } = await makeTestimonial(app, pro.client);
    expect((await open(token)).body.written).toMatchObject({ id: testimonialId, state: "shown" });
    expect((await takeBack(token)).status).toBe(200);
    expect((await open(token)).body.written).toMatchObject({ state: "taken_back", body: "" });
    expect((await takeBack(token)).error.code).toBe("state_forbids");
    const { status } = await app.visitor().call("pro.testimonial.get", { testimonialId });
    expect(status).toBe(404);
    const summary = await app.visitor().call("pro.testimonial.summary", { pro_id: pro.proId });
    expect(summary.body).toMatchObject({ count: 0, taken_back: 1, removed_by_pro: 0 });
    const [row] = await app.sql<{ words: string }[]>`
      SELECT author_name || body AS words FROM testimonials WHERE id = ${testimonialId}`;
    expect(row?.words).toBe("");
  });

  it("works for thirty days after writing, also when the pro removed it before", async () => {
    const { testimonialId, token } = await makeTestimonial(app, pro.client);
    await pro.client.call("pro.testimonial.remove", { testimonialId });
    expect((await open(token)).body.written).toMatchObject({ state: "removed_by_pro" });
    const { token: second } = await makeTestimonial(app, pro.client);
    app.clock.advance(30 * DAY_MS - 1);
    expect((await takeBack(token)).status).toBe(200);
    app.clock.advance(1);
    expect((await takeBack(second)).error.code).toBe("testimonial_link_invalid");
    expect((await open(second)).error.code).toBe("testimonial_link_invalid");
  });

  it("has nothing to take back before writing", async () => {
    const { token } = await invite(pro.client);
    expect((await takeBack(token)).error.code).toBe("state_forbids");
    expect((await takeBack("guess")).error.code).toBe("testimonial_link_invalid");
  });
});
