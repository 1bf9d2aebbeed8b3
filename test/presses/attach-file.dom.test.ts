import { expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { answering, ID, NOW } from "./answering.ts";
import { openPage } from "./open-page.tsx";
import { sampleOutput } from "./sample-output.ts";

const visitor = { authenticated: true, userType: "pro" } as const;
const me = sampleOutput("users.me") as Output<"users.me">;
const quote = sampleOutput("quotes.get") as Output<"quotes.get">;

/** What the page says of a quote that takes no files. */
async function said(hire: object | null) {
  const answer = answering({
    "users.me": { pro: { ...me.pro, state: "approved" } },
    "quotes.get": { viewer: "pro", actions: [], hire },
  });
  const path = `/pro/attach-quote-file?quote_id=${ID}`;
  await openPage({ path, visitor, now: NOW, answer });
  return document.querySelector("main")?.textContent;
}

it("says of a cancelled hire that its quote takes no files, and where they go", async () => {
  expect(await said({ ...quote.hire, state: "cancelled" })).toMatch(
    /고용이 취소된 견적이라 파일을 바꿀 수 없어요.*대화에서 보내 주세요/,
  );
});

it("says of another quote that it is over", async () => {
  expect(await said(null)).toContain("끝난 견적이라 파일을 추가할 수 없어요");
});
