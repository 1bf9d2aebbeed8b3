import { describe, expect, it, onTestFinished } from "vitest";
import { answering, fieldNamed, pressNamed, refusal, NOW } from "../answering.ts";
import { busyHere, type as typeInto } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { mainText } from "../on-page.ts";

const FIND = "내 위치로 찾기";
const AGAIN = "다시 불러오기";
const SEOUL = "11";
const GANGNAM = "11680";
const YEOKSAM = "1168064000";
const gangnam = { code: GANGNAM, name: "강남구", full_name: "서울특별시 강남구" };
const jungGu = { code: "11140", name: "중구", full_name: "서울특별시 중구" };
const regions = {
  items: [
    { code: SEOUL, name: "서울특별시", full_name: "서울특별시", si_gun_gu: [gangnam, jungGu] },
    { code: "51", name: "강원특별자치도", full_name: "강원특별자치도", si_gun_gu: [] },
  ],
};
const dongs = {
  items: [{ code: YEOKSAM, name: "역삼1동", full_name: "서울특별시 강남구 역삼1동" }],
};
const visitor = { authenticated: false, userType: "visitor" } as const;
const ok = (body: unknown): Answered => ({ status: 200, body });

interface Given {
  region?: string;
  listed?: () => Answered;
  located?: () => Answered;
}

/** The filter of a search, opened at the choice of a region. */
async function openField({ region, listed, located }: Given = {}): Promise<OpenPage> {
  const answer = answering({
    "address.siGunGu": listed ?? regions,
    "address.eupMyeonDong": dongs,
    "search.suggest": { items: [] },
    "geo.coord": () => located?.() ?? ok(jungGu),
  });
  const search = region ? `&region=${region}` : "";
  const page = await openPage({ path: `/search?q=청소${search}`, visitor, now: NOW, answer });
  const opener = [...document.querySelectorAll<HTMLElement>("main button[aria-expanded]")].find(
    (one) => one.getAttribute("aria-labelledby")?.includes("-label"),
  );
  opener?.click();
  await page.settle();
  return page;
}

const chosen = (page: OpenPage) =>
  (page.router.state.location.search as { region?: string }).region;

async function choose(page: OpenPage, label: string, value: string): Promise<void> {
  typeInto(fieldNamed(label), value);
  await page.settle();
}

const optionsOf = (label: string) =>
  [...fieldNamed(label).querySelectorAll("option")].map(({ textContent }) => textContent);
const asked = (page: OpenPage, name: string) => page.sent.filter((one) => nameOf(one) === name);

describe("a region chosen step by step", () => {
  it("goes from the si-do to the dong, each list after what it lies in", async () => {
    const page = await openField();
    expect(fieldNamed("시·군·구").disabled).toBe(true);
    expect(fieldNamed("읍·면·동(선택)").disabled).toBe(true);
    await choose(page, "시·도", SEOUL);
    expect(chosen(page)).toBe(SEOUL);
    expect(optionsOf("시·군·구")).toEqual(["골라 주세요", "강남구", "중구"]);
    expect(asked(page, "address.eupMyeonDong")).toEqual([]);
    await choose(page, "시·군·구", GANGNAM);
    expect(chosen(page)).toBe(GANGNAM);
    expect(optionsOf("읍·면·동(선택)")).toEqual(["고르지 않아도 돼요", "역삼1동"]);
    await choose(page, "읍·면·동(선택)", YEOKSAM);
    expect(chosen(page)).toBe(YEOKSAM);
    expect(fieldNamed("시·군·구").value).toBe(GANGNAM);
  });

  it("falls back to what it lies in as its parts are emptied, and to nothing at last", async () => {
    const page = await openField({ region: YEOKSAM });
    expect(fieldNamed("읍·면·동(선택)").value).toBe(YEOKSAM);
    await choose(page, "읍·면·동(선택)", "");
    expect(chosen(page)).toBe(GANGNAM);
    await choose(page, "시·군·구", "");
    expect(chosen(page)).toBe(SEOUL);
    await choose(page, "시·도", "");
    expect(chosen(page)).toBeUndefined();
    expect(fieldNamed("시·도").value).toBe("");
  });
});

describe("the list of regions", () => {
  it("that did not come says so, and comes at one press", async () => {
    let isDown = true;
    const page = await openField({ listed: () => (isDown ? refusal("internal") : ok(regions)) });
    expect(mainText()).toContain("지역 목록을 불러오지 못했어요.");
    expect(optionsOf("시·도")).toEqual(["골라 주세요"]);
    isDown = false;
    await pressNamed(page, AGAIN);
    expect(mainText()).not.toContain("지역 목록을 불러오지 못했어요.");
    expect(optionsOf("시·도")).toEqual(["골라 주세요", "서울특별시", "강원특별자치도"]);
  });
});

describe("where the person is", () => {
  /** The device as it answers from now on. */
  function device(locate: Geolocation["getCurrentPosition"]): void {
    const geolocation = { getCurrentPosition: locate };
    Object.defineProperty(navigator, "geolocation", { configurable: true, value: geolocation });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "geolocation"));
  }
  const inSeoul: Geolocation["getCurrentPosition"] = (found) =>
    found({ coords: { latitude: 37.5638, longitude: 126.9976 } } as GeolocationPosition);

  it("is chosen at one press, and said by its name", async () => {
    device(inSeoul);
    const page = await openField();
    await pressNamed(page, FIND);
    expect(chosen(page)).toBe(jungGu.code);
    expect(mainText()).toContain("서울특별시 중구 근처예요.");
  });

  it("is asked for no longer than ten seconds, and may be five minutes old", async () => {
    let patience: PositionOptions | undefined;
    device((found, failed, options) => {
      patience = options;
      inSeoul(found, failed);
    });
    const page = await openField();
    expect(patience).toBeUndefined();
    await pressNamed(page, FIND);
    expect(patience).toEqual({ timeout: 10_000, maximumAge: 300_000 });
  });

  it("that they keep to themselves is chosen by hand: what was chosen stays", async () => {
    device((_, failed) => failed?.({ code: 1 } as GeolocationPositionError));
    const page = await openField({ region: GANGNAM });
    await pressNamed(page, FIND);
    expect(mainText()).toContain("허락하지 않으셨어요");
    expect(mainText()).toContain("지역을 직접 골라 주세요.");
    expect(chosen(page)).toBe(GANGNAM);
    expect(asked(page, "geo.coord")).toEqual([]);
    await choose(page, "시·군·구", jungGu.code);
    expect(chosen(page)).toBe(jungGu.code);
  });

  it("is no longer said to be unknown once another press has found it", async () => {
    let isDown = true;
    device(inSeoul);
    const page = await openField({ located: () => (isDown ? refusal("internal") : ok(jungGu)) });
    await pressNamed(page, FIND);
    expect(mainText()).toContain("위치가 어느 지역인지 알아내지 못했어요.");
    expect(chosen(page)).toBeUndefined();
    isDown = false;
    await pressNamed(page, FIND);
    expect(mainText()).not.toContain("알아내지 못했어요.");
    expect(chosen(page)).toBe(jungGu.code);
  });

  it("keeps the button busy until the device has answered, and drops what was said before", async () => {
    let answer = () => {};
    device((_, failed) => failed?.({ code: 2 } as GeolocationPositionError));
    const page = await openField();
    await pressNamed(page, FIND);
    expect(mainText()).toContain("지금은 위치를 찾지 못했어요.");
    device((found, failed) => (answer = () => inSeoul(found, failed)));
    await pressNamed(page, FIND);
    expect(busyHere()).toEqual([FIND]);
    expect(mainText()).not.toContain("지금은 위치를 찾지 못했어요.");
    answer();
    await page.settle();
    expect(busyHere()).toEqual([]);
    expect(chosen(page)).toBe(jungGu.code);
  });
});
