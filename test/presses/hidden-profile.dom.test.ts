import { expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { answering, ID, NOW } from "./answering.ts";
import { openPage } from "./open-page.tsx";
import { sampleOutput } from "./sample-output.ts";

const visitor = { authenticated: true, userType: "pro" } as const;
const me = sampleOutput("users.me") as Output<"users.me">;

async function said(path: string, ownId: string, isPublic: boolean): Promise<string> {
  const answer = answering({
    "users.me": { pro: { ...me.pro, id: ownId, state: "approved" } },
    "users.me.allowPublicRead": { allow_public_read: isPublic },
    "pro.profile": { state: "approved" },
  });
  await openPage({ path, visitor, now: NOW, answer });
  return document.querySelector("main")?.textContent ?? "";
}

it.each([`/pros/${ID}`, "/pro/profile"])(
  "tells the owner on %s that it is hidden",
  async (path) => {
    expect(await said(path, ID, false)).toContain("다른 사람에게는 보이지 않아요.");
    expect(await said(path, ID, true)).not.toContain("다른 사람에게는 보이지 않아요.");
  },
);

it("tells nobody else", async () => {
  expect(await said(`/pros/${ID}`, "another", false)).not.toContain("숨긴 프로필");
});
