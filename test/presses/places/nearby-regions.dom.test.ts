import { describe, expect, it, onTestFinished } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import type { Output } from "#contract/registry.ts";
import { PROFILE_LIMITS } from "#domain/pro/profile-rules.ts";
import { answering, fieldNamed, NOW, pressNamed, refusal } from "../answering.ts";
import { labelOf, press, type as typeInto } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { sampleOutput } from "../sample-output.ts";
import { mainText } from "../on-page.ts";

const NEARBY = "geo.nearby";
const gangnam = { code: "11680", name: "강남구", full_name: "서울특별시 강남구" };
const seocho = { code: "11650", name: "서초구", full_name: "서울특별시 서초구" };
const seoul = {
  code: "11",
  name: "서울특별시",
  full_name: "서울특별시",
  si_gun_gu: [gangnam, seocho],
};
const visitor = { authenticated: true, userType: "pro" } as const;
const me = sampleOutput("users.me") as Output<"users.me">;

interface Given {
  regions?: readonly object[];
  nearby?: () => Answered;
}

/** The form of a pro's profile, at what lies around. */
async function openNearby({ regions = [], nearby }: Given = {}): Promise<OpenPage> {
  const answer = answering({
    "users.me": { pro: { ...me.pro, state: "approved" } },
    "pro.profile": { state: "approved", regions },
    "address.siGunGu": { items: [seoul] },
    "search.suggest": { items: [] },
    "geo.coord": gangnam,
    [NEARBY]: () => nearby?.() ?? { status: 200, body: { items: [gangnam, seocho] } },
  });
  const page = await openPage({ path: "/pro/profile", visitor, now: NOW, answer });
  const summary = [...document.querySelectorAll("summary")].find(
    ({ textContent }) => textContent === "거리로 고르기",
  );
  summary?.closest("details")?.setAttribute("open", "");
  return page;
}

async function startFrom(page: OpenPage, words: string): Promise<void> {
  typeInto(fieldNamed("지역 이름"), words);
  await page.settle();
  document.querySelector<HTMLElement>("[aria-label='찾은 지역'] button")?.click();
  await page.settle();
}

/** What was asked about: where from, and how far. */
const askedFor = ({ sent }: OpenPage) =>
  sent
    .filter((one) => nameOf(one) === NEARBY)
    .map(({ url }) => Object.fromEntries(new URL(url, "http://page.test").searchParams));
const group = () => document.querySelector<HTMLElement>("[role=group][aria-label^='고른 지역']");
const chosen = () => [...(group()?.querySelectorAll("li") ?? [])].map((one) => one.textContent);

async function tick(page: OpenPage, label: string): Promise<void> {
  const boxes = [...document.querySelectorAll<HTMLElement>("main input[type=checkbox]")];
  const box = boxes.find((one) => labelOf(one) === label);
  if (!box) throw new Error(`no ${label} among ${boxes.map(labelOf)}`);
  press(box);
  await page.settle();
}

describe("the regions around a place", () => {
  it("are asked for from where it is, and again for another distance", async () => {
    const page = await openNearby();
    expect(askedFor(page)).toEqual([]);
    await startFrom(page, "강남구");
    expect(askedFor(page)).toEqual([{ region_code: gangnam.code, km: "10" }]);
    expect(mainText()).toContain("서울특별시 강남구에서 10km 안에 시·군·구 2곳이 있어요.");
    typeInto(fieldNamed("거리"), "20");
    await page.settle();
    expect(askedFor(page).at(-1)).toEqual({ region_code: gangnam.code, km: "20" });
    expect(mainText()).toContain("서울특별시 강남구에서 20km 안에 시·군·구 2곳이 있어요.");
  });

  it("are chosen at once, or one by one, and taken out again", async () => {
    const page = await openNearby();
    await startFrom(page, "강남구");
    await tick(page, "서울특별시 강남구에서 10km 안 전체 2곳");
    expect(chosen()).toEqual(["서울특별시 전체"]);
    await tick(page, "강남구서울특별시");
    expect(chosen()).toEqual(["서울특별시 서초구"]);
  });

  it("that were chosen are taken out by a press on their name, with the focus beside it", async () => {
    const regions = [gangnam, seocho].map(({ code, full_name }) => ({ code, full_name }));
    const page = await openNearby({
      regions: [...regions, { code: "41111", full_name: "수원시" }],
    });
    expect(chosen()).toEqual(["서울특별시 전체", "수원시"]);
    group()?.querySelector<HTMLElement>("button[aria-label='서울특별시 전체 삭제']")?.click();
    await page.settle();
    expect(chosen()).toEqual(["수원시"]);
    expect(document.activeElement).toBe(group());
  });

  it("of which there are none say so, and what helps", async () => {
    const page = await openNearby({ nearby: () => ({ status: 200, body: { items: [] } }) });
    await startFrom(page, "강남구");
    expect(mainText()).toContain("안에 중심이 있는 시·군·구가 없어요. 더 먼 거리를 골라 주세요.");
  });

  it("that did not come say why, and come at one press", async () => {
    let isDown = true;
    const page = await openNearby({
      nearby: () => (isDown ? refusal("internal") : { status: 200, body: { items: [seocho] } }),
    });
    await startFrom(page, "강남구");
    expect(mainText()).toContain(errorCatalogue.internal[1]);
    isDown = false;
    await pressNamed(page, "다시 시도");
    expect(mainText()).not.toContain(errorCatalogue.internal[1]);
    expect(mainText()).toContain("시·군·구 1곳이 있어요.");
  });

  it("are those around the person, told to the server to about a kilometre", async () => {
    const coords = { latitude: 37.51724, longitude: 127.04712 };
    const getCurrentPosition = (found: PositionCallback) =>
      found({ coords } as GeolocationPosition);
    Object.defineProperty(navigator, "geolocation", {
      configurable: true,
      value: { getCurrentPosition },
    });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "geolocation"));
    const page = await openNearby();
    await pressNamed(page, "내 위치로 찾기");
    expect(askedFor(page)).toEqual([{ lat: "37.52", lng: "127.05", km: "10" }]);
    expect(mainText()).toContain("내 위치에서 10km 안에 시·군·구 2곳이 있어요.");
  });

  it("that are more than a pro may choose say how many are too many", async () => {
    const regions = Array.from({ length: PROFILE_LIMITS.regionsMax - 1 }, (_, index) => ({
      code: String(41_000 + index),
      full_name: `경기도 ${index}시`,
    }));
    const page = await openNearby({ regions });
    await startFrom(page, "강남구");
    expect(mainText()).toContain(`${PROFILE_LIMITS.regionsMax}곳까지라 1곳이 넘쳐요.`);
  });
});
