import { beforeAll, describe, expect, it } from "vitest";
import type { Input } from "#contract/registry.ts";
import { PROFILE_LIMITS } from "#domain/pro/profile-rules.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { askForName } from "#test/factories/queue.ts";
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
      name_change: null,
      declined_name: null,
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
    const [upload] =
      await app.sql`SELECT attached_kind, attached_id FROM uploads WHERE id = ${photo_id}`;
    expect(upload).toEqual({ attached_kind: "pro", attached_id: body.id });
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
      { si_gun_gu_codes: Array.from({ length: PROFILE_LIMITS.regionsMax + 1 }, () => "11680") },
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

describe("a new name", () => {
  async function approved() {
    const client = await newMember();
    const proId = await applied(client);
    await app.sql`UPDATE pro_profiles SET state = 'approved', approved_at = now() WHERE id = ${proId}`;
    return { client, proId };
  }
  const statesOf = async (proId: string) => {
    const rows = await app.sql<{ name: string; state: string; ended_by: string | null }[]>`
      SELECT name, state, ended_by FROM pro_name_changes WHERE pro_id = ${proId} ORDER BY id`;
    return rows.map(({ name, state, ended_by }) => `${name}: ${state} ${ended_by ?? ""}`.trim());
  };

  it("of an approved pro waits, while all else of the profile is saved", async () => {
    const { client, proId } = await approved();
    const { status, body } = await client.call(
      "pro.profile.edit",
      edited({ display_name: "  한결   홈케어 ", headline: "새로 쓴 한 줄 소개예요" }),
    );
    expect([status, body.display_name, body.headline]).toEqual([
      200,
      "한결 청소",
      "새로 쓴 한 줄 소개예요",
    ]);
    expect(body.name_change).toEqual({
      id: body.name_change?.id,
      name: "한결 홈케어",
      asked_at: seoulIso(app.clock.now().getTime()),
    });
    const { body: page } = await app.visitor().call("pro.get", { proId });
    expect([page.display_name, page.headline]).toEqual(["한결 청소", "새로 쓴 한 줄 소개예요"]);
    const { body: found } = await app.visitor().call("search.suggest", { q: "한결 홈케어" });
    expect(found.items.filter(({ kind }) => kind === "pro")).toEqual([]);
  });

  it("waits on while anything else is saved, and gives way to the next one", async () => {
    const { client, proId } = await approved();
    const first = await askForName(client, "한결 홈케어");
    for (const same of ["한결 청소", "한결 홈케어"]) {
      const { body } = await client.call("pro.profile.edit", edited({ display_name: same }));
      expect(body.name_change?.id).toBe(first);
    }
    const second = await askForName(client, "한결 집수리");
    expect(second).not.toBe(first);
    expect(await statesOf(proId)).toEqual(["한결 홈케어: replaced pro", "한결 집수리: pending"]);
  });

  it("that takes the place of another ends it, and waits from when it was asked for itself", async () => {
    const { client, proId } = await approved();
    await askForName(client, "한결 홈케어");
    app.clock.advance(2 * HOUR_MS);
    await askForName(client, "한결 집수리");
    const [replaced] = await app.sql<{ ended_at: Date }[]>`
      SELECT ended_at FROM pro_name_changes WHERE pro_id = ${proId} AND state = 'replaced'`;
    expect(replaced?.ended_at).toEqual(app.clock.now());
    const { name_change: waiting } = (await client.call("pro.profile")).body;
    expect([waiting?.name, waiting?.asked_at]).toEqual([
      "한결 집수리",
      seoulIso(app.clock.now().getTime()),
    ]);
  });

  it("of a suspended pro waits too, and of one not yet approved it is there at once", async () => {
    const { client, proId } = await approved();
    await app.sql`UPDATE pro_profiles SET state = 'suspended' WHERE id = ${proId}`;
    await askForName(client, "한결 홈케어");
    expect((await client.call("pro.profile")).body.display_name).toBe("한결 청소");
    for (const state of ["pending", "rejected"]) {
      const applicant = await newMember();
      const id = await applied(applicant);
      await app.sql`UPDATE pro_profiles SET state = ${state} WHERE id = ${id}`;
      const { body } = await applicant.call(
        "pro.profile.edit",
        edited({ display_name: "한결 홈케어" }),
      );
      expect([body.display_name, body.name_change]).toEqual(["한결 홈케어", null]);
      expect(await statesOf(id)).toEqual([]);
    }
  });

  it("is withdrawn once, by whose it is", async () => {
    const { client, proId } = await approved();
    const nameChangeId = await askForName(client, "한결 홈케어");
    const withdraw = async (by: TestClient) => {
      const { status, error } = await by.call("pro.nameChanges.withdraw", { nameChangeId });
      return status === 200 ? 200 : [status, error.code];
    };
    expect(await withdraw(app.visitor())).toEqual([401, "auth_required"]);
    expect(await withdraw((await approved()).client)).toEqual([404, "not_found"]);
    expect(await withdraw(client)).toBe(200);
    expect(await withdraw(client)).toEqual([409, "nothing_pending"]);
    expect((await client.call("pro.profile")).body.name_change).toBeNull();
    expect(await statesOf(proId)).toEqual(["한결 홈케어: withdrawn pro"]);
  });

  it("keeps to the rules of a name", async () => {
    const { client, proId } = await approved();
    for (const display_name of ["한", "가".repeat(31), "한결\u0000", "한결\u202e청소"]) {
      const { status, error } = await client.call("pro.profile.edit", edited({ display_name }));
      expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ["display_name"]]);
    }
    expect(await statesOf(proId)).toEqual([]);
  });
});
