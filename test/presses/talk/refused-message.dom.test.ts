import { beforeEach, describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import { deviceStorage } from "#web/platform/draft/device-storage.ts";
import { bodiesOf, fieldNamed, ID, pressNamed, refusal } from "../answering.ts";
import { type as typeInto } from "../controls.ts";
import type { Answered, OpenPage, Sent } from "../open-page.tsx";
import { layOutRows } from "./laid-out.ts";
import { message, openRoom, talk } from "./room.ts";
import { isSheetOpen, offered } from "../on-page.ts";

const CREATE = "quotes.messages.create";
const KEPT = `outbox.${ID}.customer`;
const [FIRST, SECOND] = ["내일 오세요.", "토요일도 괜찮아요."];

layOutRows();

let answers: (sent: Sent) => Answered;
beforeEach(() => {
  answers = takes;
});

/** As the server answers a message that it takes. */
function takes({ body }: Sent): Answered {
  const { client_id, text } = JSON.parse(body ?? "{}") as { client_id: string; text: string };
  return { status: 201, body: message(1, { id: "taken", mine: true, client_id, text }) };
}

async function write(page: OpenPage, words: string): Promise<void> {
  typeInto(fieldNamed("메시지"), words);
  await page.settle();
  await pressNamed(page, "보내기");
}

async function openAndWrite(words: string): Promise<OpenPage> {
  const page = await openRoom(talk({ last_seq: 0 }), [], {
    [CREATE]: (sent: Sent) => answers(sent),
  });
  await write(page, words);
  return page;
}

const log = () => document.querySelector("[role=log]")?.textContent ?? "";
const texts = (page: OpenPage) =>
  bodiesOf(page, CREATE).map((one) => (one as { text: string }).text);
const ids = (page: OpenPage) =>
  bodiesOf(page, CREATE).map((one) => (one as { client_id: string }).client_id);

it("a message that was taken shows as sent, and nothing of it waits on the device", async () => {
  await openAndWrite(FIRST);
  expect(log()).toContain(FIRST);
  expect(log()).toContain("안 읽음");
  expect(log()).not.toContain("보내는 중");
  expect(deviceStorage.read(KEPT)).toBeNull();
});

describe("a message that the server would not take", () => {
  beforeEach(() => {
    answers = () => refusal("state_forbids");
  });

  it("stays, with why, and what can be done about it", async () => {
    await openAndWrite(FIRST);
    expect(log()).toContain(FIRST);
    expect(log()).toContain("못 보냈어요");
    expect(log()).toContain(errorCatalogue.state_forbids[1]);
    expect(offered()).toEqual(expect.arrayContaining(["다시 보내기", "지우기"]));
  });

  it("says what was wrong with its words, where the server does", async () => {
    answers = () => refusal("invalid", { text: ["너무 긴 글이에요."] });
    await openAndWrite(FIRST);
    expect(log()).toContain("너무 긴 글이에요.");
    expect(log()).not.toContain(errorCatalogue.invalid[1]);
  });

  it("goes out by a press, as the same message, once", async () => {
    const page = await openAndWrite(FIRST);
    answers = takes;
    await pressNamed(page, "다시 보내기");
    expect(texts(page)).toEqual([FIRST, FIRST]);
    expect(new Set(ids(page)).size).toBe(1);
    expect(log()).not.toContain("못 보냈어요");
    expect(deviceStorage.read(KEPT)).toBeNull();
  });

  it("is taken away by a press, and is not sent", async () => {
    const page = await openAndWrite(FIRST);
    await pressNamed(page, "지우기");
    expect(log()).not.toContain(FIRST);
    expect(texts(page)).toEqual([FIRST]);
    expect(deviceStorage.read(KEPT)).toBeNull();
  });

  it("lets those go out that are written after it", async () => {
    const page = await openAndWrite(FIRST);
    answers = takes;
    await write(page, SECOND);
    expect(texts(page)).toEqual([FIRST, SECOND]);
    expect(log()).toContain("못 보냈어요");
    expect(log()).toContain(SECOND);
  });
});

describe("a message that was held back for a phone number, on a later visit", () => {
  beforeEach(() => {
    answers = () => refusal("contact_details", { text: ["010-1234-5678"] });
  });

  async function visitAgain(): Promise<OpenPage> {
    const page = await openAndWrite("010-1234-5678");
    expect(isSheetOpen()).toBe(true);
    for (const href of ["/chats", `/chats/${ID}`]) {
      await page.router.navigate({ href });
      await page.settle();
    }
    return page;
  }

  it("asks nothing, and says why it was not sent", async () => {
    await visitAgain();
    expect(isSheetOpen()).toBe(false);
    expect(log()).toContain("연락처가 들어 있어서 멈췄어요.");
  });

  it("goes out by a press where the two know each other by now", async () => {
    const page = await visitAgain();
    answers = takes;
    await pressNamed(page, "다시 보내기");
    expect(log()).not.toContain("못 보냈어요");
    expect(deviceStorage.read(KEPT)).toBeNull();
  });

  it("asks when it is tried again and they still do not", async () => {
    const page = await visitAgain();
    await pressNamed(page, "다시 보내기");
    expect(isSheetOpen()).toBe(true);
  });
});
