import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { answerOf } from "#test/same-as-missing.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  // Two that came and went: one until the day before the test clock's, one from its next day on.
  await app.sql`
    INSERT INTO regions (code, parent_code, level, name, full_name, lat, lng, sort, valid_from, valid_to) VALUES
      ('11990', '11', 'si_gun_gu', '옛구', '서울특별시 옛구', 37.5, 127, 990, '2000-01-01', '2027-03-10'),
      ('11991', '11', 'si_gun_gu', '새구', '서울특별시 새구', 37.5, 127, 991, '2027-03-11', NULL),
      ('1168099900', '11680', 'eup_myeon_dong', '새동', '서울특별시 강남구 새동', NULL, NULL, 999, '2027-03-11', NULL)`;
});

const siGunGu = async (siDo?: string) =>
  (await app.visitor().call("address.siGunGu", siDo === undefined ? {} : { si_do: siDo })).body
    .items;

describe("address.siGunGu", () => {
  it("lists the whole country by si-do, each with its si-gun-gu", async () => {
    const items = await siGunGu();
    expect(items).toHaveLength(16);
    expect(items[0]).toMatchObject({ code: "11", name: "서울특별시" });
    expect(items.every((one) => one.si_gun_gu.length > 0)).toBe(true);
    expect(items[0]?.si_gun_gu).toContainEqual({
      code: "11680",
      name: "강남구",
      full_name: "서울특별시 강남구",
    });
  });

  it("narrows to one si-do, and to nothing for a code that is none", async () => {
    expect((await siGunGu("11")).map(({ code }) => code)).toEqual(["11"]);
    expect(await siGunGu("99")).toEqual([]);
    expect(await siGunGu("11680")).toEqual([]);
  });

  it("has what is in force on the day, on its last day too", async () => {
    const names = async () => (await siGunGu("11"))[0]?.si_gun_gu.map(({ name }) => name) ?? [];
    app.clock.set("2027-03-10T14:59:59Z");
    expect(await names()).toContain("옛구");
    expect(await names()).not.toContain("새구");
    app.clock.set("2027-03-10T15:00:00Z");
    expect(await names()).not.toContain("옛구");
    expect(await names()).toContain("새구");
    app.clock.set("2027-03-10T03:00:00Z");
  });

  it("follows the country: 광주 and 전남 become one on 1 July 2026", async () => {
    const codes = async () => (await siGunGu()).map(({ code }) => code);
    app.clock.set("2026-06-30T14:59:59Z");
    const before = await codes();
    app.clock.set("2026-06-30T15:00:00Z");
    const since = await codes();
    app.clock.set("2027-03-10T03:00:00Z");
    expect(before.filter((code) => !since.includes(code)).toSorted()).toEqual(["29", "46"]);
    expect(since.filter((code) => !before.includes(code))).toEqual(["12"]);
  });

  it.each([{ si_do: "1" }, { si_do: "서울" }, { si_do: "" }, { sido: "11" }])(
    "refuses %j",
    async (query) => {
      expect((await app.visitor().send("address.siGunGu", query)).status).toBe(422);
    },
  );
});

describe("address.eupMyeonDong", () => {
  const dong = (code: string) => app.visitor().call("address.eupMyeonDong", { si_gun_gu: code });

  it("lists those of one si-gun-gu in force on the day", async () => {
    const { status, body } = await dong("11680");
    expect(status).toBe(200);
    expect(body.items).toContainEqual({
      code: "1168064000",
      name: "역삼1동",
      full_name: "서울특별시 강남구 역삼1동",
    });
    expect(body.items.map(({ name }) => name)).not.toContain("새동");
    app.clock.set("2027-03-11T03:00:00Z");
    expect((await dong("11680")).body.items.map(({ name }) => name)).toContain("새동");
    app.clock.set("2027-03-10T03:00:00Z");
  });

  it("knows none of a si-do, a dong, a code that is none or a si-gun-gu that is gone", async () => {
    const missing = answerOf(await dong("99999"));
    expect(missing.status).toBe(404);
    app.clock.set("2027-03-11T03:00:00Z");
    for (const code of ["11", "1168064000", "11990"]) {
      expect(answerOf(await dong(code))).toEqual(missing);
    }
    app.clock.set("2027-03-10T03:00:00Z");
    expect((await app.visitor().send("address.eupMyeonDong", {})).status).toBe(422);
  });
});

describe("geo.coord", () => {
  const coord = (query: Record<string, unknown>) => app.visitor().send("geo.coord", query);

  it("gives a region's coordinates, and from them the region again", async () => {
    const { status, body } = await coord({ region_code: "11680" });
    expect([status, body]).toEqual([
      200,
      {
        code: "11680",
        name: "강남구",
        full_name: "서울특별시 강남구",
        lat: body.lat,
        lng: body.lng,
      },
    ]);
    expect([Math.round(body.lat * 10), Math.round(body.lng * 10)]).toEqual([375, 1271]);
    expect((await coord({ lat: body.lat, lng: body.lng })).body).toEqual(body);
  });

  it("gives a dong the coordinates of its si-gun-gu, and none to what is not in force", async () => {
    const gu = (await coord({ region_code: "11680" })).body;
    expect((await coord({ region_code: "1168064000" })).body).toMatchObject({
      name: "역삼1동",
      lat: gu.lat,
      lng: gu.lng,
    });
    for (const code of ["11991", "99999", "11"]) {
      expect((await coord({ region_code: code })).status).toBe(404);
    }
  });

  it("finds the nearest si-gun-gu in force, and nothing out at sea or abroad", async () => {
    expect((await coord({ lat: "33.4996", lng: "126.5312" })).body.name).toBe("제주시");
    // Fukuoka, within the bounds that are checked.
    expect((await coord({ lat: "33.59", lng: "130.40" })).status).toBe(404);
  });

  it.each([
    [{}],
    [{ lat: "37.5" }],
    [{ lng: "127" }],
    [{ lat: "37.5", lng: "127", region_code: "11680" }],
    [{ lat: "31.999", lng: "127" }],
    [{ lat: "37.5", lng: "133.001" }],
    [{ lat: "", lng: "" }],
    [{ lat: "0x25", lng: "127" }],
    [{ lat: "3.7e1", lng: "127" }],
    [{ lat: "NaN", lng: "Infinity" }],
    [{ lat: "-37.5", lng: "127" }],
    [{ lat: "37.5000000000000000001", lng: "127" }],
    [{ region_code: "1168" }],
    [{ region_code: "강남" }],
  ])("refuses %j", async (query) => {
    expect((await coord(query)).status).toBe(422);
  });
});

describe("geo.nearby", () => {
  const nearby = (query: Record<string, unknown>) => app.visitor().send("geo.nearby", query);
  const names = async (query: Record<string, unknown>): Promise<string[]> =>
    (await nearby(query)).body.items.map(({ name }: { name: string }) => name);

  it("lists the si-gun-gu around one, itself first", async () => {
    expect(await names({ region_code: "11680", km: "5" })).toEqual(["강남구", "서초구", "송파구"]);
    const far = await names({ region_code: "11680", km: "30" });
    expect(far[0]).toBe("강남구");
    expect(far).toContain("성남시 분당구");
    expect(far).not.toContain("해운대구");
  });

  it("lists those around a point, around a dong, and none where no centre is near", async () => {
    const { lat, lng } = (await app.visitor().send("geo.coord", { region_code: "11680" })).body;
    const around = await names({ region_code: "11680", km: "10" });
    expect(await names({ lat, lng, km: "10" })).toEqual(around);
    expect(await names({ region_code: "1168064000", km: "10" })).toEqual(around);
    expect(await names({ lat: "33.59", lng: "130.40", km: "30" })).toEqual([]);
  });

  it("has what is in force on the day, and nothing around what is not", async () => {
    expect(await names({ region_code: "11680", km: "30" })).not.toContain("새구");
    app.clock.set("2027-03-11T03:00:00Z");
    expect(await names({ region_code: "11680", km: "30" })).toContain("새구");
    app.clock.set("2027-03-10T03:00:00Z");
    for (const code of ["11991", "99999", "11"]) {
      expect((await nearby({ region_code: code, km: "5" })).status).toBe(404);
    }
  });

  it.each([
    [{ region_code: "11680" }],
    [{ km: "5" }],
    [{ region_code: "11680", km: "6" }],
    [{ region_code: "11680", km: "0" }],
    [{ region_code: "11680", km: "" }],
    [{ region_code: "11680", km: "5km" }],
    [{ lat: "37.5", km: "5" }],
    [{ lat: "37.5", lng: "127", region_code: "11680", km: "5" }],
    [{ lat: "31.999", lng: "127", km: "5" }],
  ])("refuses %j", async (query) => {
    expect((await nearby(query)).status).toBe(422);
  });
});
