import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import { appendLink, type ChainLink } from "#domain/review/chain.ts";
import { chainProblemText } from "#web/features/reviews/chain-labels.ts";
import { answering, ID, NOW, pressNamed, refusal } from "../answering.ts";
import { busyHere } from "../controls.ts";
import { openPage, untilItWaits, type Answered, type OpenPage, type Sent } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { mainText } from "../on-page.ts";

const CHAIN = "pro.reviews.chain";
const CHECK = "확인하기";
const AGAIN = "다시 확인하기";
const visitor = { authenticated: false, userType: "visitor" } as const;

/** The record of reviews that were written one after the other. */
function recordOf(...reviewIds: string[]): ChainLink[] {
  const links: ChainLink[] = [];
  for (const review_id of reviewIds) {
    const content = { body: `후기 ${links.length}` };
    const at = "2027-02-01T09:00:00+09:00";
    links.push(appendLink(links.at(-1) ?? null, { review_id, event: "written", at, content }));
  }
  return links;
}
const served = (items: readonly ChainLink[], next: string | null = null): Answered => ({
  status: 200,
  body: { items, next },
});

const openPro = (chain: (sent: Sent) => Answered | Promise<Answered>) =>
  openPage({
    path: `/pros/${ID}`,
    visitor,
    now: NOW,
    answer: answering({ [CHAIN]: chain }),
  });

const asked = (page: OpenPage) =>
  page.sent
    .filter((one) => nameOf(one) === CHAIN)
    .map(({ url }) => new URL(url, "http://page.test").searchParams.get("cursor"));

describe("the record of a pro's reviews", () => {
  it("is computed only when somebody asks, over all its pages, and shown with its last value", async () => {
    const links = recordOf("a", "b", "a");
    const page = await openPro(({ url }) =>
      url.includes("cursor") ? served(links.slice(2)) : served(links.slice(0, 2), "further"),
    );
    expect(asked(page)).toEqual([]);
    await pressNamed(page, CHECK);
    expect(asked(page)).toEqual([null, "further"]);
    expect(mainText()).toContain("후기 2건의 기록이 이어져 있어요");
    expect(mainText()).toContain("기록 3개를 처음부터 모두 다시 계산했어요.");
    expect(mainText()).toContain(links[2]?.hash);
  });

  it("that does not hold says where it breaks, and how", async () => {
    const [first, second] = recordOf("a", "b");
    const page = await openPro(() => served([first, { ...second, content: "다른 글" }] as never));
    await pressNamed(page, CHECK);
    expect(mainText()).toContain("2번째 기록에서 끊겼어요");
    expect(mainText()).toContain(chainProblemText.content);
    expect(mainText()).not.toContain("기록이 이어져 있어요");
  });

  it("that did not come says why, and is asked for by the next press", async () => {
    let isDown = true;
    const page = await openPro(() => (isDown ? refusal("internal") : served(recordOf("a"))));
    await pressNamed(page, CHECK);
    expect(mainText()).toContain(errorCatalogue.internal[1]);
    isDown = false;
    await pressNamed(page, CHECK);
    expect(mainText()).not.toContain(errorCatalogue.internal[1]);
    expect(mainText()).toContain("후기 1건의 기록이 이어져 있어요");
  });

  it("is not said to hold while it is computed anew, nor once that failed", async () => {
    let isDown = false;
    const whileAsked: { holds: boolean; busy: number }[] = [];
    const holds = () => mainText().includes("기록이 이어져 있어요");
    const page = await openPro(async () => {
      await untilItWaits();
      whileAsked.push({ holds: holds(), busy: busyHere().length });
      return isDown ? refusal("internal") : served(recordOf("a"));
    });
    await pressNamed(page, CHECK);
    expect(holds()).toBe(true);
    isDown = true;
    await pressNamed(page, AGAIN);
    expect(whileAsked).toEqual(Array(2).fill({ holds: false, busy: 1 }));
    expect(holds()).toBe(false);
    expect(mainText()).toContain(errorCatalogue.internal[1]);
  });
});
