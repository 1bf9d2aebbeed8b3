import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeSignedInPro, type SignedInPro } from "#test/factories/market.ts";
import { publish } from "#test/factories/requests.ts";
import { makeTestimonial } from "#test/factories/testimonials.ts";
import { answerOf } from "#test/same-as-missing.ts";

let app: TestApp;
let pro: SignedInPro;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  app.clock.advance(3_600_000);
  pro = await makeSignedInPro(app, { services: ["move-in-cleaning", "car-wash"] });
});

const list = (proId: string, page: { cursor?: string; limit?: number } = {}) =>
  app.visitor().call("pro.testimonial", { pro_id: proId, ...page });

describe("pro.testimonial", () => {
  it("lists a pro's shown ones to anyone, newest first, page by page", async () => {
    const ids: string[] = [];
    for (const author_name of ["하나", "두리", "세찬"]) {
      const { testimonialId } = await makeTestimonial(app, pro.client, { author_name });
      ids.unshift(testimonialId);
    }
    const first = (await list(pro.proId, { limit: 2 })).body;
    const rest = (await list(pro.proId, { limit: 2, cursor: first.next ?? "" })).body;
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
    expect(rest.next).toBeNull();
    await pro.client.call("pro.testimonial.remove", { testimonialId: ids[0] ?? "" });
    expect((await list(pro.proId)).body.items.map(({ id }) => id)).toEqual(ids.slice(1));
  });

  it("is not among the reviews and in no rating", async () => {
    await makeTestimonial(app, pro.client);
    const reviews = (await app.visitor().call("pro.reviews", { proId: pro.proId })).body;
    expect([reviews.items, reviews.summary.count]).toEqual([[], 0]);
    expect((await app.visitor().call("pro.get", { proId: pro.proId })).body).toMatchObject({
      rating: null,
      review_count: 0,
    });
  });

  it.each([
    ["an id that is none", { pro_id: "no-id" }, 422],
    ["no id", {}, 422],
    ["a field nobody knows", { pro_id: "01900000-0000-7000-8000-00000000ffff", x: "1" }, 422],
    [
      "a cursor of somebody's making",
      { pro_id: "01900000-0000-7000-8000-00000000ffff", cursor: "x" },
      404,
    ],
  ])("refuses %s", async (_case, input, status) => {
    expect((await app.visitor().send("pro.testimonial", input)).status).toBe(status);
  });

  it("follows who may read the pro's page, in list, detail and summary", async () => {
    const { testimonialId } = await makeTestimonial(app, pro.client);
    const acquainted = await app.as(await makeAccount(app));
    await publish(acquainted);
    const readers = {
      visitor: app.visitor(),
      stranger: await app.as(await makeAccount(app)),
      acquainted,
      pro: pro.client,
    };
    const statuses = async () => {
      const found: Record<string, number[]> = {};
      for (const [name, reader] of Object.entries(readers)) {
        const answers = [
          await reader.call("pro.testimonial", { pro_id: pro.proId }),
          await reader.call("pro.testimonial.get", { testimonialId }),
          await reader.call("pro.testimonial.summary", { pro_id: pro.proId }),
        ];
        found[name] = answers.map(({ status }) => status);
      }
      return found;
    };
    const [yes, no] = [
      [200, 200, 200],
      [404, 404, 404],
    ];
    expect(await statuses()).toEqual({ visitor: yes, stranger: yes, acquainted: yes, pro: yes });
    await app.sql`UPDATE pro_profiles SET allow_public_read = false WHERE id = ${pro.proId}`;
    expect(await statuses()).toEqual({ visitor: no, stranger: no, acquainted: yes, pro: yes });
    const missing = answerOf(await list(app.ids.next()));
    expect(answerOf(await list(pro.proId))).toEqual(missing);
    await app.sql`UPDATE pro_profiles SET state = 'suspended' WHERE id = ${pro.proId}`;
    expect(await statuses()).toEqual({ visitor: no, stranger: no, acquainted: no, pro: no });
  });
});

describe("pro.testimonial.get", () => {
  it("shows one with whom it is about, and none that is gone", async () => {
    const { testimonialId } = await makeTestimonial(app, pro.client);
    const get = (id: string) => app.visitor().call("pro.testimonial.get", { testimonialId: id });
    const { status, body } = await get(testimonialId);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: testimonialId, pro: { id: pro.proId } });
    expect(JSON.stringify(body)).not.toContain("past-client");
    const missing = answerOf(await get(app.ids.next()));
    expect(missing.status).toBe(404);
    expect(answerOf(await get("no-id"))).toEqual(missing);
    await pro.client.call("pro.testimonial.remove", { testimonialId });
    expect(answerOf(await get(testimonialId))).toEqual(missing);
  });
});

describe("pro.testimonial.summary", () => {
  it("counts the shown ones by relation and service and tells how many are gone", async () => {
    const summary = async () =>
      (await app.visitor().call("pro.testimonial.summary", { pro_id: pro.proId })).body;
    expect(await summary()).toEqual({
      count: 0,
      by_relation: [],
      by_service: [],
      latest: null,
      removed_by_pro: 0,
      taken_back: 0,
    });
    await makeTestimonial(app, pro.client, { relation: "student" });
    await makeTestimonial(app, pro.client, { relation: "student" });
    const { testimonialId: latest } = await makeTestimonial(app, pro.client);
    const { testimonialId } = await makeTestimonial(app, pro.client, { relation: "partner" });
    await pro.client.call("pro.testimonial.remove", { testimonialId });
    expect(await summary()).toMatchObject({
      count: 3,
      by_relation: [
        { relation: "student", count: 2 },
        { relation: "personal_client", count: 1 },
      ],
      by_service: [{ slug: "move-in-cleaning", name: "입주청소", count: 3 }],
      latest: { id: latest },
      removed_by_pro: 1,
      taken_back: 0,
    });
  });
});

describe("pro.testimonial.remove", () => {
  it("is the pro's own to do, once, and the number stays", async () => {
    const { testimonialId } = await makeTestimonial(app, pro.client);
    const other = (await makeSignedInPro(app)).client;
    const missing = answerOf(
      await other.call("pro.testimonial.remove", { testimonialId: app.ids.next() }),
    );
    expect(missing.status).toBe(404);
    expect(answerOf(await other.call("pro.testimonial.remove", { testimonialId }))).toEqual(
      missing,
    );
    expect((await app.visitor().call("pro.testimonial.remove", { testimonialId })).status).toBe(
      401,
    );
    expect((await pro.client.call("pro.testimonial.remove", { testimonialId })).status).toBe(200);
    expect((await pro.client.call("pro.testimonial.remove", { testimonialId })).error.code).toBe(
      "state_forbids",
    );
    const [invitation] = (await pro.client.call("pro.testimonial.invitations")).body.items;
    expect(invitation?.testimonial).toEqual({ id: testimonialId, state: "removed_by_pro" });
  });
});
