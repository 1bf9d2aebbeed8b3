import "../../../consequences/compose.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import type { TicketTopic } from "#domain/support/topic.ts";
import { claimUnplanned, markPlanned } from "../../../features/notifications/unplanned.ts";
import { answerTicket, closeTicketByStaff } from "../../../features/support/answer-ticket.ts";
import { closeSilentTicket } from "../../../features/support/close-ticket.ts";
import { findTicket } from "../../../features/support/queries.ts";
import { openTicket, writeToTicket } from "../../../features/support/write-ticket.ts";
import type { Tx } from "../../../platform/database/sql.ts";
import { createIds, type Ids } from "../../../platform/ids.ts";
import { Dice } from "../dice.ts";
import type { Market } from "../market.ts";

type Step =
  | { after: number; by: "person" | "staff"; text: string }
  | { after: number; by: "staff" | "time"; text: null };

interface DemoTicket {
  email: string;
  topic: TicketTopic;
  subject: string;
  /** How long ago it was asked, and what was asked. */
  ago: number;
  text: string;
  /** Their newest request goes with it. */
  aboutRequest?: true;
  /** What was said after that, each so long after the question. */
  said: readonly Step[];
}

/** One and more in each state; what waits is shorter than its target but for the oldest. */
const TICKETS: readonly DemoTicket[] = [
  {
    email: "customer@demo.somssi.kr",
    topic: "request",
    subject: "요청에 적은 주소를 바꾸고 싶어요",
    ago: 26 * HOUR_MS,
    text: "이사 날짜는 그대로인데 도착지가 옆 동으로 바뀌었어요. 받은 견적은 그대로 두고 주소만 바꿀 수 있나요?",
    aboutRequest: true,
    said: [
      {
        after: 3 * HOUR_MS,
        by: "staff",
        text: "안녕하세요. 보낸 요청의 주소는 바뀌지 않아요. 견적을 준 고수와의 대화에 새 주소를 남겨 주시면, 금액이 달라질지 고수에게 미리 물어볼 수 있어요. 달라진다면 고용한 뒤에 고수가 변경을 제안하고, 고객님이 수락해야 바뀌어요.",
      },
      {
        after: 5 * HOUR_MS,
        by: "person",
        text: "대화에 남겼어요. 견적을 준 세 분께 모두 따로 보내야 하나요?",
      },
    ],
  },
  {
    email: "pro@demo.somssi.kr",
    topic: "membership",
    subject: "이번 달 크레딧이 언제 들어오나요?",
    ago: 3 * HOUR_MS,
    text: "멤버십이 내일 갱신되는데, 크레딧은 결제와 함께 바로 들어오는지 궁금해요.",
    said: [],
  },
  {
    email: "phonepro@demo.somssi.kr",
    topic: "account",
    subject: "통신사를 바꾸면 결제 수단도 바뀌나요?",
    ago: 6 * DAY_MS,
    text: "이번 주말에 통신사를 옮겨요. 번호는 그대로인데 휴대폰 결제를 다시 등록해야 하나요?",
    said: [],
  },
  {
    email: "pro@demo.somssi.kr",
    topic: "review",
    subject: "후기 사진에 고객의 현관이 보여요",
    ago: 4 * DAY_MS,
    text: "지난주 후기의 두 번째 사진에 고객 댁 현관 번호가 보이는 것 같아요. 가릴 수 있나요?",
    said: [
      {
        after: 20 * HOUR_MS,
        by: "staff",
        text: "알려 주셔서 고마워요. 후기를 쓴 고객에게 사진을 바꿔 달라고 안내했어요. 바뀌면 다시 알려 드릴게요.",
      },
    ],
  },
  {
    email: "customer@demo.somssi.kr",
    topic: "payment",
    subject: "추가 견적을 사고 크레딧이 두 번 빠졌어요",
    ago: 40 * DAY_MS,
    text: "견적 자리를 하나 더 샀는데 크레딧이 두 번 빠진 것처럼 보여요.",
    said: [
      {
        after: 9 * HOUR_MS,
        by: "staff",
        text: "확인해 보니 한 번은 지난주에 요청을 긴급으로 올리면서 쓴 크레딧이에요. 크레딧 내역에서 날짜와 함께 볼 수 있어요.",
      },
      { after: 10 * HOUR_MS, by: "person", text: "아, 그때 것이었네요. 이제 알겠어요." },
      { after: 26 * HOUR_MS, by: "staff", text: null },
    ],
  },
  {
    email: "newpro@demo.somssi.kr",
    topic: "account",
    subject: "활동 이름에 상호를 써도 되나요?",
    ago: 31 * DAY_MS,
    text: "사업자등록증의 상호를 그대로 활동 이름으로 써도 되나요?",
    said: [
      {
        after: 7 * HOUR_MS,
        by: "staff",
        text: "네, 상호를 그대로 쓸 수 있어요. 사업자 인증을 마치면 이름 옆에 사업자 표시가 보여요.",
      },
      { after: 7 * HOUR_MS + 14 * DAY_MS, by: "time", text: null },
    ],
  },
];

/** What the people of the demo asked the help desk, said and answered by the rules of the product when it happened. */
export async function addTickets(tx: Tx, market: Market): Promise<void> {
  const { accounts, requests } = market.rows;
  const staff = accounts.find(({ role }) => role === "staff");
  if (!staff) throw new Error("nobody answers");
  const dice = new Dice("somssi-demo-tickets");
  const random = {
    bytes: (count: number) => Uint8Array.from({ length: count }, () => dice.whole(0, 255)),
  };
  const at = (time: number) => {
    const now = new Date(time);
    return { now, ids: createIds({ now: () => now }, random) satisfies Ids };
  };
  for (const ticket of TICKETS) {
    const person = accounts.find(({ email }) => email === ticket.email);
    if (!person) throw new Error(`${ticket.email} has no account`);
    const asked = market.now - ticket.ago - MINUTE_MS;
    const own = requests
      .filter((one) => one.customer_id === person.id && one.published_at.getTime() < asked)
      .toSorted((a, b) => b.published_at.getTime() - a.published_at.getTime())[0];
    const { topic, subject, text } = ticket;
    const question = { authorId: person.id, topic, subject, text, uploadIds: [], traceId: null };
    const about = ticket.aboutRequest && own ? { kind: "request" as const, id: own.id } : null;
    const ticketId = await openTicket(tx, { ...question, about }, at(asked));
    for (const step of ticket.said) {
      await take(
        tx,
        ticketId,
        step,
        { personId: person.id, staffId: staff.id },
        at(asked + step.after),
      );
    }
  }
  // They have read it, or been written to, when it happened.
  const told = await claimUnplanned(tx, 1_000);
  for (const { id, createdAt } of told) await markPlanned(tx, [id], createdAt);
}

async function take(
  tx: Tx,
  ticketId: string,
  step: Step,
  { personId, staffId }: { personId: string; staffId: string },
  when: { now: Date; ids: Ids },
): Promise<void> {
  const version = (await findTicket(tx, ticketId))?.version ?? 0;
  if (step.by === "time") return closeSilentTicket(tx, ticketId, when);
  if (step.text === null) {
    await closeTicketByStaff(tx, { ticketId, version, staffId }, when);
    return;
  }
  const said = { text: step.text, uploadIds: [] };
  if (step.by === "person")
    await writeToTicket(tx, ticketId, { authorId: personId, ...said }, when);
  else await answerTicket(tx, { ticketId, version }, { authorId: staffId, ...said }, when);
}
