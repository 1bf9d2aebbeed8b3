import { describe, expect, it } from "vitest";
import type { PortfolioPiece } from "#contract/endpoints/portfolio.ts";
import type { EndpointName, Output } from "#contract/registry.ts";
import { PORTFOLIO_LIMITS } from "#domain/portfolio/portfolio-rules.ts";
import {
  answering,
  bodiesOf,
  faultOf,
  fieldNamed,
  NOW,
  pressNamed,
  refusal,
} from "../answering.ts";
import { press, scope, type as typeInto } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { sampleOutput } from "../sample-output.ts";
import { mainText } from "../on-page.ts";

const ORDER = "pro.portfolio.order";
const REMOVE = "pro.portfolio.delete";
const EDIT = "pro.portfolio.edit";
const ADD = "작업 올리기";
const visitor = { authenticated: true, userType: "pro" } as const;

const [sample] = (sampleOutput("pro.portfolio.own") as Output<"pro.portfolio.own">).items;
const [photo] = sample?.photos ?? [];
if (!sample || !photo) throw new Error("no piece of work");
const idOf = (number: number) => `01900000-0000-7000-8000-00000000000${number}`;
const piece = (number: number, own: Partial<PortfolioPiece> = {}): PortfolioPiece => ({
  ...sample,
  id: idOf(number),
  title: `${number}번 작업`,
  service: { slug: "move-in-cleaning", name: "입주청소" },
  region: { code: "11680", name: "강남구", full_name: "서울특별시 강남구" },
  done_on: "2026-05",
  price: 260_000,
  photos: [
    { ...photo, id: "first" },
    { ...photo, id: "second" },
  ],
  before_photo_id: null,
  ...own,
});

type Given = Partial<Record<EndpointName, object | (() => Answered)>>;
function open(items: PortfolioPiece[], given: Given = {}, path = "/pro/portfolio") {
  const answer = answering({
    "pro.portfolio.own": { items },
    "pro.profile": { services: [{ slug: "wallpaper", name: "도배" }] },
    ...given,
  });
  return openPage({ path, visitor, now: NOW, answer });
}
const hrefsOf = (words: string) =>
  [...document.querySelectorAll("main a")]
    .filter((one) => (one.getAttribute("aria-label") ?? one.textContent) === words)
    .map((one) => one.getAttribute("href"));
/** The button of that name, in a list of alike rows. */
function button(label: string): HTMLButtonElement {
  const found = document.querySelector<HTMLButtonElement>(`main button[aria-label="${label}"]`);
  if (!found) throw new Error(`no ${label}`);
  return found;
}
async function pressRow(page: OpenPage, label: string): Promise<void> {
  press(button(label));
  await page.settle();
}
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => piece(1, { id: String(index) }));

describe("a pro's own pieces of work", () => {
  it("are said to be none yet, with the way to the first", async () => {
    await open([]);
    expect(mainText()).toContain("아직 올린 작업이 없어요");
    expect(hrefsOf(ADD)).toEqual(["/pro/portfolio/new"]);
    expect(mainText()).not.toContain("만 더 올려 보세요");
  });

  it("are fewer than make a profile complete, or enough, or as many as may be", async () => {
    const { advised, count } = PORTFOLIO_LIMITS;
    await open(many(advised - 1));
    expect(mainText()).toContain("1개만 더 올려 보세요.");
    expect(hrefsOf(ADD)).toHaveLength(1);
    await open(many(advised));
    expect(mainText()).not.toContain("더 올려 보세요");
    await open(many(count - 1));
    expect(hrefsOf(ADD)).toHaveLength(1);
    await open(many(count));
    expect(mainText()).toContain(`${count}개를 모두 올렸어요.`);
    expect(hrefsOf(ADD)).toEqual([]);
  });

  it("say what each was, where, when, for how much and with how many photos", async () => {
    await open([piece(1), piece(2, { region: null, price: null, photos: [] })]);
    const rows = [...document.querySelectorAll("[aria-label='내 포트폴리오'] > li")];
    expect(rows[0]?.textContent).toContain("1번 작업입주청소강남구2026년 05월260,000원사진 2장");
    expect(rows[1]?.textContent).toContain("2번 작업입주청소온라인2026년 05월사진 0장");
    expect(hrefsOf("1번 작업 수정")).toEqual([`/pro/portfolio/${idOf(1)}`]);
  });

  it("are deleted once that is confirmed", async () => {
    const page = await open([piece(1)]);
    const removed = () => page.sent.filter((one) => nameOf(one) === REMOVE).map(({ url }) => url);
    await pressRow(page, "1번 작업 삭제");
    expect(scope().textContent).toContain("‘1번 작업’ 작업과 사진 2장이 없어져요.");
    await pressNamed(page, "취소");
    expect(removed()).toEqual([]);
    await pressRow(page, "1번 작업 삭제");
    await pressNamed(page, "확인");
    expect(removed()).toEqual([expect.stringContaining(idOf(1)) as string]);
    expect(document.body.textContent).toContain("작업을 삭제했어요.");
    expect(document.activeElement?.id).toBe("main");
  });
});

describe("the order of a pro's pieces", () => {
  /** A server that keeps the order that it is told. */
  function ordered(...numbers: number[]): Promise<OpenPage> {
    let items = numbers.map((number) => piece(number));
    const answer = answering({
      "pro.portfolio.own": () => ({ status: 200, body: { items } }),
      [ORDER]: ({ body }) => {
        const { ids } = JSON.parse(body ?? "") as { ids: string[] };
        items = ids.flatMap((id) => items.filter((one) => one.id === id));
        return { status: 200, body: {} };
      },
    });
    return openPage({ path: "/pro/portfolio", visitor, now: NOW, answer });
  }
  const status = () =>
    [...document.querySelectorAll("main [role=status]")].map((one) => one.textContent).join("");

  it("is changed by a button, which keeps the focus, and is said", async () => {
    const page = await ordered(1, 2, 3);
    await pressRow(page, "2번 작업 뒤로 옮기기");
    expect(bodiesOf(page, ORDER)).toEqual([{ ids: [idOf(1), idOf(3), idOf(2)] }]);
    expect(status()).toBe("‘2번 작업’ 작업을 3번째로 옮겼어요.");
    // At the end the other direction is the one that is left.
    expect(document.activeElement).toBe(button("2번 작업 앞으로 옮기기"));
    await pressRow(page, "2번 작업 앞으로 옮기기");
    expect(bodiesOf(page, ORDER).at(-1)).toEqual({ ids: [idOf(1), idOf(2), idOf(3)] });
    expect(status()).toBe("‘2번 작업’ 작업을 2번째로 옮겼어요.");
    expect(document.activeElement).toBe(button("2번 작업 앞으로 옮기기"));
  });

  it("goes no further than its ends, and there is none of one", async () => {
    await ordered(1, 2);
    expect(button("1번 작업 앞으로 옮기기").disabled).toBe(true);
    expect(button("1번 작업 뒤로 옮기기").disabled).toBe(false);
    expect(button("2번 작업 뒤로 옮기기").disabled).toBe(true);
    await ordered(1);
    expect(document.querySelector("main [data-direction]")).toBeNull();
  });

  it("that was refused is not said to be changed", async () => {
    const page = await open([piece(1), piece(2)], { [ORDER]: () => refusal("conflict") });
    await pressRow(page, "1번 작업 뒤로 옮기기");
    expect(bodiesOf(page, ORDER)).toHaveLength(1);
    expect(status()).toBe("");
  });
});

describe("a piece that is changed", () => {
  const at = `/pro/portfolio/${idOf(1)}`;
  const BEFORE = "작업 전 사진(선택)";
  const group = () =>
    [...document.querySelectorAll("main fieldset")].find((one) =>
      one.textContent?.startsWith(BEFORE),
    );

  it("begins as it is, of a service that is no longer offered too, and is saved whole", async () => {
    const page = await open([piece(1)], {}, at);
    expect(fieldNamed("제목").value).toBe("1번 작업");
    expect(fieldNamed("서비스").value).toBe("move-in-cleaning");
    expect(fieldNamed("작업한 해").value).toBe("2026");
    expect(fieldNamed("작업한 달").value).toBe("05");
    typeInto(fieldNamed("제목"), "다시 찍은 작업");
    typeInto(fieldNamed("어떤 일을 했나요?"), "구석까지 닦고 마지막에 함께 확인했어요.");
    await pressNamed(page, "저장하기");
    expect(bodiesOf(page, EDIT)).toMatchObject([
      {
        title: "다시 찍은 작업",
        photo_ids: ["first", "second"],
        before_photo_id: null,
        si_gun_gu_code: "11680",
        price: 260_000,
      },
    ]);
    expect(document.body.textContent).toContain("작업을 저장했어요.");
    expect(page.router.state.location.pathname).toBe("/pro/portfolio");
  });

  it("says at its price what is wrong with that, and is not saved", async () => {
    const page = await open([piece(1)], {}, at);
    const price = "금액(선택)";
    typeInto(fieldNamed(price), "9999999999999");
    await pressNamed(page, "저장하기");
    expect(faultOf(price)).toContain("금액은 1,000,000,000원까지 입력할 수 있어요.");
    expect(bodiesOf(page, EDIT)).toEqual([]);
    const region = fieldNamed("시·도").closest("fieldset");
    expect(region?.querySelector("legend")?.textContent).toBe("일한 지역(선택)");
  });

  it("has one of its further photos shown as the place before the work", async () => {
    const page = await open([piece(1, { description: "구석까지 닦았어요. 끝까지요." })], {}, at);
    const radios = () => [...(group()?.querySelectorAll<HTMLInputElement>("input") ?? [])];
    expect(radios().map(({ checked }) => checked)).toEqual([true, false]);
    radios()[1]?.click();
    await page.settle();
    expect(radios().map(({ checked }) => checked)).toEqual([false, true]);
    await pressNamed(page, "저장하기");
    expect(bodiesOf(page, EDIT)).toMatchObject([{ before_photo_id: "second" }]);
  });

  it("of one photo has none before the work", async () => {
    await open([piece(1, { photos: [{ ...photo, id: "first" }] })], {}, at);
    expect(group()).toBeUndefined();
  });
});
