import { expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { answering, ID, NOW } from "./answering.ts";
import { openPage } from "./open-page.tsx";
import { sampleOutput } from "./sample-output.ts";

const credits = (balance: number, usable: number, owed = 0) => ({ balance, usable, owed, held: 0 });
const card = sampleOutput("pro.requests.get") as Output<"pro.requests.get">;
const price = { ...card.price, credits: 5 };

async function openComposer(given: object): Promise<string> {
  const me = sampleOutput("users.me") as Output<"users.me">;
  const service = { slug: "wallpaper", name: "도배 시공" };
  const answer = answering({
    "users.me": { pro: { ...me.pro, state: "approved" } },
    "users.me.credits": given,
    "pro.requests.get": { price, service, my_quote_id: null, accepts_quotes: true },
  });
  const visitor = { authenticated: true, userType: "pro" } as const;
  await openPage({ path: `/quote?request_id=${ID}`, visitor, now: NOW, answer });
  return document.querySelector("main")?.textContent ?? "";
}

async function openRequest(given: object): Promise<string> {
  const available = { available: true, reason: null };
  const spending = {
    urgent: { ...available, credits: 3, pros: 4 },
    more_quotes: { ...available, credits: 6, quotes: 5 },
  };
  const answer = answering({
    "users.me.credits": given,
    "requests.get": { spending },
  });
  const visitor = { authenticated: true, userType: "customer" } as const;
  await openPage({ path: `/requests/${ID}`, visitor, now: NOW, answer });
  return document.querySelector("main")?.textContent ?? "";
}

it("says before a quote is written what is missing, and what else would bring it", async () => {
  const enough = await openComposer(credits(5, 5));
  expect(enough).toContain("견적 비용5 크레딧");
  expect(enough).not.toContain("모자라요");
  const few = await openComposer(credits(4, 4));
  expect(few).toContain("크레딧이 1개 모자라요");
  expect(few).toContain("크레딧 충전하기");
  expect(few).not.toMatch(/밀린|갚을/);
  expect(await openComposer(credits(9, 2))).toContain(
    "밀린 멤버십 결제를 마치거나 충전하고 돌아오면 이 견적을 이어서 쓸 수 있어요.",
  );
  const owing = await openComposer(credits(0, 0, 3));
  expect(owing).toContain("크레딧이 8개 모자라요");
  expect(owing).toContain("취소된 결제로 갚을 3 크레딧도 들어 있어요.");
});

it("offers a customer what their credits buy, and says of the rest what is missing", async () => {
  const three = await openRequest(credits(3, 3));
  expect(three).toContain("긴급으로 알리기");
  expect(three).toContain("크레딧이 3개 모자라요");
  const owing = await openRequest(credits(3, 3, 2));
  expect(owing).not.toContain("긴급으로 알리기");
  expect(owing).toContain("크레딧이 2개 모자라요");
});
