import { expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { HIDDEN_PROFILE_TEXT } from "#web/features/pros/visibility/hidden-profile-text.ts";
import { answering, ID, NOW, pressNamed } from "./answering.ts";
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

it("has the place for it there before it is hidden, so that its text is announced", async () => {
  let isPublic = true;
  const answer = answering({
    "users.me.allowPublicRead": () => ({ status: 200, body: { allow_public_read: isPublic } }),
    "users.me.allowPublicRead.set": () => {
      isPublic = false;
      return { status: 200, body: { allow_public_read: isPublic } };
    },
    "pro.profile": { state: "approved" },
  });
  const page = await openPage({ path: "/pro/profile", visitor, now: NOW, answer });
  const places = [...document.querySelectorAll("main p[role=status]")];
  await pressNamed(page, "프로필 공개");
  expect(places.map((one) => one.textContent)).toContain(HIDDEN_PROFILE_TEXT);
});
