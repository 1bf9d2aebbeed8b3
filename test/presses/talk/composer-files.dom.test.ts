import { beforeEach, describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import { bodiesOf, fieldNamed, ID, pressNamed, refusal } from "../answering.ts";
import { press, type as typeInto } from "../controls.ts";
import { untilItWaits, type Answered, type OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";
import { openRoom } from "./room.ts";
import { offered } from "../on-page.ts";

const CREATE = "quotes.messages.create";
const UPLOAD = "uploads.create";
const OPEN = "사진과 파일 고르기";
const CLOSE = "사진과 파일 닫기";
const AREA = "함께 보낼 사진과 파일 파일 올리기";
/** What the tools choose. */
const FILE = "고른 사진.jpg";

const taken: Answered = {
  status: 201,
  body: { ...(sampleOutput(UPLOAD) as object), id: ID, name: FILE },
};
let answered: Answered;
/** What is done, or looked at, while the file is on its way. */
let meanwhile: () => void;
beforeEach(() => {
  answered = taken;
  meanwhile = () => undefined;
});

async function openWithFile(): Promise<OpenPage> {
  const page = await openRoom(undefined, [], {
    [UPLOAD]: async () => {
      await untilItWaits();
      meanwhile();
      return answered;
    },
  });
  await pressNamed(page, OPEN);
  await pressNamed(page, AREA);
  return page;
}

const form = () => document.querySelector("#message")?.closest("form")?.textContent ?? "";
const isOpen = () => offered().includes(CLOSE);
const sent = (page: OpenPage) =>
  bodiesOf(page, CREATE) as { text?: string; upload_ids?: string[] }[];

async function escape(page: OpenPage, from: HTMLElement): Promise<void> {
  from.focus();
  from.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  await page.settle();
}

describe("a file in a message", () => {
  it("goes with it, also without words, and the area closes", async () => {
    const page = await openWithFile();
    expect(form()).toContain(FILE);
    await pressNamed(page, "보내기");
    expect(sent(page)).toMatchObject([{ upload_ids: [ID] }]);
    expect(sent(page)[0]).not.toHaveProperty("text");
    expect(isOpen()).toBe(false);
    expect(form()).not.toContain("함께 보낼 파일");
  });

  it("holds the message while it is on its way", async () => {
    const seen: (string | boolean)[] = [];
    meanwhile = () => {
      const send = document.querySelector<HTMLButtonElement>("button[aria-label=보내기]");
      seen.push(
        send?.disabled ?? false,
        document.querySelector("form progress")?.getAttribute("aria-label") ?? "",
      );
      document.querySelector<HTMLElement>(`button[aria-label="${CLOSE}"]`)?.click();
    };
    const page = await openWithFile();
    expect(seen).toEqual([true, `${FILE} 올리는 중`]);
    expect(isOpen()).toBe(false);
    expect(offered()).toContain("함께 보낼 파일 1개 보기");
    await pressNamed(page, "보내기");
    expect(sent(page)).toMatchObject([{ upload_ids: [ID] }]);
  });

  it("that is given up on its way does not come later, and nothing goes with the message", async () => {
    meanwhile = () => {
      const stop = document.querySelector<HTMLElement>(`button[aria-label="${FILE} 올리기 취소"]`);
      if (stop) press(stop);
    };
    const page = await openWithFile();
    expect(form()).not.toContain(FILE);
    typeInto(fieldNamed("메시지"), "사진 없이 보내요.");
    await page.settle();
    await pressNamed(page, "보내기");
    expect(sent(page)).toMatchObject([{ text: "사진 없이 보내요." }]);
    expect(sent(page)[0]).not.toHaveProperty("upload_ids");
  });
});

describe("a file that did not arrive", () => {
  beforeEach(() => {
    answered = refusal("too_many");
  });

  it("says why, and holds the message until it is there", async () => {
    const page = await openWithFile();
    expect(form()).toContain(errorCatalogue.too_many[1]);
    typeInto(fieldNamed("메시지"), "사진이에요.");
    await page.settle();
    await pressNamed(page, "보내기");
    expect(sent(page)).toEqual([]);
    answered = taken;
    await pressNamed(page, `${FILE} 다시 올리기`);
    await pressNamed(page, "보내기");
    expect(sent(page)).toMatchObject([{ text: "사진이에요.", upload_ids: [ID] }]);
  });

  it("is unfolded, with the focus, where somebody sends the message all the same", async () => {
    const page = await openWithFile();
    await pressNamed(page, CLOSE);
    expect(offered()).toContain("올리지 못한 파일 1개 보기");
    typeInto(fieldNamed("메시지"), "사진이에요.");
    await page.settle();
    await pressNamed(page, "보내기");
    expect(isOpen()).toBe(true);
    expect(document.activeElement?.getAttribute("aria-label")).toBe(`${FILE} 다시 올리기`);
    expect(sent(page)).toEqual([]);
  });
});

describe("the area for files", () => {
  it("is folded by Escape with what is in it, and the focus goes to its button", async () => {
    const page = await openWithFile();
    await escape(page, fieldNamed(AREA));
    expect(isOpen()).toBe(false);
    expect(document.activeElement?.getAttribute("aria-label")).toBe(OPEN);
    await pressNamed(page, "함께 보낼 파일 1개 보기");
    expect(isOpen()).toBe(true);
    expect(document.activeElement?.getAttribute("aria-label")).toBe(CLOSE);
    expect(form()).toContain(FILE);
  });

  it("leaves the focus with who is writing", async () => {
    const page = await openWithFile();
    await escape(page, fieldNamed("메시지"));
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(fieldNamed("메시지"));
  });

  it("is gone when it is closed with nothing in it", async () => {
    const page = await openRoom();
    await pressNamed(page, OPEN);
    await pressNamed(page, CLOSE);
    expect(offered()).not.toContain(AREA);
    expect(form()).not.toContain("파일 1개");
  });
});
