import { expect, it, onTestFinished } from "vitest";
import { answering, fieldNamed, NOW, pressNamed } from "../answering.ts";
import { busyHere, type as typeInto } from "../controls.ts";
import { openPage, type OpenPage } from "../open-page.tsx";
import { mainText } from "../on-page.ts";

const FIND = "내 위치로 찾기";
const GANGWON = "51";
const jungGu = { code: "11140", name: "중구", full_name: "서울특별시 중구" };
const seoul = { code: "11", name: "서울특별시", full_name: "서울특별시", si_gun_gu: [jungGu] };
const gangwon = {
  code: GANGWON,
  name: "강원특별자치도",
  full_name: "강원특별자치도",
  si_gun_gu: [],
};
const visitor = { authenticated: false, userType: "visitor" } as const;

/** The filter of a search, whose visitor has asked for their place; the device answers later, by `tell` or `refuse`. */
async function askForPlace() {
  const late = { tell: () => {}, refuse: () => {} };
  const getCurrentPosition: Geolocation["getCurrentPosition"] = (found, failed) => {
    const coords = { latitude: 37.5638, longitude: 126.9976 };
    late.tell = () => found({ coords } as GeolocationPosition);
    late.refuse = () => failed?.({ code: 1 } as GeolocationPositionError);
  };
  Object.defineProperty(navigator, "geolocation", {
    configurable: true,
    value: { getCurrentPosition },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "geolocation"));
  const answer = answering({
    "address.siGunGu": { items: [seoul, gangwon] },
    "geo.coord": jungGu,
  });
  const page = await openPage({ path: "/search?q=청소", visitor, now: NOW, answer });
  opener()?.click();
  await page.settle();
  await pressNamed(page, FIND);
  expect(busyHere()).toEqual([FIND]);
  return { page, late };
}
/** Opens the choice of a region in the filter, and closes it. */
const opener = () =>
  [...document.querySelectorAll<HTMLElement>("main button[aria-expanded]")].find((one) =>
    one.getAttribute("aria-labelledby")?.includes("-label"),
  );
const chosen = (page: OpenPage) =>
  (page.router.state.location.search as { region?: string }).region;

it("takes a place that was waited for", async () => {
  const { page, late } = await askForPlace();
  late.tell();
  await page.settle();
  expect(chosen(page)).toBe(jungGu.code);
  expect(mainText()).toContain("서울특별시 중구 근처예요.");
});

it("leaves what was chosen by hand meanwhile, and says nothing of the place", async () => {
  const { page, late } = await askForPlace();
  typeInto(fieldNamed("시·도"), GANGWON);
  await page.settle();
  late.tell();
  await page.settle();
  expect(chosen(page)).toBe(GANGWON);
  expect(mainText()).not.toContain("근처예요.");
});

it("does not say that the place was refused to who has chosen by hand", async () => {
  const { page, late } = await askForPlace();
  typeInto(fieldNamed("시·도"), GANGWON);
  await page.settle();
  late.refuse();
  await page.settle();
  expect(mainText()).not.toContain("허락하지 않으셨어요");
});

it("chooses nothing once the choice of a region was closed", async () => {
  const { page, late } = await askForPlace();
  opener()?.click();
  await page.settle();
  late.tell();
  await page.settle();
  expect(chosen(page)).toBeUndefined();
});
