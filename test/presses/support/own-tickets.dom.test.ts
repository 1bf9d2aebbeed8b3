import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import type { Ticket, TicketSummary } from "#contract/endpoints/me/support.ts";
import type { EndpointName } from "#contract/registry.ts";
import {
  answering,
  bodiesOf,
  faultOf,
  fieldNamed,
  ID,
  NOW,
  pressNamed,
  refusal,
} from "../answering.ts";
import { scope, type as typeInto } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { sampleOutput } from "../sample-output.ts";
import { mainText, offered } from "../on-page.ts";

const REPLY = "support.tickets.messages.create";
const WORDS = "화면이 아직도 열리지 않아요.";
const END = "풀렸어요, 문의 마치기";

const sample = sampleOutput("support.tickets.get") as Ticket;
const [message] = sample.messages;
const ticket: Ticket = {
  ...sample,
  id: ID,
  topic: "error",
  subject: "화면이 열리지 않아요",
  state: "new",
  about: null,
  trace_id: null,
  messages: [],
  due_on: null,
  closes_at: null,
  closed_by: null,
  actions: ["write", "close"],
};

type Given = Partial<Record<EndpointName, object | (() => Answered)>>;

function open(path: string, given: Given, isMember = true): Promise<OpenPage> {
  const visitor = isMember
    ? ({ authenticated: true, userType: "customer" } as const)
    : ({ authenticated: false, userType: "visitor" } as const);
  return openPage({ path, visitor, now: NOW, answer: answering(given) });
}
const openTicket = (own: Partial<Ticket> = {}, given: Given = {}) =>
  open(`/support/tickets/${ID}`, { "support.tickets.get": { ...ticket, ...own }, ...given });
const hrefOf = (words: string) =>
  [...document.querySelectorAll("main a")]
    .find((one) => one.textContent === words)
    ?.getAttribute("href");

describe("a question to the help desk", () => {
  it("shows what was written by whom, in order", async () => {
    const at = "2027-03-09T09:30:00+09:00";
    await openTicket({
      messages: [
        { ...message, id: "1", by: "person", text: "안 열려요.", files: [], created_at: at },
        { ...message, id: "2", by: "staff", text: "다시 해 보세요.", files: [], created_at: at },
      ],
    });
    const rows = [...document.querySelectorAll("[aria-label='주고받은 글'] > li")];
    expect(rows.map((one) => one.querySelector("b")?.textContent)).toEqual(["나", "솜씨 고객센터"]);
    expect(rows[0]?.textContent).toContain("안 열려요.");
  });

  it("names what it is about, with the way there while there is one", async () => {
    const about = { kind: "payment", id: ID, label: "스탠다드", path: "/receipts/1" } as const;
    const at = "2027-03-08T12:00:00+09:00";
    await openTicket({ about: { ...about, at }, trace_id: "failed-1" });
    expect(mainText()).toContain("종류화면 오류");
    expect(hrefOf("스탠다드 · 2027년 03월 08일")).toBe("/receipts/1");
    expect(mainText()).toContain("문의 번호failed-1");
    await openTicket({ about: { ...about, at, path: null } });
    expect(mainText()).toContain("결제스탠다드");
    expect(hrefOf("스탠다드 · 2027년 03월 08일")).toBeUndefined();
    expect(mainText()).not.toContain("문의 번호");
  });

  it("says what comes next: an answer, an end by itself, or nothing", async () => {
    await openTicket({ due_on: "2027-03-12" });
    expect(mainText()).toContain("2027년 03월 12일까지 답해 드려요.");
    await openTicket({ state: "answered", closes_at: "2027-03-24T12:00:00+09:00" });
    expect(mainText()).toContain("더 말씀이 없으면 2027년 03월 24일에 저절로 마쳐요.");
    await openTicket();
    expect(mainText()).not.toContain("답해 드려요.");
    expect(mainText()).not.toContain("저절로 마쳐요.");
  });

  it.each([
    ["time", "답한 뒤 14일 동안 말씀이 없어 마쳤어요."],
    ["person", "마친 문의예요더 물어볼 것이 있으면"],
  ] as const)("that %s closed takes no more words, and leads to a new one", async (by, words) => {
    await openTicket({ state: "closed", closed_by: by, actions: [] });
    expect(mainText()).toContain(words);
    expect(hrefOf("새로 문의하기")).toBe("/support");
    expect(offered()).not.toContain(END);
    expect(offered()).not.toContain("보내기");
  });

  it("takes more words, and the field is empty again", async () => {
    const page = await openTicket();
    typeInto(fieldNamed("이어서 남기기"), WORDS);
    await pressNamed(page, "보내기");
    expect(bodiesOf(page, REPLY)).toEqual([{ text: WORDS, upload_ids: [] }]);
    expect(document.body.textContent).toContain("글을 남겼어요. 확인하고 답해 드려요.");
    expect(fieldNamed("이어서 남기기").value).toBe("");
  });

  it("takes none that are empty or refused: why is said, and what was typed stays", async () => {
    const page = await openTicket({}, { [REPLY]: () => refusal("too_many") });
    await pressNamed(page, "보내기");
    expect(faultOf("이어서 남기기")).not.toBeNull();
    expect(document.activeElement).toBe(fieldNamed("이어서 남기기"));
    typeInto(fieldNamed("이어서 남기기"), WORDS);
    await pressNamed(page, "보내기");
    expect(document.querySelector("main form [role=alert]")?.textContent).toContain(
      errorCatalogue.too_many[1],
    );
    expect(fieldNamed("이어서 남기기").value).toBe(WORDS);
  });

  it("is ended by whoever asked, once that is confirmed", async () => {
    const page = await openTicket();
    const ended = () => page.sent.filter((one) => nameOf(one) === "support.tickets.close");
    await pressNamed(page, END);
    expect(scope().textContent).toContain("이 문의를 마칠까요?");
    await pressNamed(page, "취소");
    expect(ended()).toEqual([]);
    await pressNamed(page, END);
    await pressNamed(page, "확인");
    expect(ended().map(({ url }) => url)).toEqual([expect.stringContaining(ID) as string]);
    expect(document.body.textContent).toContain("문의를 마쳤어요.");
  });
});

describe("what somebody asked the help desk", () => {
  it("is listed with how it stands, and leads to each", async () => {
    const one: TicketSummary = { ...ticket, changed_at: "2027-03-10T11:00:00+09:00" };
    await open("/support/tickets", {
      "support.tickets": {
        items: [
          { ...one, state: "answered" },
          { ...one, id: "2", state: "waiting", topic: "payment" },
        ],
        next: null,
      },
    });
    const rows = [...document.querySelectorAll("[aria-label='내 문의'] > li")];
    expect(rows.map((row) => row.textContent)).toEqual([
      "화면이 열리지 않아요답이 왔어요화면 오류1시간 전",
      "화면이 열리지 않아요이어서 확인하고 있어요결제와 환불1시간 전",
    ]);
    expect(rows[0]?.querySelector("a")?.getAttribute("href")).toBe(`/support/tickets/${ID}`);
  });

  it("is said to be nothing yet, with the way to ask", async () => {
    await open("/support/tickets", { "support.tickets": { items: [], next: null } });
    expect(mainText()).toContain("아직 문의한 일이 없어요");
    expect(hrefOf("문의하기")).toBe("/support");
  });
});

describe("the form of the help desk", () => {
  const TOPIC = "무엇에 대한 문의인가요?";
  const CREATE = "support.tickets.create";
  const ABOUT = "관련된 요청이나 결제(선택)";
  const request = {
    kind: "request",
    id: ID,
    label: "입주청소",
    at: "2027-03-08T09:30:00+09:00",
    path: null,
  };
  const abouts = { requests: [request, { ...request, id: "2", label: "도배" }], payments: [] };
  const given = {
    "support.abouts": abouts,
    [CREATE]: () => ({ status: 201, body: { ...ticket, id: ID } }),
  };
  const write = () => {
    typeInto(fieldNamed("제목"), "환불은 언제 되나요?");
    typeInto(fieldNamed("내용"), WORDS);
  };

  it("asks about what the link named, with the number of what failed", async () => {
    const page = await open(`/support?id=failed-1&request=${ID}`, given);
    expect(mainText()).toContain("문의 번호 failed-1");
    expect(fieldNamed(TOPIC).value).toBe("error");
    expect(fieldNamed(ABOUT).value).toBe(`request:${ID}`);
    write();
    await pressNamed(page, "문의하기");
    expect(bodiesOf(page, CREATE)).toEqual([
      {
        topic: "error",
        subject: "환불은 언제 되나요?",
        text: WORDS,
        upload_ids: [],
        about: { kind: "request", id: ID },
        trace_id: "failed-1",
      },
    ]);
    expect(document.body.textContent).toContain("문의를 받았어요. 2영업일 안에 답해 드려요.");
    expect(page.router.state.location.pathname).toBe(`/support/tickets/${ID}`);
  });

  it("begins empty without such a link, and asks about nothing of somebody else's", async () => {
    const page = await open("/support?request=nobodys", given);
    expect(mainText()).not.toContain("문의 번호");
    expect(fieldNamed(TOPIC).value).toBe("");
    expect(fieldNamed(ABOUT).value).toBe("");
    await pressNamed(page, "문의하기");
    expect(faultOf(TOPIC)).toContain("무엇에 대한 문의인지 골라 주세요.");
    expect(faultOf("제목")).not.toBeNull();
    expect(faultOf("내용")).not.toBeNull();
    expect(document.activeElement).toBe(fieldNamed(TOPIC));
    expect(bodiesOf(page, CREATE)).toEqual([]);
  });

  it("says of a question that was refused why, and keeps it", async () => {
    const page = await open("/support", { ...given, [CREATE]: () => refusal("too_many") });
    typeInto(fieldNamed(TOPIC), "payment");
    write();
    await pressNamed(page, "문의하기");
    expect(document.querySelector("main form [role=alert]")?.textContent).toContain(
      errorCatalogue.too_many[1],
    );
    expect(fieldNamed("내용").value).toBe(WORDS);
    expect(bodiesOf(page, CREATE)).toMatchObject([{ about: null, trace_id: null }]);
  });

  it("asks a guest to log in, and offers them no files", async () => {
    await open("/support", given, false);
    expect(offered()).toContain("로그인하고 문의하기");
    expect(mainText()).toContain("문의를 보내고 답을 읽으려면 로그인이 필요해요.");
    expect(document.querySelector("main input[type=file]")).toBeNull();
    expect(hrefOf("내 문의")).toBeUndefined();
  });

  it("is not there for staff, who answer", async () => {
    const visitor = { authenticated: true, userType: "staff" } as const;
    await openPage({ path: "/support", visitor, now: NOW, answer: answering({}) });
    expect(offered()).not.toContain("로그인하고 문의하기");
    expect(offered()).not.toContain("문의하기");
    expect(hrefOf("도움말")).toBe("/help");
  });

  it("takes files only from who has a proven phone", async () => {
    await open("/support", { ...given, "users.me": { phone_verified: false } });
    expect(mainText()).toContain("파일은 휴대폰 번호를 확인한 뒤에 붙일 수 있어요");
    expect(document.querySelector("main input[type=file]")).toBeNull();
    await open("/support", { ...given, "users.me": { phone_verified: true } });
    expect(mainText()).not.toContain("파일은 휴대폰 번호를 확인한 뒤에 붙일 수 있어요");
    expect(document.querySelector("main input[type=file]")).not.toBeNull();
  });
});
