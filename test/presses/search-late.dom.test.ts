import { expect, it, onTestFinished } from "vitest";
import type { Output } from "#contract/registry.ts";
import { answering, pressNamed, refusal, NOW } from "./answering.ts";
import { mainText } from "./on-page.ts";
import { openPage, untilItWaits, type Answered } from "./open-page.tsx";
import { sampleOutput } from "./sample-output.ts";

type Found = Output<"search.pro">;

const visitor = { authenticated: false, userType: "visitor" } as const;
const REGION = { code: "11", full_name: "서울특별시" };
const sample = sampleOutput("search.pro") as Found;

/** What answers words: that it looked for others instead, in a region that they were narrowed to. */
function found(instead: string): Found {
  const region = { ...sample.asked.region, ...REGION } as Found["asked"]["region"];
  return {
    ...sample,
    asked: { category: null, service: null, region },
    understood: {
      ...sample.understood,
      instead,
      guessed: false,
      dropped: [],
      services: [],
      region: null,
      besides_region: null,
    },
    next: null,
  };
}

const explained = () => document.querySelector(".ranked-list [role=status]")?.textContent;
const isLate = () => document.querySelector("main [aria-busy=true]") !== null;
const title = () => document.querySelector("h1")?.textContent;

/** The page of 이사, left for 도배, whose answer is held back until it is released. */
async function leftForOther(second: Answered) {
  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  // Held for ever it would hold up the pages after it.
  onTestFinished(release);
  const answer = answering({
    "search.pro": async ({ url }) => {
      if (url.includes(encodeURIComponent("이사"))) return { status: 200, body: found("이사청소") };
      await held;
      return second;
    },
  });
  const page = await openPage({ path: "/search?q=이사&region=11", visitor, now: NOW, answer });
  expect(explained()).toContain("‘이사’ 대신 ‘이사청소’");
  expect(isLate()).toBe(false);
  const waits = untilItWaits();
  void page.router.navigate({ to: "/search", search: { q: "도배", region: "11" } });
  const settled = page.settle();
  await waits;
  return {
    arrive: async () => {
      release();
      await settled;
    },
  };
}

it("explains the words that were answered for as long as others are on their way", async () => {
  const other = await leftForOther({ status: 200, body: found("벽지") });
  expect(explained()).toContain("‘이사’ 대신 ‘이사청소’");
  expect(isLate()).toBe(true);
  // Names that both searches ask for are known already.
  expect(title()).toBe("‘도배’ 검색 결과 · 서울특별시");
  await other.arrive();
  expect(explained()).toContain("‘도배’ 대신 ‘벽지’");
  expect(isLate()).toBe(false);
});

it("explains nothing once the others are refused", async () => {
  const other = await leftForOther(refusal("invalid"));
  await other.arrive();
  expect(explained()).toBeUndefined();
  expect(document.querySelector("main")?.textContent).toContain("고수를 찾지 못했어요");
  expect(title()).toBe("‘도배’ 검색 결과 · 서울특별시");
});

it("looks for them again by a press, once they could not be looked for", async () => {
  let answers: Answered[] = [refusal("internal"), refusal("internal")];
  const answer = answering({
    "search.pro": () => {
      const [next = { status: 200, body: found("벽지") }, ...rest] = answers;
      answers = rest;
      return next;
    },
  });
  const page = await openPage({ path: "/search?q=도배", visitor, now: NOW, answer });
  answers = [];
  expect(mainText()).toContain("고수를 찾지 못했어요");
  await pressNamed(page, "다시 시도");
  expect(explained()).toContain("‘도배’ 대신 ‘벽지’");
});
