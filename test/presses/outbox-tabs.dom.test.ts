import { expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { answering, bodiesOf, ID, NOW } from "./answering.ts";
import { isSheetOpen } from "./on-page.ts";
import { openPage, type OpenPage } from "./open-page.tsx";
import { sampleOutput } from "./sample-output.ts";
import { layOutRows } from "./talk/laid-out.ts";

layOutRows();

const CREATE = "quotes.messages.create";
const KEY = `somssi.outbox.${ID}.customer`;
const visitor = { authenticated: true, userType: "customer" } as const;
const sample = sampleOutput("quotes.messages") as Output<"quotes.messages">;

const WARNING = "연락처가 들어 있어요";

const written = (text: string, found: string[] = []) => ({
  client_id: `client-${text}`,
  text,
  files: [],
  insist: false,
  written_at: NOW,
  refusal: found.length === 0 ? null : { message: WARNING, found },
});

async function openRoom(): Promise<OpenPage> {
  const talk = { ...sample.conversation, quote_id: ID, viewer: "customer" };
  const conversation = { ...talk, first_unread: null, unread_count: 0 };
  const answer = answering({ "quotes.messages": { conversation, next: null } });
  return openPage({ path: `/chats/${ID}`, visitor, now: NOW, answer });
}

/** What another tab does with what waits there; this one hears of it. */
async function inAnotherTab(page: OpenPage, outbox: object[]): Promise<void> {
  if (outbox.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(outbox));
  window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
  await page.settle();
}

const shown = () => document.body.textContent;
const textsSent = (page: OpenPage) =>
  bodiesOf(page, CREATE).map((body) => (body as { text: string }).text);

it("shows what another tab wrote and was warned of until it is decided there, and asks nothing", async () => {
  const page = await openRoom();
  await inAnotherTab(page, [written("010-1234-5678", ["010-1234-5678"])]);
  expect(shown()).toContain("010-1234-5678");
  expect(isSheetOpen()).toBe(false);
  await inAnotherTab(page, []);
  expect(shown()).not.toContain("010-1234-5678");
  expect(textsSent(page)).toEqual([]);
});

it("sends what another tab left waiting, while the room is open, and again once it is", async () => {
  const page = await openRoom();
  await inAnotherTab(page, [written("첫째")]);
  expect(textsSent(page)).toEqual(["첫째"]);
  expect(localStorage.getItem(KEY)).toBeNull();
  await page.router.navigate({ to: "/support" });
  await page.settle();
  await inAnotherTab(page, [written("둘째")]);
  expect(textsSent(page)).toEqual(["첫째"]);
  page.router.history.back();
  await page.settle();
  expect(textsSent(page)).toEqual(["첫째", "둘째"]);
});
