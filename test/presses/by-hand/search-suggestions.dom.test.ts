import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import {
  answering,
  bodiesOf,
  faultOf,
  fieldNamed,
  pressNamed,
  refusal,
  NOW,
} from "../answering.ts";
import { deviceStorage } from "#web/platform/draft/device-storage.ts";
import { labelOf, press, type as typeInto } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";

type Suggested = Output<"search.suggest">["items"][number];

const visitor = { authenticated: false, userType: "visitor" } as const;
const FIELD = "어떤 일을 맡기고 싶으세요?";
const RECENT = "search.recent";
const PRO_ID = "01900000-0000-7000-8000-000000000001";

const FOUND = [
  { kind: "service", slug: "move-in-cleaning", name: "입주청소", detail: "청소" },
  { kind: "category", slug: "cleaning", name: "청소", detail: "" },
  { kind: "category", slug: "home-cleaning", name: "집 청소", detail: "청소" },
  { kind: "region", code: "11110", name: "청운동", detail: "서울특별시 종로구 청운동" },
  { kind: "pro", id: PRO_ID, name: "청소하는 손", detail: "입주청소", photo_url: null },
] as Suggested[];

interface Told {
  found?: readonly Suggested[];
  instead?: string | null;
  recent?: readonly string[];
  wish?: Answered;
}

/** The front page of who has looked for these before, with the search field entered. */
async function searching({ found = FOUND, instead = null, recent = [], wish }: Told = {}) {
  const answer = answering({
    "search.suggest": { items: found, instead },
    "services.popular": { items: [] },
    "search.pro": { items: [], next: null, total: 0 },
    ...(wish && { "serviceWishes.create": () => wish }),
  });
  const page = await openPage({ path: "/", visitor, now: NOW, answer });
  deviceStorage.writeJson(RECENT, recent);
  press(fieldNamed(FIELD));
  await page.settle();
  return page;
}

async function typing(words: string, told: Told = {}): Promise<OpenPage> {
  const page = await searching(told);
  enter(words);
  await page.settle();
  return page;
}

/** Types without leaving the field. */
function enter(words: string): void {
  const field = fieldNamed(FIELD);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, words);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data: words }));
}

async function pressKey(page: OpenPage, key: string, more = {}): Promise<void> {
  const about = { key, bubbles: true, cancelable: true, ...more };
  fieldNamed(FIELD).dispatchEvent(new KeyboardEvent("keydown", about));
  await page.settle();
}

const options = () => [...document.querySelectorAll<HTMLAnchorElement>("main [role=option]")];
const linksOf = () => options().map((one) => [wordsOf(one), one.getAttribute("href")]);
/** Without the letters of a seal, which stand for a picture. */
function wordsOf(option: HTMLElement): string {
  const read = [...option.children].filter((part) => part.ariaHidden !== "true");
  return read.map((part) => part.textContent).join("");
}

/** What stands beside the options, of which the list itself may hold none. */
async function pressBeside(page: OpenPage, label: string): Promise<void> {
  const all = document.querySelectorAll<HTMLElement>("main [role=search] :is(button, input)");
  const found = [...all].find((one) => labelOf(one) === label);
  if (!found) throw new Error(`no ${label} among ${[...all].map(labelOf)}`);
  press(found);
  await page.settle();
}

const chosen = () => options().find((one) => one.ariaSelected === "true")?.textContent;
const hrefOf = ({ router }: OpenPage) => decodeURI(router.state.location.href);
const kept = () => deviceStorage.readJson(RECENT);

describe("what is suggested for half a word", () => {
  it("leads to the page of each kind of thing", async () => {
    await typing("청");
    expect(linksOf()).toEqual([
      ["입주청소, 청소", "/services/move-in-cleaning"],
      ["청소", "/categories/cleaning"],
      ["집 청소, 청소", "/search?category=home-cleaning"],
      ["청운동, 서울특별시 종로구", "/search?region=11110"],
      ["청소하는 손, 입주청소", `/pros/${PRO_ID}`],
      ["‘청’ 고수 찾기", `/search?q=${encodeURIComponent("청")}`],
    ]);
    expect([...document.querySelectorAll("main mark")].map((one) => one.textContent)).toContain(
      "청",
    );
  });

  it("says that it is for other words than were typed", async () => {
    await typing("cjd", { instead: "청" });
    expect(document.querySelector("main")?.textContent).toContain("‘cjd’ 대신 ‘청’ 추천이에요.");
  });

  it("is walked through by the arrow keys, and taken by Enter", async () => {
    const page = await typing("청");
    await pressKey(page, "ArrowDown");
    expect(chosen()).toContain("입주청소");
    expect(fieldNamed(FIELD).getAttribute("aria-activedescendant")).toBe(options()[0]?.id);
    await pressKey(page, "ArrowDown");
    await pressKey(page, "Enter");
    expect(hrefOf(page)).toBe("/categories/cleaning");
    expect(kept()).toEqual(["청소"]);
  });

  it("goes at Escape, and comes again at an arrow key; what was typed stays", async () => {
    const page = await typing("청");
    await pressKey(page, "Escape");
    expect(options()).toEqual([]);
    expect(fieldNamed(FIELD).value).toBe("청");
    expect(fieldNamed(FIELD).getAttribute("aria-expanded")).toBe("false");
    await pressKey(page, "ArrowDown");
    expect(options()).toHaveLength(6);
  });

  it("is not taken by the Enter that ends a syllable", async () => {
    const page = await typing("청");
    await pressKey(page, "ArrowDown");
    await pressKey(page, "Enter", { isComposing: true });
    expect(hrefOf(page)).toBe("/");
  });
});

describe("what was looked for on this device", () => {
  it("is looked for again by a press", async () => {
    const page = await searching({ recent: ["도배", "이사"] });
    expect(linksOf()[0]).toEqual(["도배", `/search?q=${encodeURIComponent("도배")}`]);
    press(options()[1] ?? document.body);
    await page.settle();
    expect(hrefOf(page)).toBe("/search?q=이사");
    expect(kept()).toEqual(["이사", "도배"]);
  });

  it("is forgotten one by one, or all at once", async () => {
    const page = await searching({ recent: ["도배", "이사", "청소"] });
    await pressBeside(page, "‘이사’ 지우기");
    expect(kept()).toEqual(["도배", "청소"]);
    expect(options().map((one) => one.textContent)).toEqual(["도배", "청소"]);
    await pressBeside(page, "모두 지우기");
    expect(kept()).toBeNull();
    expect(options()).toEqual([]);
  });

  it("is forgotten for good by who wants none kept", async () => {
    const page = await searching({ recent: ["도배"] });
    await pressBeside(page, "최근 검색어 저장");
    enter("이사");
    await page.settle();
    fieldNamed(FIELD).form?.requestSubmit();
    await page.settle();
    expect(hrefOf(page)).toBe("/search?q=이사");
    expect(kept()).toBeNull();
  });
});

describe("a service that nobody offers", () => {
  const asked = async (wish: Answered) => {
    const page = await typing("말 타기", { found: [], wish });
    press(options().find((one) => one.textContent === "찾는 서비스가 없나요?") ?? document.body);
    await page.settle();
    return page;
  };

  it("is wished for from the suggestions, with the words that were typed", async () => {
    const page = await asked({ status: 201, body: {} });
    expect(hrefOf(page)).toContain("/search?q=말+타기#");
    expect(fieldNamed("찾는 서비스").value).toBe("말 타기");
    await pressNamed(page, "보내기");
    expect(bodiesOf(page, "serviceWishes.create")).toEqual([{ words: "말 타기" }]);
    expect(document.querySelector("main")?.textContent).toContain("알려 주셔서 고마워요");
  });

  it("is not wished for without words, nor when it is refused", async () => {
    const page = await asked(refusal("invalid", { words: ["연락처는 적지 말아 주세요."] }));
    await pressNamed(page, "보내기");
    expect(faultOf("찾는 서비스")).toContain("연락처는 적지 말아 주세요.");
    expect(document.querySelector("main")?.textContent).not.toContain("고마워요");
    typeInto(fieldNamed("찾는 서비스"), "");
    await pressNamed(page, "보내기");
    expect(faultOf("찾는 서비스")).not.toBeNull();
    expect(bodiesOf(page, "serviceWishes.create")).toHaveLength(1);
  });
});
