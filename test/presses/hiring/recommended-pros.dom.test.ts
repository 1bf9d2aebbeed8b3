import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import type { Output } from "#contract/registry.ts";
import { sampleProCard } from "../../samples/pros.ts";
import { sampleRequest } from "../../samples/requests.ts";
import { answering, bodiesOf, ID, NOW, pressNamed, refusal } from "../answering.ts";
import { scope } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { hrefOf, mainText, offered } from "../on-page.ts";

type Recommended = Output<"requests.recommended">;
type Item = Recommended["items"][number];

const ASK = "requests.designate";
const PRESS = "한솔에게 직접 부탁하기";
const visitor = { authenticated: true, userType: "customer" } as const;
const place = {
  si_gun_gu: { code: "11680", name: "강남구" },
  si_do: { code: "11", name: "서울특별시" },
};

function item(own: Partial<Item> = {}): Item {
  return {
    pro: sampleProCard({ id: ID }),
    reasons: [],
    received: true,
    designated: false,
    passed: false,
    quoted: false,
    quote: null,
    typical_price: null,
    review: null,
    photos: [],
    ...own,
  };
}

function openRecommended(
  {
    request,
    ...own
  }: Partial<Omit<Recommended, "request">> & {
    request?: Partial<Recommended["request"]>;
  } = {},
  asked: () => Answered = () => ({ status: 200, body: {} }),
): Promise<OpenPage> {
  const whole: Recommended = {
    request: sampleRequest({ id: ID, quote_count: 2, ...request }),
    compared: { quotes: 0, unread: 0 },
    items: [item()],
    place,
    ...own,
  };
  const answer = answering({
    "users.me": { pro: null },
    "requests.recommended": whole,
    [ASK]: asked,
  });
  return openPage({ path: `/user/recommended/${ID}`, visitor, now: NOW, answer });
}

const listed = (name: string) =>
  [...document.querySelectorAll(`main ul[aria-label="${name}"] > li`)].map(
    (one) => one.textContent,
  );

describe("pros who are recommended for a request", () => {
  it("stand below what was asked, where, and how many quotes came of how many", async () => {
    await openRecommended();
    expect(document.querySelector("h1")?.textContent).toBe("이사청소 추천 고수");
    expect(mainText()).toContain("서울 강남구 · 받은 견적 2/5 · 2027년 03월 17일");
    expect(mainText()).toContain("까지 받아요");
    await openRecommended({ request: { region: null, state: "choosing" } });
    expect(mainText()).toContain("온라인 · 받은 견적 2/5");
    expect(mainText()).not.toContain("까지 받아요");
  });

  it("are counted, and each is named by its rank", async () => {
    const second = item({ pro: sampleProCard({ id: "second", display_name: "가람" }) });
    await openRecommended({ items: [item(), second] });
    expect(mainText()).toContain("맞는 고수 2명");
    const articles = [...document.querySelectorAll("main article")];
    expect(articles.map((one) => one.getAttribute("aria-label"))).toEqual([
      "1번째 한솔",
      "2번째 가람",
    ]);
    expect(hrefOf("가람")).toBe("/pros/second");
  });

  it("say by what they are ordered to who asks, and that nobody pays for it", async () => {
    await openRecommended();
    const summaries = [...document.querySelectorAll<HTMLElement>("main details summary")];
    const why = summaries.find((one) => one.textContent === "왜 이 순서예요?")?.parentElement;
    const terms = [...(why?.querySelectorAll("dt") ?? [])].map((one) => one.textContent);
    expect(terms).toEqual(["평점", "고용", "답하는 시간", "견적 일치율", "자격과 새 고수"]);
    expect(why?.textContent).toContain("광고로 순서를 바꾸지 않아요.");
  });

  it("can be asked directly while quotes are taken, and what that means is said", async () => {
    await openRecommended();
    expect(mainText()).toContain("마음에 드는 고수에게 직접 부탁해 보세요");
    expect(offered()).toContain(PRESS);
    await openRecommended({ request: { state: "choosing" } });
    expect(mainText()).toContain("지금은 직접 부탁할 수 없어요");
    expect(offered()).not.toContain(PRESS);
    expect(mainText()).toContain("이미 요청을 받았어요");
  });

  it("lead to the quotes side by side from two on, with what that does to unread ones", async () => {
    await openRecommended({ compared: { quotes: 1, unread: 1 } });
    expect(mainText()).not.toContain("나란히 비교하기");
    await openRecommended({ compared: { quotes: 2, unread: 1 } });
    expect(hrefOf("2장 나란히 비교하기")).toBe(`/requests/${ID}/compare`);
    expect(mainText()).toContain("비교하면 2장을 모두 읽은 것으로 알려져요.");
    await openRecommended({
      compared: { quotes: 3, unread: 0 },
      request: { state: "choosing" },
    });
    expect(hrefOf("3장 나란히 비교하기")).toBe(`/requests/${ID}/compare`);
    expect(mainText()).not.toContain("읽은 것으로 알려져요.");
  });

  it("who are none are waited for", async () => {
    await openRecommended({ items: [] });
    expect(mainText()).toContain("강남구에는 아직 맞는 고수가 없어요");
    expect(mainText()).not.toContain("맞는 고수 0명");
  });
});

describe("a search for more of them", () => {
  const ways = () =>
    [...document.querySelectorAll("main section a")].map((link) => [
      link.textContent,
      link.getAttribute("href"),
    ]);
  const everywhere = "/search?service=cleaning";

  it("is in the place, around it and everywhere", async () => {
    await openRecommended();
    expect(mainText()).toContain("이사청소 고수 더 찾아보기");
    expect(ways()).toEqual([
      ["강남구", `${everywhere}&region=11680`],
      ["서울특별시", `${everywhere}&region=11`],
      ["전국", everywhere],
    ]);
  });

  it("names a place once that is all of its province, and none for work online", async () => {
    await openRecommended({
      place: { ...place, si_gun_gu: { code: "36110", name: "서울특별시" } },
    });
    expect(ways().map(([name]) => name)).toEqual(["서울특별시", "전국"]);
    await openRecommended({ place: null });
    expect(ways()).toEqual([["모든 고수", everywhere]]);
  });
});

describe("what is told of a recommended pro", () => {
  it("is how they were rated, how often hired, and what they usually take", async () => {
    const pro = sampleProCard({ id: ID, rating: 4.8, review_count: 12, hire_count: 30 });
    await openRecommended({
      items: [item({ pro, typical_price: { amount: 90_000, deals: 1200 } })],
    });
    expect(mainText()).toContain("4.8점(12)");
    expect(mainText()).toContain("고용 30번");
    expect(mainText()).toContain("이 서비스 보통 90,000원 · 1,200건");
    expect(mainText()).not.toContain("아직 후기가 없어요");
  });

  it("leaves out of a new one what there is not", async () => {
    await openRecommended();
    expect(mainText()).toContain("아직 후기가 없어요");
    expect(mainText()).not.toMatch(/고용 \d+번|이 서비스 보통|이 순서인 이유/);
    for (const name of ["확인된 자격", "작업 사진"]) {
      expect(document.querySelector(`main ul[aria-label="${name}"]`)).toBeNull();
    }
    expect(document.querySelector("main blockquote")).toBeNull();
  });

  it("has certificates, photos, a review, and why they stand here", async () => {
    const pro = sampleProCard({ id: ID, certificates: ["청소 자격"] });
    const photo = { url: "https://example.com/a.jpg", width: 4, height: 3, title: "거실" };
    const review = { id: ID, author_name: "김○○", rating: 5, excerpt: "꼼꼼해요" };
    const photos = [photo as Item["photos"][number]];
    await openRecommended({ items: [item({ pro, photos, review, reasons: ["평점이 높아요"] })] });
    expect(listed("확인된 자격")).toEqual(["청소 자격"]);
    expect(document.querySelector("main img[alt=거실]")).not.toBeNull();
    expect(document.querySelector("main blockquote")?.textContent).toMatch(
      /“꼼꼼해요”.*5\.0점김○○/,
    );
    expect(mainText()).toContain("이 순서인 이유평점이 높아요");
  });
});

describe("how far a pro is with the request", () => {
  it("is their quote, with the way to it", async () => {
    const quote = { id: ID, state: "sent", unit: "job", total: 120_000 } as const;
    await openRecommended({ items: [item({ quote, designated: true, passed: true })] });
    expect(mainText()).toContain("견적을 보냈어요120,000원");
    expect(hrefOf("받은 견적 보기")).toBe(`/requests/${ID}`);
    expect(mainText()).not.toContain("직접 부탁했");
  });

  it.each<[string, Partial<Item>, string]>([
    ["passed", { designated: true, passed: true }, "직접 부탁했지만 이번에는 어렵다고 했어요"],
    ["asked", { designated: true }, "직접 부탁했어요견적을 기다리고 있어요"],
  ])("is that they were %s, and nobody asks them again", async (_, own, words) => {
    await openRecommended({ items: [item(own)] });
    expect(mainText()).toContain(words);
    expect(offered()).not.toContain(PRESS);
  });

  it.each([
    [true, "이미 요청을 받았어요"],
    [false, "아직 요청을 받지 않았어요"],
  ])("is whether it has reached them: %s", async (received, words) => {
    await openRecommended({ items: [item({ received })] });
    expect(mainText()).toContain(words);
    expect(offered()).toContain(PRESS);
  });
});

describe("a pro who is asked directly", () => {
  it("is so once the customer confirms it", async () => {
    const page = await openRecommended();
    await pressNamed(page, PRESS);
    expect(scope().textContent).toContain("한솔에게 직접 부탁할까요?");
    await pressNamed(page, "취소");
    expect(bodiesOf(page, ASK)).toEqual([]);
    await pressNamed(page, PRESS);
    await pressNamed(page, "확인");
    expect(bodiesOf(page, ASK)).toEqual([{ pro_id: ID }]);
    expect(page.sent.find(({ method }) => method === "POST")?.url).toContain(ID);
    expect(document.body.textContent).toContain("한솔에게 직접 부탁했어요.");
  });

  it("is not when that is refused, and why is said", async () => {
    const page = await openRecommended({}, () => refusal("state_forbids"));
    await pressNamed(page, PRESS);
    await pressNamed(page, "확인");
    expect(document.body.textContent).toContain(errorCatalogue.state_forbids[1]);
    expect(document.body.textContent).not.toContain("직접 부탁했어요.");
  });
});
