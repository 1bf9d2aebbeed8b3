import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { hasReasonForPush } from "#web/platform/push/push-reason.ts";
import { sampleQualityCard } from "../../samples/received-requests.ts";
import {
  answering,
  bodiesOf,
  faultOf,
  fieldNamed,
  pressNamed,
  refusal,
  ID,
  NOW,
} from "../answering.ts";
import { press, scope, type as typeInto } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { sampleOutput } from "../sample-output.ts";
import { named, pressKey } from "./part.ts";
import { said } from "../on-page.ts";

const CREATE = "quotes.create";
const MESSAGE = "고객에게 보낼 글";
const visitor = { authenticated: true, userType: "pro" } as const;
const me = sampleOutput("users.me") as Output<"users.me">;
const template = {
  ...(sampleOutput("quotes.templates.get") as Output<"quotes.templates.get">),
  id: ID,
  name: "24평 기본",
  service: { slug: "cleaning", name: "이사청소" },
  unit: "job",
  items: [{ name: "전체 청소", inclusion: "included", amount: 380_000, standard: null }],
  total: 380_000,
  extra_ceiling: 0,
  message: "{고객}님, 반나절이면 끝나요.",
};

interface Given {
  card?: Parameters<typeof sampleQualityCard>[0];
  sent?: () => Answered;
  templates?: readonly object[];
}

/** The page on which a quote is written. */
async function composer({ card, sent, templates = [template] }: Given = {}): Promise<OpenPage> {
  let price = 3;
  const answer = answering({
    "users.me": { pro: { ...me.pro, state: "approved" } },
    "users.me.credits": { balance: 50, usable: 50, owed: 0, held: 0 },
    "pro.requests.get": () => ({
      status: 200,
      body: sampleQualityCard({
        request_id: ID,
        price: { credits: price, formula: [], fixed_until: "2027-03-10T12:10:00+09:00" },
        ...card,
      }),
    }),
    "quotes.templates": { items: templates },
    [CREATE]: () => {
      price = 5;
      return sent?.() ?? { status: 201, body: { id: ID } };
    },
  });
  return openPage({ path: `/quote?request_id=${ID}`, visitor, now: NOW, answer });
}

/** The fields of that kind, one of each line. */
const fields = (label: string) =>
  [...document.querySelectorAll<HTMLInputElement>("fieldset li input[type=text]")].filter(
    (one) => document.querySelector(`label[for="${one.id}"]`)?.textContent === label,
  );
const nameField = (line: number) => fields("항목 이름")[line - 1] ?? document.body;
const amountField = (line: number) => fields("금액")[line - 1] ?? document.body;
const write = (field: HTMLElement, words: string) => typeInto(field as HTMLInputElement, words);
const isAsked = (page: OpenPage, name: string) => page.sent.filter((one) => nameOf(one) === name);

describe("Enter in a line of a quote", () => {
  it("leads to a new line once this one is written, and sends nothing", async () => {
    const page = await composer();
    write(nameField(1), "전체 청소");
    expect(await pressKey(amountField(1), "Enter")).toBe(true);
    expect(fields("항목 이름")).toHaveLength(2);
    expect(document.activeElement).toBe(nameField(2));
    expect(scope().querySelector("[role=alertdialog]")).toBeNull();
    expect(bodiesOf(page, CREATE)).toEqual([]);
  });

  it("stays at a line without a name, and goes on to one that waits", async () => {
    await composer();
    await pressKey(amountField(1), "Enter");
    expect(document.activeElement).toBe(nameField(1));
    write(nameField(1), "전체 청소");
    await pressKey(nameField(1), "Enter");
    amountField(1).focus();
    await pressKey(amountField(1), "Enter");
    expect(fields("항목 이름")).toHaveLength(2);
    expect(document.activeElement).toBe(nameField(2));
  });

  it("is the keyboard's while a syllable is typed", async () => {
    await composer();
    write(nameField(1), "전체 청소");
    expect(await pressKey(nameField(1), "Enter", { isComposing: true })).toBe(false);
    expect(fields("항목 이름")).toHaveLength(1);
  });
});

it("takes a line as included, as extra or as left out", async () => {
  const page = await composer();
  write(nameField(1), "전체 청소");
  write(amountField(1), "380000");
  typeInto(fieldNamed(MESSAGE), "반나절이면 끝나는 일이에요. 아침에 시작할게요.");
  await pressNamed(page, "항목 추가");
  write(nameField(2), "곰팡이 없애기");
  const marks = document.querySelectorAll<HTMLInputElement>(
    "fieldset li:nth-child(2) input[type=radio]",
  );
  expect([...marks].map(({ value }) => value)).toEqual(["included", "extra", "excluded"]);
  marks[2]?.click();
  await page.settle();
  await pressNamed(page, "견적 보내기");
  await pressNamed(page, "확인");
  expect(bodiesOf(page, CREATE)).toMatchObject([
    { items: [{ inclusion: "included" }, { name: "곰팡이 없애기", inclusion: "excluded" }] },
  ]);
});

it("that lacks something is not asked about, and says what at its field", async () => {
  const page = await composer();
  await pressNamed(page, "견적 보내기");
  expect(said()).not.toContain("견적을 보낼까요?");
  expect(nameField(1).getAttribute("aria-invalid")).toBe("true");
  expect(faultOf(MESSAGE)).not.toBeNull();
  expect(document.activeElement).toBe(nameField(1));
  expect(bodiesOf(page, CREATE)).toEqual([]);
});

describe("a template", () => {
  const use = async (page: OpenPage) => {
    await pressNamed(page, "템플릿 불러오기");
    const [one] = scope().querySelectorAll<HTMLElement>("[aria-label='견적 템플릿'] button");
    one?.click();
    await page.settle();
  };

  it("fills the quote, with the customer's name in its words", async () => {
    const page = await composer();
    await use(page);
    expect(fieldNamed(MESSAGE).value).toBe("김 고객님, 반나절이면 끝나요.");
    expect(nameField(1)).toHaveProperty("value", "전체 청소");
    expect(amountField(1)).toHaveProperty("value", "380,000");
    expect(said()).toContain("‘24평 기본’ 템플릿을 불러왔어요.");
  });

  it("takes the place of what was written only when asked to, and gives it back", async () => {
    const page = await composer();
    typeInto(fieldNamed(MESSAGE), "쓰다 만 글");
    await use(page);
    expect(scope().textContent).toContain("적은 내용을 템플릿으로 바꿀까요?");
    await pressNamed(page, "취소");
    expect(fieldNamed(MESSAGE).value).toBe("쓰다 만 글");
    await use(page);
    await pressNamed(page, "확인");
    expect(fieldNamed(MESSAGE).value).toBe("김 고객님, 반나절이면 끝나요.");
    named("되돌리기").click();
    await page.settle();
    expect(fieldNamed(MESSAGE).value).toBe("쓰다 만 글");
    expect(nameField(1)).toHaveProperty("value", "");
  });

  it("is told of to who has none", async () => {
    await composer({ templates: [] });
    const link = document.querySelector("main a[href='/pro/templates']");
    expect(link?.textContent).toBe("템플릿으로 저장");
  });
});

it("gives a reason to ask about messages on this device once the quote is on its way", async () => {
  sessionStorage.clear();
  const page = await composer();
  write(nameField(1), "전체 청소");
  write(amountField(1), "380000");
  typeInto(fieldNamed(MESSAGE), "반나절이면 끝나는 일이에요. 아침에 시작할게요.");
  await pressNamed(page, "견적 보내기");
  expect(hasReasonForPush()).toBe(false);
  await pressNamed(page, "확인");
  expect(said()).toContain("견적을 보냈어요.");
  expect(hasReasonForPush()).toBe(true);
});

it("whose lines are refused as a whole says why beside their sum", async () => {
  const wrong = "항목을 더 보낼 수 없어요.";
  const page = await composer({ sent: () => refusal("invalid", { items: [wrong] }) });
  write(nameField(1), "전체 청소");
  write(amountField(1), "380000");
  typeInto(fieldNamed(MESSAGE), "반나절이면 끝나는 일이에요. 아침에 시작할게요.");
  await pressNamed(page, "견적 보내기");
  await pressNamed(page, "확인");
  expect(said()).toContain(wrong);
  expect(nameField(1)).toMatchObject({ value: "전체 청소" });
});

describe("the price of a quote", () => {
  it("that has changed is told, and the next press sends it for the new one", async () => {
    let answers: Answered[] = [refusal("price_changed"), { status: 201, body: { id: ID } }];
    const sent = () => {
      const [first, ...rest] = answers;
      answers = rest;
      return first ?? refusal("internal");
    };
    const page = await composer({ sent });
    write(nameField(1), "전체 청소");
    write(amountField(1), "380000");
    typeInto(fieldNamed(MESSAGE), "반나절이면 끝나는 일이에요. 아침에 시작할게요.");
    await pressNamed(page, "견적 보내기");
    await pressNamed(page, "확인");
    expect(said()).toContain("견적 비용이 바뀌었어요");
    expect(said()).toContain("지금은 5 크레딧이에요.");
    await pressNamed(page, "견적 보내기");
    await pressNamed(page, "확인");
    expect(bodiesOf(page, CREATE)).toMatchObject([
      { expected_credits: 3, items: [{ name: "전체 청소", amount: 380_000 }] },
      { expected_credits: 5, items: [{ name: "전체 청소", amount: 380_000 }] },
    ]);
  });

  it("that stands no longer is asked for again", async () => {
    const price = { credits: 3, formula: [], fixed_until: "2027-03-10T11:59:00+09:00" };
    const page = await composer({ card: { price } });
    const before = isAsked(page, "pro.requests.get").length;
    await pressNamed(page, "다시 확인하기");
    expect(isAsked(page, "pro.requests.get")).toHaveLength(before + 1);
  });
});

describe("the sums of a quote", () => {
  const bar = () => named("견적 보내기").parentElement?.textContent ?? "";

  it("stand beside the press: where they end with extras, and what sending holds", async () => {
    const page = await composer();
    write(nameField(1), "전체 청소");
    write(amountField(1), "380000");
    await page.settle();
    expect(bar()).toContain("380,000원");
    expect(bar()).toContain("3 크레딧 예치");
    expect(bar()).not.toContain("최대");
    await addExtra(page);
    expect(bar()).toContain("최대 430,000원");
  });

  it("are read once more before it is sent", async () => {
    const page = await composer();
    write(nameField(1), "전체 청소");
    write(amountField(1), "380000");
    await addExtra(page);
    typeInto(fieldNamed(MESSAGE), "반나절이면 끝나는 일이에요. 아침에 시작할게요.");
    await pressNamed(page, "견적 보내기");
    const sums = [...scope().querySelectorAll("dl > div")].map(({ textContent }) => textContent);
    expect(sums).toEqual([
      "견적 금액 (한 건)380,000원",
      "최대430,000원",
      "유효 기간2027년 03월 24일까지",
      "예치3 크레딧",
    ]);
  });

  async function addExtra(page: OpenPage): Promise<void> {
    await pressNamed(page, "항목 추가");
    write(nameField(2), "창틀");
    write(amountField(2), "50000");
    const extra = [...document.querySelectorAll<HTMLInputElement>("main input[value=extra]")];
    press(extra[1] ?? document.body);
    await page.settle();
    typeInto(fieldNamed("추가 금액 상한"), "50000");
    await page.settle();
  }
});

it("forgets that a line was a usual one once its name is emptied", async () => {
  const page = await composer({ card: { standard_lines: [{ id: "all", name: "전체 청소" }] } });
  await pressNamed(page, "전체 청소");
  write(amountField(1), "380000");
  write(nameField(1), "");
  write(nameField(1), "창틀");
  typeInto(fieldNamed(MESSAGE), "반나절이면 끝나는 일이에요. 아침에 시작할게요.");
  await pressNamed(page, "견적 보내기");
  await pressNamed(page, "확인");
  expect(bodiesOf(page, CREATE)).toMatchObject([{ items: [{ name: "창틀", standard: null }] }]);
});
