import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeSearchedPro } from "#test/factories/search.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  for (const [name, hires] of [
    ["김민지", 5],
    ["김민준", 50],
    ["김서연", 500],
    ["김하늘", 2],
    ["새봄 클린", 0],
    ["NOVA studio", 0],
  ] as const) {
    await makeSearchedPro(app, { name, hires, headline: `${name}입니다` });
  }
  await app.sweep();
});

async function suggest(q: string) {
  const { status, body } = await app.visitor().call("search.suggest", { q });
  expect(status).toBe(200);
  return body;
}
const named = async (q: string, kind: string) =>
  (await suggest(q)).items.filter((item) => item.kind === kind).map(({ name }) => name);

describe("search.suggest", () => {
  it("gives services first, then categories, places and pros", async () => {
    const { items } = await suggest("이사");
    expect(items.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 4 }, () => "service"),
      "category",
      "region",
    ]);
    expect(items[0]).toEqual({
      kind: "service",
      slug: "home-moving",
      name: "가정이사",
      detail: "이사·청소",
    });
    expect(items[4]).toEqual({
      kind: "category",
      slug: "moving",
      name: "이사",
      detail: "이사·청소",
    });
  });
  it("gives all places of a name, and nothing else, to whoever chooses one", async () => {
    const { body } = await app.visitor().call("search.suggest", { q: "이사", kind: "region" });
    expect(new Set(body.items.map(({ kind }) => kind))).toEqual(new Set(["region"]));
    const typed = await app.visitor().call("search.suggest", { q: "rkdska", kind: "region" });
    expect(typed.body).toMatchObject({
      instead: "강남",
      items: expect.arrayContaining([expect.objectContaining({ name: "강남구" })]),
    });
    const chosen = await app.visitor().call("search.suggest", { q: "서울시 합정", kind: "region" });
    expect(chosen.body.items).toEqual([
      expect.objectContaining({ kind: "region", detail: "서울특별시 마포구 합정동" }),
    ]);
  });
  it("knows places of each level by what they are called", async () => {
    expect(await named("강남", "region")).toContain("강남구");
    expect(await named("경기", "region")).toContain("경기도");
    const { items } = await suggest("역삼1");
    expect(items.find(({ kind }) => kind === "region")).toEqual({
      kind: "region",
      code: "1168064000",
      name: "역삼1동",
      detail: "서울특별시 강남구 역삼1동",
    });
  });
  it.each([
    ["ㄱ", ["김서연", "김민준", "김민지"]],
    ["기", ["김서연", "김민준", "김민지"]],
    ["김", ["김서연", "김민준", "김민지"]],
    ["김미", ["김민준", "김민지"]],
    ["김민ㅈ", ["김민준", "김민지"]],
    ["민지", ["김민지"]],
    ["ㄱㅁ", ["김민준", "김민지"]],
    ["ㄱㅁㅈ", ["김민준", "김민지"]],
    ["ㅅㅂㅋㄹ", ["새봄 클린"]],
    ["ㅅㅂㅋㄹㄹ", []],
    ["새봄클", ["새봄 클린"]],
    ["n", ["NOVA studio"]],
    ["nova st", ["NOVA studio"]],
  ])("while %s is typed, finds the best pros", async (q, names) => {
    expect(await named(q, "pro")).toEqual(names);
  });
  it("shows of a pro what everybody may see", async () => {
    const { items } = await suggest("새봄클");
    const [pro] = items.filter(({ kind }) => kind === "pro");
    expect(Object.keys(pro ?? {}).toSorted()).toEqual([
      "detail",
      "id",
      "kind",
      "name",
      "photo_url",
    ]);
    expect(pro).toMatchObject({ detail: "새봄 클린입니다", photo_url: null });
  });
  it.each([
    ["dltk", "이사", "service", "가정이사"],
    ["dlqwncjdth", "입주청소", "service", "입주청소"],
    ["rlaalswl", "김민지", "pro", "김민지"],
  ])("reads %s, typed with an English keyboard", async (q, instead, kind, name) => {
    expect((await suggest(q)).instead).toBe(instead);
    expect(await named(q, kind)).toContain(name);
  });
  it("leaves English alone where it is meant", async () => {
    expect((await suggest("pt")).instead).toBeNull();
    expect(await named("pt", "service")).toContain("PT");
    expect((await suggest("sns")).instead).toBeNull();
    expect((await suggest("nova")).instead).toBeNull();
  });
  it.each([
    ["변기 막혔어요", "수도·배관"],
    ["변기가 꽉 막혔는데 뚫어 주세요", "수도·배관"],
    ["강남 변기가 꽉 막혔는데 뚫어 주세요", "수도·배관"],
    ["필라태스", "필라테스"],
    ["입주창소", "입주청소"],
    ["도배 잘하는 곳", "도배"],
    ["이사 나가면서 청소해야 해요", "이사청소"],
  ])("guesses of %s that %s is meant", async (q, name) => {
    expect((await named(q, "service")).slice(0, 3)).toContain(name);
  });
  it("guesses nothing where a pro is called so", async () => {
    expect((await suggest("새봄 클린")).items.map(({ kind }) => kind)).toEqual(["pro"]);
  });
  it.each(["", "  ", "%", "_", "쀍쀍", "-"])("has nothing for %j", async (q) => {
    expect(await suggest(q)).toEqual({ instead: null, items: [] });
  });
  it("never has more than ten, and the same each time", async () => {
    for (const q of ["이", "ㄱ", "강", "수", "서울", "영"]) {
      const { items } = await suggest(q);
      expect(items.length).toBeLessThanOrEqual(10);
      expect((await suggest(q)).items).toEqual(items);
    }
  });
  it.each([[{}], [{ q: "가".repeat(61) }], [{ q: "a\u0000" }], [{ q: "이사", limit: 3 }]])(
    "refuses %j",
    async (query) => {
      expect((await app.visitor().send("search.suggest", query)).status).toBe(422);
    },
  );
  it("has a limit that nobody who types reaches", async () => {
    // By then the share that was begun above is whole again.
    const later = "2027-04-01T03:00:00.000Z";
    const limited = await testApp(later);
    const ask = () => limited.visitor().call("search.suggest", { q: "-" });
    const first = await Promise.all(Array.from({ length: 2_000 }, ask));
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await ask();
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "1"]);
    // Nor does another process answer more of them, but for a few before it knows.
    const other = await testApp(later);
    const asking = () => other.visitor().send("search.suggest", { q: "-" });
    const more = await Promise.all(Array.from({ length: 100 }, asking));
    expect(more.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(40);
    expect((await asking()).status).toBe(429);
    limited.clock.advance(1_000);
    expect((await ask()).status).toBe(200);
  });
});
