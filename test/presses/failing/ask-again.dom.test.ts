import { expect, it } from "vitest";
import type { EndpointName } from "#contract/registry.ts";
import { answering, ID, NOW, pressNamed, refusal } from "../answering.ts";
import { openPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";
import { mainText } from "../on-page.ts";

const customer = { authenticated: true, userType: "customer" } as const;
const guest = { authenticated: false, userType: "visitor" } as const;

/** Parts of pages that come by a call of their own. */
const PARTS: [
  says: string,
  path: string,
  endpoint: EndpointName,
  visitor: typeof customer | typeof guest,
][] = [
  ["크레딧을 불러오지 못했어요", "/me", "users.me.credits", customer],
  ["대화를 불러오지 못했어요", `/chats/${ID}`, "quotes.messages", customer],
  ["로그인한 내용을 불러오지 못했어요", "/second-step", "auth.secondStep", guest],
  ["로그인한 내용을 불러오지 못했어요", "/signup/social", "socialLogins.pending", guest],
];

it.each(PARTS)("%s at %s: one press asks again, and shows what came", async (...part) => {
  const [says, path, endpoint, visitor] = part;
  let isDown = true;
  const answer = answering({
    [endpoint]: () =>
      isDown ? refusal("internal") : { status: 200, body: sampleOutput(endpoint) },
  });
  const page = await openPage({ path, visitor, now: NOW, answer });
  expect(mainText()).toContain(says);
  isDown = false;
  await pressNamed(page, "다시 시도");
  expect(mainText()).not.toContain(says);
});

it("asks for the free times of later weeks again where they did not come", async () => {
  let isDown = false;
  const answer = answering({
    "users.me": { pro: null },
    "pro.consultant.slots": () =>
      isDown
        ? refusal("internal")
        : { status: 200, body: { items: [], bookable_until: "2027-06-01" } },
  });
  const path = `/pros/${ID}/consultation`;
  const page = await openPage({ path, visitor: customer, now: NOW, answer });
  expect(mainText()).toContain("이 2주에는 빈 시간이 없어요.");
  isDown = true;
  await pressNamed(page, "다음 2주 보기");
  expect(mainText()).toContain("빈 시간을 불러오지 못했어요");
  isDown = false;
  await pressNamed(page, "다시 시도");
  expect(mainText()).toContain("이 2주에는 빈 시간이 없어요.");
});
