import { describe, expect, it, onTestFinished, vi } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import { SECOND_MS } from "#domain/calendar/durations.ts";
import { TYPING_EVENT } from "#web/platform/live/live.ts";
import { fieldNamed, ID, pressNamed, refusal } from "../answering.ts";
import { type as typeInto } from "../controls.ts";
import type { OpenPage, Sent } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { layOutRows } from "./laid-out.ts";
import { message, openRoom, talk } from "./room.ts";
import { offered, said } from "../on-page.ts";

layOutRows();

const NEWEST = 100;
const NOT_FETCHED = "그 메시지를 불러오지 못했어요. 잠시 뒤에 다시 찾아 주세요.";
const log = () => document.querySelector<HTMLElement>("[role=log]") as HTMLElement;
const askedFor = (page: OpenPage, name: string) =>
  page.sent.filter((one) => nameOf(one) === name).length;
const place = ({ url }: Sent) =>
  Object.fromEntries(new URL(url, "http://somssi.test").searchParams);

/** So many messages up to that place. */
const messages = (newest: number, count = 50) =>
  Array.from({ length: Math.min(count, newest) }, (_, at) => message(newest - at));

/** A long talk of which the newest messages are there, and the others come when they are asked for. */
function openLong(own: { down?: () => boolean; unread?: number; search?: string } = {}) {
  const { down = () => false, unread, search = "" } = own;
  const conversation = talk({
    last_seq: NEWEST,
    ...(unread && {
      first_unread: { id: `message-${unread}`, seq: unread },
      unread_count: NEWEST - unread + 1,
    }),
  });
  const answer = (sent: Sent) => {
    const { after, before } = place(sent);
    if (after === undefined && before === undefined) {
      return { status: 200, body: { items: messages(NEWEST), conversation, next: "51" } };
    }
    if (down()) return refusal("internal");
    const newest = before ? Number(before) - 1 : Math.min(NEWEST, Number(after) + 20);
    return { status: 200, body: { items: messages(newest, 20), conversation, next: null } };
  };
  return openRoom(conversation, [], { "quotes.messages": answer }, search);
}

describe("a talk that cannot be opened", () => {
  const open = (code: "state_forbids" | "not_found") =>
    openRoom(talk(), [], { "quotes.messages": () => refusal(code) });
  const links = () =>
    [...document.querySelectorAll("main a")].map((one) => [
      one.textContent,
      one.getAttribute("href"),
    ]);

  it("as its quote was not opened yet leads there, and is not asked for again", async () => {
    await open("state_forbids");
    expect(said()).toContain("견적을 열면 대화할 수 있어요");
    expect(links()).toContainEqual(["견적 보기", `/quote?id=${ID}`]);
    expect(offered()).not.toContain("다시 시도");
  });

  it("for another reason says why, and leads back to the other talks", async () => {
    await open("not_found");
    expect(said()).toContain("대화를 불러오지 못했어요");
    expect(said()).toContain(errorCatalogue.not_found[1]);
    expect(links()).toContainEqual(["대화 목록으로", "/chats"]);
    expect(offered()).toContain("다시 시도");
  });
});

it("what is read makes the counts of what is not read be asked for anew", async () => {
  const page = await openRoom(talk(), [message(1)]);
  expect(askedFor(page, "messages.threads")).toBe(2);
});

describe("the other side", () => {
  const WRITES = "한솔님이 쓰고 있어요…";
  async function hear(page: OpenPage, quoteId: string): Promise<void> {
    window.dispatchEvent(new CustomEvent(TYPING_EVENT, { detail: quoteId }));
    await page.settle();
  }

  it("is said to be writing here, and not in another talk", async () => {
    const page = await openRoom(talk(), [message(1)]);
    await hear(page, "another");
    expect(said()).not.toContain(WRITES);
    await hear(page, ID);
    expect(said()).toContain(WRITES);
  });

  it("is not said to be writing any more some seconds later", async () => {
    const page = await openRoom(talk(), [message(1)]);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    await hear(page, ID);
    expect(said()).toContain(WRITES);
    vi.advanceTimersByTime(6 * SECOND_MS);
    vi.useRealTimers();
    await page.settle();
    expect(said()).not.toContain(WRITES);
  });

  it("has written once the message is there", async () => {
    let all = [message(1)];
    const conversation = talk({ last_seq: 1 });
    const page = await openRoom(conversation, [], {
      "quotes.messages": () => ({
        status: 200,
        body: { items: all, conversation: { ...conversation, last_seq: all.length }, next: null },
      }),
    });
    await hear(page, ID);
    expect(said()).toContain(WRITES);
    all = [message(2), message(1)];
    await page.queryClient.invalidateQueries({ queryKey: ["quotes.messages"] });
    await page.settle();
    expect(said()).not.toContain(WRITES);
  });

  it("is told that one is writing, but not at each letter", async () => {
    const page = await openRoom(talk(), [message(1)]);
    const write = async (words: string) => {
      typeInto(fieldNamed("메시지"), words);
      await page.settle();
    };
    const began = performance.now();
    const clock = vi.spyOn(performance, "now").mockReturnValue(began);
    await write("  ");
    expect(askedFor(page, "quotes.typing")).toBe(0);
    await write("내");
    await write("내일");
    expect(askedFor(page, "quotes.typing")).toBe(1);
    clock.mockReturnValue(began + 4 * SECOND_MS);
    await write("내일 ");
    expect(askedFor(page, "quotes.typing")).toBe(2);
  });
});

describe("the first message that was not read", () => {
  const ABOVE = "읽지 않은 메시지 81개, 처음부터 보기";

  it("is led to where it is further up than what came", async () => {
    const page = await openLong({ unread: 20 });
    await pressNamed(page, ABOVE);
    expect(offered()).not.toContain(ABOVE);
    expect(log().textContent).toContain("여기까지 읽었어요");
    expect(log().textContent).toContain("20번째 글");
  });

  it("is led to again where it could not be fetched", async () => {
    let down = true;
    const page = await openLong({ unread: 20, down: () => down });
    await pressNamed(page, ABOVE);
    expect(said()).toContain(NOT_FETCHED);
    down = false;
    await pressNamed(page, ABOVE);
    expect(offered()).not.toContain(ABOVE);
    expect(log().textContent).toContain("20번째 글");
  });

  it("is there already where it came with the newest", async () => {
    await openLong({ unread: 60 });
    expect(offered().join(" ")).not.toContain("읽지 않은 메시지");
  });
});

describe("a message that the address names", () => {
  it("is fetched, with what stands above it", async () => {
    const page = await openLong({ search: "?message=30" });
    expect(page.sent.map(place).map(({ after }) => after)).toContain("20");
    expect(said()).not.toContain(NOT_FETCHED);
    expect(offered()).toContain("맨 아래로");
  });

  it("is said not to be there where it cannot be fetched", async () => {
    await openLong({ search: "?message=30", down: () => true });
    expect(said()).toContain(NOT_FETCHED);
  });
});

describe("older messages", () => {
  const AGAIN = "이전 메시지 다시 불러오기";
  async function scrollUp(page: OpenPage): Promise<void> {
    log().dispatchEvent(new Event("scroll"));
    await page.settle();
  }

  it("come when the beginning is near, and by a press when that has failed", async () => {
    let down = true;
    const page = await openLong({ down: () => down });
    expect(offered()).not.toContain(AGAIN);
    await scrollUp(page);
    expect(page.sent.map(place).map(({ before }) => before)).toContain("51");
    down = false;
    await pressNamed(page, AGAIN);
    expect(offered()).not.toContain(AGAIN);
    await scrollUp(page);
    expect(page.sent.map(place).map(({ before }) => before)).toContain("31");
  });
});

describe("who reads further up", () => {
  it("is told how many have come, and led to the end by a press", async () => {
    let newest = 3;
    const page = await openRoom(talk({ last_seq: 3 }), [], {
      "quotes.messages": () => ({
        status: 200,
        body: {
          items: messages(newest),
          conversation: talk({ last_seq: newest }),
          next: null,
        },
      }),
    });
    expect(offered()).not.toContain("맨 아래로");
    Object.defineProperty(log(), "scrollHeight", { configurable: true, value: 5_000 });
    log().dispatchEvent(new Event("scroll"));
    await page.settle();
    expect(offered()).toContain("맨 아래로");
    newest = 5;
    await page.queryClient.invalidateQueries({ queryKey: ["quotes.messages"] });
    await page.settle();
    await pressNamed(page, "새 메시지 2개");
    expect(offered()).not.toContain("맨 아래로");
    expect(offered().join(" ")).not.toContain("새 메시지");
    expect(document.activeElement).toBe(log());
  });

  it("is at the end again with what they write, and stays there as more comes", async () => {
    let newest = 3;
    const page = await openRoom(talk({ last_seq: 3 }), [], {
      "quotes.messages": () => ({
        status: 200,
        body: { items: messages(newest), conversation: talk({ last_seq: newest }), next: null },
      }),
      "quotes.messages.create": ({ body }) => {
        newest += 1;
        const { client_id } = JSON.parse(body ?? "") as { client_id: string };
        return { status: 201, body: message(newest, { mine: true, client_id }) };
      },
    });
    const scrolled = vi.fn();
    Object.defineProperty(log(), "scrollHeight", { configurable: true, value: 5_000 });
    Object.defineProperty(log(), "scrollTo", { configurable: true, value: scrolled });
    log().dispatchEvent(new Event("scroll"));
    await page.settle();
    expect(scrolled).not.toHaveBeenCalled();
    typeInto(fieldNamed("메시지"), "내일 뵐게요.");
    await pressNamed(page, "보내기");
    expect(scrolled).toHaveBeenCalled();
    scrolled.mockClear();
    newest += 1;
    await page.queryClient.invalidateQueries({ queryKey: ["quotes.messages"] });
    await page.settle();
    expect(scrolled).toHaveBeenCalled();
  });
});
