import { expect, it } from "vitest";
import type { MessageThread } from "#contract/endpoints/messages.ts";
import { linksInPage, textInPage } from "#test/render-in-page.tsx";
import { sampleThread } from "#test/samples/messages.ts";
import { ThreadRow } from "./thread-row.tsx";

const thread = sampleThread({ hire_state: "cancelled" });
const row = (changes: Partial<MessageThread>, words?: string) => (
  <ThreadRow thread={{ ...thread, ...changes }} isCurrent={false} {...(words ? { words } : {})} />
);
const lastOf = (changes: Partial<MessageThread["last_message"]>) =>
  textInPage(row({ last_message: { ...thread.last_message, ...changes } }));

it("says with whom, about what, and what became of it", () => {
  expect(textInPage(row({}))).toMatch(/^한 ?솔? ?한솔 고수 .* 이사청소 · 고용 취소됨 /);
});

it("says whose the last words are, and nothing of a quote that nobody has opened", () => {
  expect(lastOf({})).toMatch(/고용 취소됨 내일 뵐게요\.$/);
  expect(lastOf({ mine: true })).toMatch(/ 나: 내일 뵐게요\.$/);
  expect(lastOf({ body: null })).toMatch(/ 견적을 열면 메시지를 볼 수 있어요$/);
});

it("counts what is unread", () => {
  expect(textInPage(row({ unread_count: 2 }))).toMatch(/새 메시지 2$/);
  expect(textInPage(row({}))).not.toContain("새 메시지");
});

it("leads to the message with what was looked for", () => {
  const found = { id: "message", seq: 7, text: "잔금은 일이 끝난 뒤에 드릴게요." };
  const [[text, path] = []] = linksInPage(row({ found }, "잔금"));
  expect(text).toContain("잔금");
  expect(text).not.toContain("내일 뵐게요");
  expect(decodeURI(path ?? "")).toBe("/chats/quote?words=잔금&message=7");
  expect(linksInPage(row({}))[0]?.[1]).toBe("/chats/quote");
});
