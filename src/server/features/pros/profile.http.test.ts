import { beforeAll, describe, expect, it } from "vitest";
import type { Input } from "#contract/registry.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { uploadPicture } from "#test/factories/uploads.ts";
import { rejectPro } from "./approve.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const profile: Input<"pro.apply"> = {
  display_name: "한결 청소",
  headline: "입주 청소 하나만 십 년째예요",
  introduction: "사는 사람의 눈으로 구석까지 챙겨요. 약속한 시간을 지켜요.",
  career_years: 10,
  photo_id: null,
  services: ["move-in-cleaning", "aircon-cleaning"],
  si_gun_gu_codes: ["11680", "11650"],
};
const newMember = async () => app.as(await makeAccount(app));
const edited = (change: Partial<Input<"pro.profile.edit">> = {}) => ({
  ...profile,
  accepts_requests: true,
  ...change,
});

async function applied(client: TestClient): Promise<string> {
  const { body } = await client.call("pro.apply", profile);
  return body.id;
}

describe("pro.apply", () => {
  it("makes a pending profile, with the photo taken into use", async () => {
    const client = await newMember();
    const photo_id = await uploadPicture(client, "profile_photo");
    const { status, body } = await client.call("pro.apply", { ...profile, photo_id });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: body.id,
      state: "pending",
      state_reason: null,
      display_name: "한결 청소",
      headline: profile.headline,
      introduction: profile.introduction,
      career_years: 10,
      photo: { id: photo_id, url: `/api/uploads/${photo_id}/` },
      services: [
        { slug: "move-in-cleaning", name: "입주청소" },
        { slug: "aircon-cleaning", name: "에어컨청소" },
      ],
      regions: [
        { code: "11680", full_name: "서울특별시 강남구" },
        { code: "11650", full_name: "서울특별시 서초구" },
      ],
      accepts_requests: true,
      portfolio_count: 0,
    });
    expect((await client.call("pro.profile")).body).toEqual(body);
    expect((await client.call("users.me")).body.pro).toMatchObject({
      id: body.id,
      state: "pending",
    });
    const [upload] = await app.sql`SELECT attached_to FROM uploads WHERE id = ${photo_id}`;
    expect(upload).toEqual({ attached_to: `pro:${body.id}` });
  });

  it("is once per account, also for two at a time", async () => {
    const client = await newMember();
    const answers = await Promise.all([
      client.call("pro.apply", profile),
      client.call("pro.apply", profile),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const again = await client.call("pro.apply", profile);
    expect([again.status, again.error.code]).toEqual([409, "profile_exists"]);
  });

  it("wants a session and a verified phone", async () => {
    expect((await app.visitor().call("pro.apply", profile)).status).toBe(401);
    const client = await app.as(await makeAccount(app, { phoneVerified: false }));
    expect((await client.call("pro.apply", profile)).error.code).toBe("phone_unverified");
  });

  it.each([
    [
      "a service that is not offered",
      { services: ["move-in-cleaning", "no-such-service"] },
      "services",
    ],
    ["no service", { services: [] }, "services"],
    ["a region that does not exist", { si_gun_gu_codes: ["99999"] }, "si_gun_gu_codes"],
    ["a region that has ended", { si_gun_gu_codes: ["28110"] }, "si_gun_gu_codes"],
    ["a dong", { si_gun_gu_codes: ["1168010100"] }, "si_gun_gu_codes.0"],
    [
      "21 regions",
      { si_gun_gu_codes: Array.from({ length: 21 }, () => "11680") },
      "si_gun_gu_codes",
    ],
    ["a short introduction", { introduction: "짧아요" }, "introduction"],
    ["a NUL in the name", { display_name: "한결\u0000청소" }, "display_name"],
    ["half a year", { career_years: 0.5 }, "career_years"],
    ["an unknown field", { state: "approved" }, "state"],
    ["text for a number", { career_years: "10" }, "career_years"],
  ])("refuses %s", async (_, change, field) => {
    const client = await newMember();
    const { status, error } = await client.send("pro.apply", { ...profile, ...change });
    expect([status, error.code]).toEqual([422, "invalid"]);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
    expect((await client.call("pro.profile")).status).toBe(404);
  });

  it("refuses photos that are someone else's, of another purpose or used", async () => {
    const client = await newMember();
    const theirs = await uploadPicture(await newMember(), "profile_photo");
    const other = await uploadPicture(client, "review_photo");
    for (const photo_id of [theirs, other, app.ids.next()]) {
      const { status, error } = await client.call("pro.apply", { ...profile, photo_id });
      expect([status, error.code]).toEqual([409, "upload_unusable"]);
    }
    expect((await client.call("pro.profile")).status).toBe(404);
  });
});

describe("pro.profile", () => {
  it("is missing before one applied, and wants a session", async () => {
    expect((await (await newMember()).call("pro.profile")).error.code).toBe("not_found");
    expect((await app.visitor().call("pro.profile")).status).toBe(401);
  });
});

describe("pro.profile.edit", () => {
  it("replaces what the pro wrote and chose", async () => {
    const client = await newMember();
    await applied(client);
    const { status, body } = await client.call(
      "pro.profile.edit",
      edited({
        display_name: "  새   이름 ",
        services: ["aircon-cleaning"],
        si_gun_gu_codes: ["26350"],
        accepts_requests: false,
      }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: "pending",
      display_name: "새 이름",
      accepts_requests: false,
    });
    expect(body.services.map(({ slug }) => slug)).toEqual(["aircon-cleaning"]);
    expect(body.regions).toEqual([{ code: "26350", full_name: "부산광역시 해운대구" }]);
  });

  it("stamps the page when services or regions change, and only then", async () => {
    const client = await newMember();
    const proId = await applied(client);
    const changed = async () => {
      const [row] = await app.sql<{ changed_at: Date | null }[]>`
        SELECT changed_at FROM pro_profiles WHERE id = ${proId}`;
      return row?.changed_at?.getTime() ?? 0;
    };
    const first = await changed();
    await client.call("pro.profile.edit", edited());
    expect(await changed()).toBe(first);
    await client.call("pro.profile.edit", edited({ services: ["aircon-cleaning"] }));
    const second = await changed();
    expect(second).toBeGreaterThan(first);
    await client.call(
      "pro.profile.edit",
      edited({ services: ["aircon-cleaning"], si_gun_gu_codes: ["11680"] }),
    );
    expect(await changed()).toBeGreaterThan(second);
  });

  it("lets go of the photo before", async () => {
    const client = await newMember();
    await applied(client);
    const first = await uploadPicture(client, "profile_photo");
    const second = await uploadPicture(client, "profile_photo");
    await client.call("pro.profile.edit", edited({ photo_id: first }));
    await client.call(
      "pro.profile.edit",
      edited({ photo_id: first, headline: "사진은 그대로예요" }),
    );
    expect((await client.call("uploads.file", { uploadId: first })).status).toBe(200);
    const { body } = await client.call("pro.profile.edit", edited({ photo_id: second }));
    expect(body.photo?.id).toBe(second);
    expect((await client.call("uploads.file", { uploadId: first })).status).toBe(404);
    const none = await client.call("pro.profile.edit", edited({ photo_id: null }));
    expect(none.body.photo).toBeNull();
  });

  it("puts a rejected profile back into the queue, and leaves an approved one approved", async () => {
    const client = await newMember();
    const proId = await applied(client);
    const decision = { proId, actor: "test", now: app.clock.now(), ids: app.ids };
    await app.sql.begin((tx) => rejectPro(tx, { ...decision, reason: "소개가 너무 짧아요." }));
    expect((await client.call("pro.profile")).body).toMatchObject({
      state: "rejected",
      state_reason: "소개가 너무 짧아요.",
    });
    const { body } = await client.call("pro.profile.edit", edited());
    expect(body).toMatchObject({ state: "pending", state_reason: null });
    await app.sql`UPDATE pro_profiles SET state = 'approved', approved_at = now() WHERE id = ${proId}`;
    expect((await client.call("pro.profile.edit", edited())).body.state).toBe("approved");
  });

  it("is for who has a profile", async () => {
    expect((await (await newMember()).call("pro.profile.edit", edited())).status).toBe(404);
    expect((await app.visitor().call("pro.profile.edit", edited())).status).toBe(401);
  });

  it("changes nothing when something is wrong", async () => {
    const client = await newMember();
    await applied(client);
    const before = (await client.call("pro.profile")).body;
    const wrong = await client.send("pro.profile.edit", edited({ services: ["no-such-service"] }));
    expect(wrong.status).toBe(422);
    const unusable = edited({ services: ["aircon-cleaning"], photo_id: app.ids.next() });
    expect((await client.call("pro.profile.edit", unusable)).status).toBe(409);
    expect((await client.call("pro.profile")).body).toEqual(before);
  });
});
