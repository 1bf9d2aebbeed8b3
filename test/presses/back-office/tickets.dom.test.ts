import { describe, expect, it } from "vitest";
import { errorCatalogue, type ErrorCode } from "#contract/errors.ts";
import type { Output } from "#contract/registry.ts";
import { ticketText } from "#domain/support/ticket-rules.ts";
import { closingQuestion } from "#web/features/staff/ticket/closing-question.ts";
import { bodiesOf, faultOf, fieldNamed, ID, pressNamed, refusal } from "../answering.ts";
import { scope, type as typeInto } from "../controls.ts";
import type { Answered, OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";
import { openStaffPage } from "./staff-page.ts";
import { offered, said } from "../on-page.ts";

type Ticket = Output<"staff.tickets.get">;

const ANSWER = "staff.tickets.answer";
const CLOSE = "staff.tickets.close";
const TEXT = "답";
const SEND = "답 보내기";
const END = "문의 마치기";
const WORDS = "환불은 사흘 안에 카드로 돌아가요.";
const SENT = "답을 보냈어요. 알림과 메일로 알렸어요.";
const CLOSED = "문의를 마쳤어요.";

const sample = sampleOutput("staff.tickets.get") as Ticket;
const [message] = sample.messages;
const asked = { ...message, by: "person", staff_name: null, files: [] };
const answered = { ...asked, by: "staff", staff_name: "한서윤" };

interface Given {
  ticket?: object;
  others?: readonly object[];
  sent?: () => Answered;
  ended?: () => Answered;
}

function openTicket({ ticket = {}, others = [], sent, ended }: Given = {}): Promise<OpenPage> {
  return openStaffPage(`/staff/support/${ID}`, {
    "staff.tickets.get": {
      id: ID,
      state: "open",
      version: 7,
      messages: [asked],
      closed: null,
      actions: ["answer", "close"],
      ...ticket,
    },
    "staff.tickets": { items: others, next: null },
    [ANSWER]: () => sent?.() ?? { status: 200, body: {} },
    [CLOSE]: () => ended?.() ?? { status: 200, body: {} },
  });
}

describe("the answer to a ticket", () => {
  it("goes to exactly the thread that is on the page, and leaves the field empty", async () => {
    const page = await openTicket();
    typeInto(fieldNamed(TEXT), WORDS);
    await pressNamed(page, SEND);
    expect(bodiesOf(page, ANSWER)).toEqual([{ version: 7, text: WORDS, upload_ids: [] }]);
    expect(said()).toContain(SENT);
    expect(fieldNamed(TEXT).value).toBe("");
  });

  it("is not sent empty: the field says so and takes the focus", async () => {
    const page = await openTicket();
    await pressNamed(page, SEND);
    expect(faultOf(TEXT)).toContain(ticketText(""));
    expect(document.activeElement).toBe(fieldNamed(TEXT));
    expect(bodiesOf(page, ANSWER)).toEqual([]);
  });

  it.each<ErrorCode>(["conflict", "state_forbids", "upload_unusable"])(
    "that %s refuses stays as it was typed, and why is said",
    async (code) => {
      const page = await openTicket({ sent: () => refusal(code) });
      typeInto(fieldNamed(TEXT), WORDS);
      await pressNamed(page, SEND);
      expect(document.querySelector("main form")?.textContent).toContain(errorCatalogue[code][1]);
      expect(fieldNamed(TEXT).value).toBe(WORDS);
      expect(said()).not.toContain(SENT);
    },
  );

  it("is kept in the tab as long as it is not sent", async () => {
    const page = await openTicket();
    typeInto(fieldNamed(TEXT), WORDS);
    const kept = () => Object.values(window.sessionStorage).filter((one) => one.includes(WORDS));
    expect(kept()).toHaveLength(1);
    await pressNamed(page, SEND);
    expect(kept()).toEqual([]);
  });

  it("is not asked for where the ticket takes none", async () => {
    await openTicket({ ticket: { actions: [] } });
    expect(offered()).not.toContain(SEND);
    expect(offered()).not.toContain(END);
  });
});

describe("a ticket that is closed", () => {
  it("at once where it was answered last and nothing is being written", async () => {
    const page = await openTicket({ ticket: { messages: [asked, answered] } });
    await pressNamed(page, END);
    expect(bodiesOf(page, CLOSE)).toEqual([{ version: 7 }]);
    expect(said()).toContain(CLOSED);
  });

  it("without an answer is asked about first", async () => {
    const question = closingQuestion({ hasDraft: false, isAnswered: false });
    const page = await openTicket();
    await pressNamed(page, END);
    expect(scope().textContent).toContain(question?.title);
    await pressNamed(page, "취소");
    expect(bodiesOf(page, CLOSE)).toEqual([]);
    await pressNamed(page, END);
    await pressNamed(page, "확인");
    expect(bodiesOf(page, CLOSE)).toEqual([{ version: 7 }]);
  });

  it("over an answer that is being written is asked about first", async () => {
    const question = closingQuestion({ hasDraft: true, isAnswered: true });
    const page = await openTicket({ ticket: { messages: [asked, answered] } });
    typeInto(fieldNamed(TEXT), WORDS);
    await pressNamed(page, END);
    expect(scope().textContent).toContain(question?.title);
    await pressNamed(page, "취소");
    expect(fieldNamed(TEXT).value).toBe(WORDS);
    typeInto(fieldNamed(TEXT), "  ");
    await pressNamed(page, END);
    expect(bodiesOf(page, CLOSE)).toHaveLength(1);
  });

  it("that went on meanwhile says so, and stays open", async () => {
    const ticket = { messages: [asked, answered] };
    const page = await openTicket({ ticket, ended: () => refusal("conflict") });
    await pressNamed(page, END);
    expect(said()).toContain(errorCatalogue.conflict[1]);
    expect(said()).not.toContain(CLOSED);
  });

  it.each([
    [{ by: "person", staff_name: null }, "문의한 분이 마쳤어요."],
    [{ by: "time", staff_name: null }, "답이 없어 저절로 마쳤어요."],
    [{ by: "staff", staff_name: "한서윤" }, "한서윤 운영자가 마쳤어요."],
  ])("says by whom: %j", async (by, words) => {
    const closed = { at: "2027-03-10T10:00:00+09:00", ...by };
    await openTicket({ ticket: { closed, state: "closed", actions: [] } });
    expect(said()).toContain(`오전 10:00에 ${words}`);
  });
});

describe("the next ticket", () => {
  const [row] = (sampleOutput("staff.tickets") as Output<"staff.tickets">).items;
  const OTHER_ID = "01900000-0000-7000-8000-000000000009";
  const next = () => document.querySelector("main a[aria-keyshortcuts=N]");

  it("is the first of the others that wait", async () => {
    await openTicket({
      others: [
        { ...row, id: ID },
        { ...row, id: OTHER_ID },
      ],
    });
    expect(next()?.getAttribute("href")).toBe(`/staff/support/${OTHER_ID}`);
  });

  it("is not offered where no other waits", async () => {
    await openTicket({ others: [{ ...row, id: ID }] });
    expect(next()).toBeNull();
  });
});
