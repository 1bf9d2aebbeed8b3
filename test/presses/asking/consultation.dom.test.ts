import { beforeEach, describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import type { Output } from "#contract/registry.ts";
import { describeSlot } from "#domain/consultation/slot-labels.ts";
import {
  answering,
  bodiesOf,
  chooseCard,
  fieldNamed,
  ID,
  NOW,
  pressNamed,
  refusal,
} from "../answering.ts";
import { type as typeInto } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";
import { offered, said } from "../on-page.ts";

const BOOK = "pro.consultant.book";
const ASK = "상담 요청하기";
const PATH = `/pros/${ID}/consultation`;
const [FIRST, SECOND] = ["2027-03-11T10:00:00+09:00", "2027-03-11T11:00:00+09:00"];
const WORDS = "창업하면 세금을 언제 내나요? 무엇부터 준비할까요?";
const me = sampleOutput("users.me") as Output<"users.me">;

let free: string[];
let booked: Answered;
beforeEach(() => {
  free = [FIRST, SECOND];
  booked = { status: 201, body: sampleOutput(BOOK) };
});

function openAsk(own: object = {}, isGuest = false): Promise<OpenPage> {
  const answer = answering({
    "users.me": { pro: null, phone_verified: true, ...own },
    "pro.consultant.slots": () => ({
      status: 200,
      body: {
        items: free.map((starts_at) => ({ starts_at, ends_at: starts_at })),
        bookable_until: "2027-06-01",
      },
    }),
    [BOOK]: () => booked,
  });
  const visitor = isGuest
    ? ({ authenticated: false, userType: "visitor" } as const)
    : ({ authenticated: true, userType: "customer" } as const);
  return openPage({ path: PATH, visitor, now: NOW, answer });
}

async function ask(page: OpenPage): Promise<void> {
  await chooseCard(page, FIRST);
  typeInto(fieldNamed("무엇을 상담하고 싶으세요?"), WORDS);
  await pressNamed(page, ASK);
}

describe("a consultation", () => {
  it("is asked for at the chosen time, with what it is about", async () => {
    const page = await openAsk();
    const when = describeSlot(Date.parse(FIRST));
    expect(said()).not.toContain(when);
    await chooseCard(page, FIRST);
    expect(said()).toContain(when);
    await ask(page);
    expect(bodiesOf(page, BOOK)).toEqual([{ starts_at: FIRST, message: WORDS }]);
    expect(said()).toContain("상담을 요청했어요. 답이 오면 알려 드릴게요.");
    expect(page.router.state.location.pathname).toMatch(/^\/consultations\//);
  });

  it("needs a time: the press says so and asks nobody", async () => {
    const page = await openAsk();
    typeInto(fieldNamed("무엇을 상담하고 싶으세요?"), WORDS);
    await pressNamed(page, ASK);
    expect(said()).toContain("상담할 시간을 골라 주세요.");
    expect(bodiesOf(page, BOOK)).toEqual([]);
  });

  it("whose time somebody else took meanwhile keeps the words, and shows what is still free", async () => {
    booked = refusal("slot_taken");
    const page = await openAsk();
    await chooseCard(page, FIRST);
    typeInto(fieldNamed("무엇을 상담하고 싶으세요?"), WORDS);
    free = [SECOND];
    await pressNamed(page, ASK);
    expect(said()).toContain(errorCatalogue.slot_taken[1]);
    expect(fieldNamed("무엇을 상담하고 싶으세요?").value).toBe(WORDS);
    expect(document.querySelector(`input[value="${FIRST}"]`)).toBeNull();
    expect(document.querySelector<HTMLInputElement>(`input[value="${SECOND}"]`)?.checked).toBe(
      false,
    );
  });

  it("that was refused for another reason keeps the time and says why", async () => {
    booked = refusal("too_many");
    const page = await openAsk();
    await ask(page);
    expect(said()).toContain(errorCatalogue.too_many[1]);
    expect(document.querySelector<HTMLInputElement>(`input[value="${FIRST}"]`)?.checked).toBe(true);
  });

  it("is not asked of oneself", async () => {
    await openAsk({ pro: { ...me.pro, id: ID } });
    expect(said()).toContain("내 상담은 내가 요청할 수 없어요.");
    expect(offered()).not.toContain(ASK);
  });

  it("is asked for after a login, and after a proven phone: until then nothing else is offered", async () => {
    await openAsk({}, true);
    expect(offered()).toContain("로그인하고 요청하기");
    expect(offered()).not.toContain(ASK);
    await openAsk({ phone_verified: false });
    expect(offered()).toContain("휴대폰 확인하고 요청하기");
    expect(offered()).not.toContain(ASK);
  });
});
