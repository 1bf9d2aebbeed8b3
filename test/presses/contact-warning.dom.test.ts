import { expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { answering, bodiesOf, fieldNamed, pressNamed, refusal, ID, NOW } from "./answering.ts";
import { pressOutside, scope, type as typeInto } from "./controls.ts";
import { openPage, type OpenPage } from "./open-page.tsx";
import { sampleOutput } from "./sample-output.ts";

const CREATE = "quotes.messages.create";
const WARNING = "연락처가 들어 있어요";
const NUMBER = "010-1234-5678";
const WORDS = `여기로 전화 주세요: ${NUMBER}`;
const visitor = { authenticated: true, userType: "customer" } as const;
const sample = sampleOutput("quotes.messages") as Output<"quotes.messages">;

/** A talk in which a phone number was sent, that is not to be told yet. */
async function warned(): Promise<OpenPage> {
  const talk = { ...sample.conversation, quote_id: ID, viewer: "customer", writing_refusal: null };
  const conversation = { ...talk, first_unread: null, unread_count: 0 };
  const answer = answering({
    "quotes.messages": { conversation, next: null },
    [CREATE]: ({ body }) =>
      (JSON.parse(body ?? "{}") as { insist?: boolean }).insist
        ? { status: 201, body: sampleOutput(CREATE) }
        : refusal("contact_details", { text: [NUMBER] }),
  });
  const page = await openPage({ path: `/chats/${ID}`, visitor, now: NOW, answer });
  typeInto(fieldNamed("메시지"), WORDS);
  await page.settle();
  await pressNamed(page, "보내기");
  expect(scope().textContent).toContain(WARNING);
  expect(scope().querySelector("ul")?.textContent).toBe(NUMBER);
  return page;
}

const insisted = (page: OpenPage) =>
  bodiesOf(page, CREATE).map((body) => (body as { insist?: boolean }).insist ?? false);

it.each<[way: string, close: (page: OpenPage) => unknown]>([
  ["its button", (page) => pressNamed(page, "수정할게요")],
  ["its cross", (page) => pressNamed(page, "닫기")],
  ["a press beside it", () => pressOutside(scope())],
  [
    "Escape",
    () => scope().dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })),
  ],
])("gives the words back to be written anew when it is closed by %s", async (_, close) => {
  const page = await warned();
  await close(page);
  await page.settle();
  expect(document.body.textContent).not.toContain(WARNING);
  expect(fieldNamed("메시지").value).toBe(WORDS);
  expect(insisted(page)).toEqual([false]);
});

it("sends them all the same when the person insists, once", async () => {
  const page = await warned();
  await pressNamed(page, "그래도 보낼게요");
  expect(document.body.textContent).not.toContain(WARNING);
  expect(fieldNamed("메시지").value).toBe("");
  expect(insisted(page)).toEqual([false, true]);
});
