import { describe, expect, it } from "vitest";
import { errorCatalogue, type ErrorCode } from "#contract/errors.ts";
import type { Output } from "#contract/registry.ts";
import { sampleRequest } from "../../samples/requests.ts";
import { answering, bodiesOf, ID, NOW, pressNamed, refusal } from "../answering.ts";
import { scope } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { mainText, offered } from "../on-page.ts";

type Spending = Output<"requests.get">["spending"];

const URGENT = "requests.urgent";
const MORE = "requests.moreQuotes";
const MAKE_URGENT = "긴급으로 알리기";
const GET_MORE = "견적 더 받기";
const PANEL = "크레딧으로 할 수 있는 것";
const TOP_UP = "/membership/top-up";
const visitor = { authenticated: true, userType: "customer" } as const;
const open: Spending = {
  urgent: { credits: 2, available: true, reason: null, pros: 7 },
  more_quotes: { credits: 3, available: true, reason: null, quotes: 2 },
};
const CLOSED_WHY = "이미 긴급으로 알렸어요.";

interface Given {
  spending?: Partial<Spending>;
  balance?: number;
  bought?: Partial<Record<typeof URGENT | typeof MORE, () => Answered>>;
  /** What the request offers once something was bought or refused. */
  after?: Partial<Spending>;
}

function openRequest({ spending, balance = 10, bought = {}, after }: Given = {}) {
  let isOver = false;
  const then = (name: typeof URGENT | typeof MORE, body: object) => () => {
    isOver = true;
    return bought[name]?.() ?? { status: 200, body };
  };
  const answer = answering({
    "users.me": { pro: null },
    "users.me.credits": { balance, usable: balance, owed: 0, held: 0 },
    "requests.get": () => ({
      status: 200,
      body: sampleRequest({ id: ID, spending: { ...open, ...spending, ...(isOver ? after : {}) } }),
    }),
    [URGENT]: then(URGENT, { pros: 7, balance: 8 }),
    [MORE]: then(MORE, { quote_limit: 7, balance: 7 }),
  });
  return openPage({ path: `/requests/${ID}`, visitor, now: NOW, answer });
}
const waysToTopUp = () => document.querySelectorAll(`main a[href^="${TOP_UP}"]`).length;
const asked = ({ sent }: OpenPage) => sent.filter((one) => nameOf(one) === "requests.get").length;

describe("what credits buy for a request", () => {
  it("tells waiting pros at once, after a question that names the price", async () => {
    const page = await openRequest();
    await pressNamed(page, MAKE_URGENT);
    expect(scope().textContent).toContain("크레딧 2개로 긴급 요청을 할까요?");
    expect(scope().textContent).toContain("내 크레딧은 10개에서 8개가 돼요.");
    await pressNamed(page, "취소");
    expect(bodiesOf(page, URGENT)).toEqual([]);
    await pressNamed(page, MAKE_URGENT);
    await pressNamed(page, "확인");
    expect(bodiesOf(page, URGENT)).toEqual([{ expected_credits: 2 }]);
    expect(mainText()).toContain("고수 7명에게 긴급으로 알렸어요. 남은 크레딧은 8개예요.");
  });

  it("lets more quotes come, after a question that names the price", async () => {
    const page = await openRequest();
    await pressNamed(page, GET_MORE);
    expect(scope().textContent).toContain("크레딧 3개로 견적을 더 받을까요?");
    await pressNamed(page, "취소");
    expect(bodiesOf(page, MORE)).toEqual([]);
    await pressNamed(page, GET_MORE);
    await pressNamed(page, "확인");
    expect(bodiesOf(page, MORE)).toEqual([{ expected_credits: 3 }]);
    expect(mainText()).toContain("이제 견적을 7장까지 받을 수 있어요. 남은 크레딧은 7개예요.");
    expect(waysToTopUp()).toBe(0);
  });

  it("takes the focus to what came of it, as the button may be gone", async () => {
    const after = { urgent: { ...open.urgent, available: false, reason: CLOSED_WHY } };
    const page = await openRequest({ after });
    await pressNamed(page, MAKE_URGENT);
    await pressNamed(page, "확인");
    expect(document.activeElement?.textContent).toContain("긴급으로 알렸어요.");
    expect(offered()).not.toContain(MAKE_URGENT);
    expect(mainText()).toContain(CLOSED_WHY);
  });
});

describe("what is not bought", () => {
  it.each<[ErrorCode, number]>([
    ["credits_insufficient", 1],
    ["credits_owed", 1],
    ["price_changed", 0],
    ["state_forbids", 0],
  ])("as %s says so at the offer, with ways to credits: %d", async (code, ways) => {
    const page = await openRequest({ bought: { [URGENT]: () => refusal(code) } });
    const before = asked(page);
    await pressNamed(page, MAKE_URGENT);
    await pressNamed(page, "확인");
    expect(document.activeElement?.textContent).toContain(errorCatalogue[code][1]);
    expect(waysToTopUp()).toBe(ways);
    expect(mainText()).not.toContain("긴급으로 알렸어요.");
    expect(asked(page)).toBeGreaterThan(before);
  });

  it("for another cause says so like everywhere, and not at the offer", async () => {
    const page = await openRequest({ bought: { [MORE]: () => refusal("internal") } });
    await pressNamed(page, GET_MORE);
    await pressNamed(page, "확인");
    expect(document.body.textContent).toContain(errorCatalogue.internal[1]);
    expect(mainText()).not.toContain(errorCatalogue.internal[1]);
  });
});

describe("the offers of a request", () => {
  it("are not there at all where nothing can be bought", async () => {
    const no = { available: false, reason: CLOSED_WHY };
    await openRequest({
      spending: { urgent: { ...open.urgent, ...no }, more_quotes: { ...open.more_quotes, ...no } },
    });
    expect(mainText()).not.toContain(PANEL);
  });

  it("say what each does, and for how many credits", async () => {
    await openRequest();
    const offers = [...document.querySelectorAll("main h3")].map(
      ({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent],
    );
    expect(offers).toContainEqual([
      "긴급 요청2 크레딧",
      expect.stringContaining("보내지 않은 고수 7명에게 바로"),
    ]);
    expect(offers).toContainEqual([
      "견적 더 받기3 크레딧",
      expect.stringContaining("견적을 2장 늘려요."),
    ]);
  });

  it("leave out what cannot be had", async () => {
    await openRequest({ spending: { urgent: { ...open.urgent, available: false } } });
    expect(mainText()).toContain(PANEL);
    expect(offered()).not.toContain(MAKE_URGENT);
    expect(offered()).toContain(GET_MORE);
    expect(mainText()).not.toContain("긴급 요청");
  });

  it("name what is missing in place of the press, and the way to it", async () => {
    await openRequest({ balance: 2 });
    expect(offered()).toContain(MAKE_URGENT);
    expect(offered()).not.toContain(GET_MORE);
    expect(waysToTopUp()).toBe(1);
    await openRequest({ balance: 3 });
    expect(offered()).toContain(GET_MORE);
    expect(waysToTopUp()).toBe(0);
  });
});
