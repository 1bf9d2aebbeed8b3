import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeSignedInPro, type SignedInPro } from "#test/factories/market.ts";
import { makePiece, pieceBody } from "#test/factories/portfolio.ts";
import { uploadPicture } from "#test/factories/uploads.ts";

let app: TestApp;
let pro: SignedInPro;
let other: SignedInPro;

beforeAll(async () => {
  app = await testApp();
  pro = await makeSignedInPro(app);
  other = await makeSignedInPro(app);
});

const shown = async (proId: string, client: TestClient = app.visitor()) =>
  (await client.call("pro.portfolio", { proId })).body;
const photoStatus = async (uploadId: string, client: TestClient = app.visitor()) => {
  const { status, headers } = await client.call("uploads.file", { uploadId });
  return [status, headers["cache-control"]];
};
const seen = [200, "public, max-age=3600"];
const missing = (status: unknown[]) => status[0] === 404;

it("tells the pro's other pages of each change once", async () => {
  const { client, account } = await makeSignedInPro(app);
  const openPages = async () => {
    const events = await app.sql`
      SELECT 1 FROM person_events WHERE account_id = ${account.id} AND kind = 'account_changed'`;
    return events.length;
  };
  const before = await openPages();
  const portfolioId = await makePiece(client);
  expect(await openPages()).toBe(before + 1);
  const body = await pieceBody(client, { title: "고친 작업" });
  await client.call("pro.portfolio.edit", { portfolioId, ...body });
  expect(await openPages()).toBe(before + 2);
  await client.call("pro.portfolio.order", { ids: [portfolioId] });
  expect(await openPages()).toBe(before + 3);
  await client.call("pro.portfolio.delete", { portfolioId });
  expect(await openPages()).toBe(before + 4);
});

it("keeps all of what was changed", async () => {
  const { client, proId } = await makeSignedInPro(app);
  const portfolioId = await makePiece(client);
  const changed = {
    title: "사무실 정기 청소",
    service: "office-cleaning",
    description: "한 달에 두 번, 바닥과 유리까지 닦았어요.",
    si_gun_gu_code: "11650",
    done_on: "2026-11",
    price: 180_000,
  };
  const body = await pieceBody(client, changed);
  expect((await client.call("pro.portfolio.edit", { portfolioId, ...body })).status).toBe(200);
  const { service, si_gun_gu_code: _, ...same } = changed;
  expect((await shown(proId)).items).toMatchObject([
    {
      ...same,
      service: { slug: service },
      region: { full_name: "서울특별시 서초구" },
      photos: [{ id: body.photo_ids[0] }],
    },
  ]);
});

describe("adding a piece", () => {
  it("shows it to anybody, before those added earlier", async () => {
    const { client, proId } = await makeSignedInPro(app);
    expect(await shown(proId)).toEqual({ items: [], next: null, count: 0 });
    const first = await makePiece(client);
    const body = await pieceBody(client, {
      title: " 두 번째\t작업 ",
      si_gun_gu_code: null,
      price: null,
    });
    const { body: second } = await client.call("pro.portfolio.create", body);
    const { items, count } = await shown(proId);
    expect([items.map(({ id }) => id), count]).toEqual([[second.id, first], 2]);
    expect(items[0]).toMatchObject({ title: "두 번째 작업", region: null, price: null });
    const [photoId = ""] = body.photo_ids;
    expect(items[0]?.photos).toEqual([
      {
        id: photoId,
        url: `/api/uploads/${photoId}/`,
        thumb_url: `/api/uploads/${photoId}/?size=thumb`,
        width: expect.any(Number),
        height: expect.any(Number),
        blur: expect.any(String),
        focus: { x: expect.any(Number), y: expect.any(Number) },
      },
    ]);
    expect(items[1]).toMatchObject({
      service: { slug: "move-in-cleaning", name: "입주청소" },
      region: { code: "11680", name: "강남구", full_name: "서울특별시 강남구" },
      done_on: "2027-02",
      price: 350_000,
    });
    expect(await photoStatus(photoId)).toEqual(seen);
  });

  it("lays the photo before the work over the first, as long as it is another of its photos", async () => {
    const { client, proId } = await makeSignedInPro(app);
    const after = await uploadPicture(client, "portfolio_photo");
    const before = await uploadPicture(client, "portfolio_photo");
    const body = await pieceBody(client, { photo_ids: [after, before], before_photo_id: before });
    const { body: piece } = await client.call("pro.portfolio.create", body);
    expect((await shown(proId)).items[0]?.before_photo_id).toBe(before);
    for (const before_photo_id of [after, "01900000-0000-7000-8000-000000000001"]) {
      const change = { ...body, before_photo_id, portfolioId: piece.id };
      const refused = await client.call("pro.portfolio.edit", change);
      expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([
        422,
        ["before_photo_id"],
      ]);
    }
    const { before_photo_id: _, ...without } = body;
    await client.call("pro.portfolio.edit", { ...without, portfolioId: piece.id });
    expect((await shown(proId)).items[0]?.before_photo_id).toBeNull();
  });

  it.each([
    ["an unknown service", { service: "no-such-service" }, "service"],
    ["a region that is none", { si_gun_gu_code: "99999" }, "si_gun_gu_code"],
    ["a si-do", { si_gun_gu_code: "11" }, "si_gun_gu_code"],
    ["a month to come", { done_on: "2027-04" }, "done_on"],
    ["no month", { done_on: "2027-" }, "done_on"],
    ["a title of one letter", { title: "가" }, "title"],
    ["a description of nine letters", { description: "가".repeat(9) }, "description"],
    ["a price below nothing", { price: -1 }, "price"],
    ["no photo", { photo_ids: [] }, "photo_ids"],
  ])("refuses %s", async (_case, changes, field) => {
    const body = { ...(await pieceBody(pro.client)), ...changes };
    const answer = await pro.client.call("pro.portfolio.create", body);
    expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([422, [field]]);
  });

  it("takes ten photos and refuses eleven", async () => {
    const photo_ids: string[] = [];
    for (let at = 0; at < 10; at += 1) {
      photo_ids.push(await uploadPicture(other.client, "portfolio_photo"));
    }
    const body = await pieceBody(other.client, { photo_ids: [...photo_ids, app.ids.next()] });
    expect((await other.client.call("pro.portfolio.create", body)).status).toBe(422);
    const portfolioId = await makePiece(other.client, { photo_ids });
    await other.client.call("pro.portfolio.delete", { portfolioId });
  });

  it("takes only own photos made for it, each once", async () => {
    const mine = await uploadPicture(pro.client, "portfolio_photo");
    await makePiece(pro.client, { photo_ids: [mine] });
    for (const photoId of [
      mine,
      await uploadPicture(pro.client, "profile_photo"),
      await uploadPicture(other.client, "portfolio_photo"),
      app.ids.next(),
    ]) {
      const body = await pieceBody(pro.client, { photo_ids: [photoId] });
      const answer = await pro.client.call("pro.portfolio.create", body);
      expect([answer.status, answer.error.code]).toEqual([409, "upload_unusable"]);
    }
  });

  it("stops at thirty, also when two are added at once", async () => {
    const { client, proId } = await makeSignedInPro(app);
    await makePiece(client);
    await app.sql`
      INSERT INTO portfolio_pieces
      SELECT gen_random_uuid(), pro_id, n, title, service_slug, description, si_gun_gu_code, done_on, price, photo_ids,
             created_at, updated_at
      FROM portfolio_pieces, generate_series(2, 29) n WHERE pro_id = ${proId}`;
    const bodies = [await pieceBody(client), await pieceBody(client)];
    const answers = await Promise.all(
      bodies.map((body) => client.call("pro.portfolio.create", body)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe("portfolio_limit");
    expect((await client.call("pro.portfolio.own")).body.items).toHaveLength(30);
  });

  it("asks for a pro profile, whatever its state", async () => {
    const visitor = await app.visitor().call("pro.portfolio.own");
    expect([visitor.status, visitor.error.code]).toEqual([401, "auth_required"]);
    const customer = await app.as(await makeAccount(app));
    const body = await pieceBody(customer);
    for (const answer of [
      await customer.call("pro.portfolio.own"),
      await customer.call("pro.portfolio.create", body),
      await customer.call("pro.portfolio.order", { ids: [] }),
    ]) {
      expect([answer.status, answer.error.code]).toEqual([404, "not_found"]);
    }
    const { client, proId } = await makeSignedInPro(app);
    await app.sql`UPDATE pro_profiles SET state = 'pending' WHERE id = ${proId}`;
    await makePiece(client);
    expect((await client.call("pro.portfolio.own")).body.items).toHaveLength(1);
    expect((await client.call("pro.profile")).body.portfolio_count).toBe(1);
    expect((await app.visitor().call("pro.portfolio", { proId })).status).toBe(404);
  });
});

describe("changing a piece", () => {
  it("replaces what it says, and photos taken out are gone", async () => {
    const { client, proId } = await makeSignedInPro(app);
    const [kept, gone, fresh] = [
      await uploadPicture(client, "portfolio_photo"),
      await uploadPicture(client, "portfolio_photo"),
      await uploadPicture(client, "portfolio_photo"),
    ];
    const portfolioId = await makePiece(client, { photo_ids: [gone, kept] });
    expect(await photoStatus(gone)).toEqual(seen);
    const body = await pieceBody(client, { title: "고친 제목", photo_ids: [fresh, kept] });
    const answer = await client.call("pro.portfolio.edit", { portfolioId, ...body });
    expect([answer.status, answer.body.title]).toEqual([200, "고친 제목"]);
    const [piece] = (await shown(proId)).items;
    expect(piece?.photos.map(({ id }) => id)).toEqual([fresh, kept]);
    expect(await photoStatus(kept)).toEqual(seen);
    expect(missing(await photoStatus(gone))).toBe(true);
    expect(missing(await photoStatus(gone, client))).toBe(true);
  });

  it("keeps the region it had when that is no longer in force", async () => {
    const portfolioId = await makePiece(other.client);
    await app.sql`UPDATE portfolio_pieces SET si_gun_gu_code = '41590' WHERE id = ${portfolioId}`;
    const [piece] = (await other.client.call("pro.portfolio.own")).body.items;
    const photo_ids = piece?.photos.map(({ id }) => id) ?? [];
    const body = await pieceBody(other.client, { si_gun_gu_code: "41590", photo_ids });
    const edited = await other.client.call("pro.portfolio.edit", { portfolioId, ...body });
    expect(edited.body.region?.full_name).toContain("화성시");
    const again = await other.client.call("pro.portfolio.create", {
      ...body,
      photo_ids: [await uploadPicture(other.client, "portfolio_photo")],
    });
    expect(Object.keys(again.error.fields ?? {})).toEqual(["si_gun_gu_code"]);
  });

  it("deletes for good, with its photos", async () => {
    const { client, proId } = await makeSignedInPro(app);
    const photo = await uploadPicture(client, "portfolio_photo");
    const portfolioId = await makePiece(client, { photo_ids: [photo] });
    expect((await client.call("pro.portfolio.delete", { portfolioId })).status).toBe(200);
    expect(await shown(proId)).toEqual({ items: [], next: null, count: 0 });
    expect(missing(await photoStatus(photo))).toBe(true);
    expect((await client.call("pro.portfolio.delete", { portfolioId })).status).toBe(404);
  });

  it("is nobody else's", async () => {
    const portfolioId = await makePiece(pro.client, { title: "내 작업" });
    const body = await pieceBody(other.client);
    for (const answer of [
      await other.client.call("pro.portfolio.edit", { portfolioId, ...body }),
      await other.client.call("pro.portfolio.delete", { portfolioId }),
    ]) {
      expect([answer.status, answer.error.code]).toEqual([404, "not_found"]);
    }
    const { items } = await shown(pro.proId);
    expect(items.find(({ id }) => id === portfolioId)?.title).toBe("내 작업");
  });
});

describe("the order", () => {
  it("is the one that was sent, and pages follow it", async () => {
    const { client, proId } = await makeSignedInPro(app);
    const [a, b, c] = [await makePiece(client), await makePiece(client), await makePiece(client)];
    const answer = await client.call("pro.portfolio.order", { ids: [b, a, c] });
    expect(answer.status).toBe(200);
    const first = await app.visitor().call("pro.portfolio", { proId, limit: 2 });
    expect([first.body.items.map(({ id }) => id), first.body.count]).toEqual([[b, a], 3]);
    const cursor = first.body.next ?? "";
    const rest = await app.visitor().call("pro.portfolio", { proId, cursor, limit: 2 });
    expect([rest.body.items.map(({ id }) => id), rest.body.next]).toEqual([[c], null]);
    // Another one still comes first.
    const d = await makePiece(client);
    expect((await shown(proId)).items.map(({ id }) => id)).toEqual([d, b, a, c]);
  });

  it("is refused when pieces are missing, doubled or foreign", async () => {
    const { client } = await makeSignedInPro(app);
    const [a, b] = [await makePiece(client), await makePiece(client)];
    const foreign = await makePiece(pro.client);
    for (const ids of [[a], [a, a], [a, b, foreign], [a, foreign], []]) {
      const answer = await client.call("pro.portfolio.order", { ids });
      expect([answer.status, answer.error.code]).toEqual([409, "conflict"]);
    }
  });
});

describe("of a hidden pro", () => {
  it("the pieces and their photos are missing for others, and there for the pro", async () => {
    const hidden = await makeSignedInPro(app);
    const photo = await uploadPicture(hidden.client, "portfolio_photo");
    await makePiece(hidden.client, { photo_ids: [photo] });
    expect(await photoStatus(photo)).toEqual(seen);
    await app.sql`UPDATE pro_profiles SET allow_public_read = false WHERE id = ${hidden.proId}`;
    for (const client of [app.visitor(), other.client]) {
      const list = await client.call("pro.portfolio", { proId: hidden.proId });
      expect([list.status, list.error.code]).toEqual([404, "not_found"]);
      expect(missing(await photoStatus(photo, client))).toBe(true);
    }
    expect((await shown(hidden.proId, hidden.client)).count).toBe(1);
    expect(await photoStatus(photo, hidden.client)).toEqual([200, "no-store"]);
  });
});
