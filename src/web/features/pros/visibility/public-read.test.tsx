import { expect, it } from "vitest";
import { PRO_STATES } from "#domain/pro/lifecycle.ts";
import { textInPage } from "#test/render-in-page.tsx";
import { HIDDEN_PROFILE_TEXT, savedVisibilityText } from "./hidden-profile-text.ts";
import { PublicRead } from "./public-read.tsx";

/** What stands below the switch. */
function said(state: (typeof PRO_STATES)[number], isPublic: boolean): string | undefined {
  const page = textInPage(<PublicRead state={state} />, undefined, [
    ["users.me.allowPublicRead", {}, { allow_public_read: isPublic }],
  ]);
  return page.split("그대로 받아요.")[1];
}

it.each(PRO_STATES)("of a hidden profile that is %s: who sees it, if anybody does", (state) => {
  expect(said(state, false)).toBe(state === "approved" ? ` ${HIDDEN_PROFILE_TEXT}` : "");
  expect(said(state, true)).toBe("");
});

it.each([
  ["approved", true, "이제 누구나 프로필을 볼 수 있어요."],
  ["approved", false, "프로필을 숨겼어요."],
  ["pending", true, "프로필 공개를 켰어요."],
  ["suspended", false, "프로필 공개를 껐어요."],
] as const)("%s, public %s: what came of the switch", (state, allowPublicRead, text) => {
  expect(savedVisibilityText({ state, allowPublicRead })).toBe(text);
});
