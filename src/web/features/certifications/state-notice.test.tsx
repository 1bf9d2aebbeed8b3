import { expect, it } from "vitest";
import { textInPage } from "#test/render-in-page.tsx";
import { editLabel } from "./certification-labels.ts";
import { StateNotice } from "./state-notice.tsx";

it.each([
  ["none", "", "제출하기"],
  ["pending", "사람이 직접 확인하고", "수정하기"],
  ["approved", "", "수정하기"],
  ["rejected", "글자가 잘렸어요. 수정해서 다시 제출하면", "다시 제출하기"],
  ["expired", "유효 기간이 끝나 표시를 내렸어요", "다시 제출하기"],
] as const)("of one that is %s tells: %s, and offers: %s", (state, words, button) => {
  const text = textInPage(<StateNotice state={state} reason="글자가 잘렸어요." />);
  if (words === "") expect(text).toBe("");
  else expect(text).toContain(words);
  expect(editLabel(state)).toBe(button);
});
