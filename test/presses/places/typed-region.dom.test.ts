import { describe, expect, it } from "vitest";
import { MOST_REGIONS } from "#domain/search/region-limit.ts";
import { answering, fieldNamed, NOW, pressNamed, refusal } from "../answering.ts";
import { type as typeInto } from "../controls.ts";
import { openPage, untilItWaits, type Answered, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { mainText } from "../on-page.ts";

const FIELD = "지역 이름";
const NOWHERE = "그런 이름의 지역이 없어요. 시·군·구 이름으로 찾아보세요.";
const MANY = "지역이 많아요. 시·군·구 이름도 함께 적어 보세요.";
const YEOKSAM = { kind: "region", code: "1168064000", name: "역삼1동", detail: "강남구 역삼1동" };
const gangnam = { code: "11680", name: "강남구", full_name: "서울특별시 강남구" };
const seoul = { code: "11", name: "서울특별시", full_name: "서울특별시", si_gun_gu: [gangnam] };
const visitor = { authenticated: false, userType: "visitor" } as const;

async function openField(suggested: () => Answered | Promise<Answered>): Promise<OpenPage> {
  const answer = answering({
    "address.siGunGu": { items: [seoul] },
    "search.suggest": suggested,
  });
  const page = await openPage({ path: "/search?q=청소", visitor, now: NOW, answer });
  await pressNamed(page, "지역 고르기");
  return page;
}
const suggesting =
  (...items: object[]) =>
  () => ({ status: 200, body: { items } });

async function write(page: OpenPage, words: string): Promise<void> {
  typeInto(fieldNamed(FIELD), words);
  await page.settle();
}

/** Presses a key in the field; tells whether the field took it from the form around. */
async function pressKey(page: OpenPage, key: string, more = {}): Promise<boolean> {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  fieldNamed(FIELD).dispatchEvent(event);
  await page.settle();
  return event.defaultPrevented;
}

const found = () =>
  [...document.querySelectorAll<HTMLElement>("[aria-label='찾은 지역'] button")].map(
    (one) => one.textContent,
  );
const chosen = (page: OpenPage) =>
  (page.router.state.location.search as { region?: string }).region;
/** The words about which the server was asked for places. */
const askedFor = (page: OpenPage) =>
  page.sent
    .filter((one) => nameOf(one) === "search.suggest")
    .map(({ url }) => new URL(url, "http://page.test").searchParams)
    .filter((query) => query.get("kind") === "region")
    .map((query) => query.get("q"));

describe("a region's name that is typed", () => {
  it("finds what the page knows and what the server suggests, and says how many", async () => {
    const page = await openField(suggesting(YEOKSAM));
    await write(page, "강남");
    expect(found()).toEqual(["서울특별시 강남구", "강남구 역삼1동"]);
    expect(mainText()).toContain("지역 2곳");
  });

  it("is taken by a press, and leaves the field empty for another", async () => {
    const page = await openField(suggesting(YEOKSAM));
    await write(page, "강남");
    document.querySelectorAll<HTMLElement>("[aria-label='찾은 지역'] button")[1]?.click();
    await page.settle();
    expect(chosen(page)).toBe(YEOKSAM.code);
    expect(fieldNamed(FIELD).value).toBe("");
    expect(found()).toEqual([]);
  });

  it("is taken by Enter where it stands first, and the form around is not sent", async () => {
    const page = await openField(suggesting(YEOKSAM));
    await write(page, "강남");
    expect(await pressKey(page, "Enter")).toBe(true);
    expect(chosen(page)).toBe(gangnam.code);
    expect(fieldNamed(FIELD).value).toBe("");
  });

  it("is not taken while a syllable is being put together, nor by another key", async () => {
    const page = await openField(suggesting(YEOKSAM));
    await write(page, "강남");
    expect(await pressKey(page, "Enter", { isComposing: true })).toBe(true);
    expect(await pressKey(page, "ArrowDown")).toBe(false);
    expect(chosen(page)).toBeUndefined();
    expect(fieldNamed(FIELD).value).toBe("강남");
  });

  it("that is nowhere says so, once the server was asked", async () => {
    const saidWhileAsked: boolean[] = [];
    const page = await openField(async () => {
      await untilItWaits();
      saidWhileAsked.push(mainText().includes(NOWHERE));
      return suggesting()();
    });
    await write(page, "뉴욕");
    expect(saidWhileAsked).toEqual([false]);
    expect(mainText()).toContain(NOWHERE);
    await write(page, "  ");
    expect(mainText()).not.toContain(NOWHERE);
    expect(askedFor(page)).toEqual(["뉴욕"]);
  });

  it("of which there are many asks for more words", async () => {
    const many = Array.from({ length: MOST_REGIONS }, (_, index) => ({
      ...YEOKSAM,
      code: String(4_100_000_000 + index),
    }));
    const page = await openField(suggesting(...many));
    await write(page, "중앙동");
    expect(mainText()).toContain(MANY);
    expect(found()).toHaveLength(MOST_REGIONS);
    const fewer = await openField(suggesting(...many.slice(1)));
    await write(fewer, "중앙동");
    expect(mainText()).not.toContain(MANY);
  });

  it("does without the server where that is silent", async () => {
    const page = await openField(() => refusal("internal"));
    await write(page, "강남");
    expect(found()).toEqual(["서울특별시 강남구"]);
    await pressKey(page, "Enter");
    expect(chosen(page)).toBe(gangnam.code);
  });

  it("takes from the server's answer what is a place alone", async () => {
    const service = { kind: "service", slug: "cleaning", name: "역삼 청소", detail: "청소" };
    const page = await openField(suggesting(service, YEOKSAM));
    await write(page, "역삼동");
    expect(found()).toEqual(["강남구 역삼1동"]);
  });
});
