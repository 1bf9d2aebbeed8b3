import { describe, expect, it, onTestFinished } from "vitest";
import { QUICK_REPLY_LIMITS } from "#domain/quick-reply/quick-reply.ts";
import { MESSAGE_LIMITS } from "#domain/message/message-limits.ts";
import type { Output } from "#contract/registry.ts";
import { answering, bodiesOf, fieldNamed, ID, NOW, pressNamed } from "../answering.ts";
import { controls, scope, type as typeInto } from "../controls.ts";
import { openPage, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { sampleOutput } from "../sample-output.ts";

const CREATE = "quotes.messages.create";
const WORDS = "토요일 오전에 가도 될까요?";
const sample = sampleOutput("quotes.messages") as Output<"quotes.messages">;

/** A pro's talk, with what they keep to be said again. */
function openRoom(kept: string[] = []): Promise<OpenPage> {
  const read = { first_unread: null, unread_count: 0, writing_refusal: null };
  const conversation = { ...sample.conversation, quote_id: ID, viewer: "pro", ...read };
  const answer = answering({
    "quotes.messages": { conversation, next: null },
    "users.me.quickReplies": { items: kept.map((text, id) => ({ id: `reply-${id}`, text })) },
  });
  const visitor = { authenticated: true, userType: "pro" } as const;
  return openPage({ path: `/chats/${ID}`, visitor, now: NOW, answer });
}

async function write(page: OpenPage, words: string): Promise<HTMLInputElement> {
  const field = fieldNamed("메시지");
  typeInto(field, words);
  await page.settle();
  return field;
}

async function hit(page: OpenPage, more: KeyboardEventInit = {}): Promise<boolean> {
  const hit = new KeyboardEvent("keydown", {
    key: "Enter",
    bubbles: true,
    cancelable: true,
    ...more,
  });
  fieldNamed("메시지").dispatchEvent(hit);
  await page.settle();
  return hit.defaultPrevented;
}

const sent = (page: OpenPage) =>
  bodiesOf(page, CREATE).map((one) => (one as { text?: string }).text);

describe("in a talk", () => {
  it("Enter sends what is written, once, and empties the field", async () => {
    const page = await openRoom();
    const field = await write(page, ` ${WORDS} `);
    await hit(page);
    expect(sent(page)).toEqual([WORDS]);
    expect(field.value).toBe("");
  });

  it("a message goes out from the page, which stays open", async () => {
    const page = await openRoom();
    const field = await write(page, WORDS);
    const taken: boolean[] = [];
    const look = (event: Event) => taken.push(event.defaultPrevented);
    window.addEventListener("submit", look);
    onTestFinished(() => window.removeEventListener("submit", look));
    field.form?.requestSubmit();
    await page.settle();
    expect(taken).toEqual([true]);
    expect(sent(page)).toEqual([WORDS]);
  });

  it("Enter that ends a Korean syllable sends nothing: half a word would go out", async () => {
    const page = await openRoom();
    const field = await write(page, "안녕하세");
    expect(await hit(page, { isComposing: true })).toBe(false);
    expect(sent(page)).toEqual([]);
    expect(field.value).toBe("안녕하세");
  });

  it("Shift and Enter begin a line, and send nothing", async () => {
    const page = await openRoom();
    await write(page, WORDS);
    expect(await hit(page, { shiftKey: true })).toBe(false);
    expect(sent(page)).toEqual([]);
  });

  it("an empty field sends nothing, and blames nobody", async () => {
    const page = await openRoom();
    const field = await write(page, "   ");
    await pressNamed(page, "보내기");
    expect(sent(page)).toEqual([]);
    expect(field.getAttribute("aria-invalid")).not.toBe("true");
  });

  it("too long a message is not sent, stays, and says how long it may be", async () => {
    const page = await openRoom();
    const long = "가".repeat(MESSAGE_LIMITS.textMax + 1);
    const field = await write(page, long);
    await pressNamed(page, "보내기");
    expect(sent(page)).toEqual([]);
    expect(field.value).toBe(long);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field);
  });
});

describe("what a pro keeps to be said again", () => {
  it("comes below what is written already, which it does not replace", async () => {
    const page = await openRoom(["주말에도 가요."]);
    await write(page, WORDS);
    await pressNamed(page, "빠른 답변");
    await pressNamed(page, "주말에도 가요.");
    expect(fieldNamed("메시지").value).toBe(`${WORDS}\n주말에도 가요.`);
    expect(sent(page)).toEqual([]);
  });

  it("is deleted only after the question, which shows its words", async () => {
    const page = await openRoom(["주말에도 가요."]);
    await pressNamed(page, "빠른 답변");
    const asked = () =>
      page.sent.filter((one) => nameOf(one) === "users.me.quickReplies.delete").length;
    await pressNamed(page, "삭제");
    expect(scope().textContent).toContain("주말에도 가요.");
    await pressNamed(page, "취소");
    expect(asked()).toBe(0);
    await pressNamed(page, "삭제");
    await pressNamed(page, "확인");
    expect(asked()).toBe(1);
  });

  it("is changed in its own place, not added once more", async () => {
    const page = await openRoom(["주말에도 가요."]);
    await pressNamed(page, "빠른 답변");
    await pressNamed(page, "수정");
    typeInto(fieldNamed("빠른 답변 수정"), " 평일에도 가요. ");
    await pressNamed(page, "저장하기");
    expect(bodiesOf(page, "users.me.quickReplies.edit")).toEqual([{ text: "평일에도 가요." }]);
    expect(bodiesOf(page, "users.me.quickReplies.create")).toEqual([]);
  });

  it("is full at the most there may be, and says what makes room", async () => {
    const full = Array.from({ length: QUICK_REPLY_LIMITS.count }, (_, at) => `답변 ${at}`);
    const page = await openRoom(full);
    await pressNamed(page, "빠른 답변");
    expect(scope().textContent).toContain("추가하려면 하나를 삭제해 주세요.");
    expect(controls().map(({ label }) => label)).not.toContain("추가");
  });

  it("says what it is for while there is nothing", async () => {
    const page = await openRoom();
    await pressNamed(page, "빠른 답변");
    expect(scope().textContent).toContain("자주 하는 말을 적어 두면");
  });
});
