import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { sampleQuote } from "../../samples/quotes.ts";
import { sampleQualityCard } from "../../samples/received-requests.ts";
import { answering, fieldNamed, pressNamed, ID, NOW } from "../answering.ts";
import { scope, type as typeInto } from "../controls.ts";
import { openPage, type OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";
import { said } from "../on-page.ts";

const MESSAGE = "고객에게 보낼 글";
const me = sampleOutput("users.me") as Output<"users.me">;
const DRAFT = `somssi.quote-draft.${me.id}.${ID}`;
const KEPT = `${DRAFT}.first`;

interface Given {
  /** What the device holds before. */
  kept?: Record<string, string>;
  /** What the tab holds before. */
  inTab?: Record<string, string>;
  /** The quote that was sent before. */
  earlier?: Parameters<typeof sampleQuote>[0];
}

/** The page on which a quote is written. */
function composer({ kept = {}, inTab = {}, earlier }: Given = {}): Promise<OpenPage> {
  const answer = answering({
    "users.me": { pro: { ...me.pro, state: "approved" } },
    "users.me.credits": { balance: 50, usable: 50, owed: 0, held: 0 },
    "pro.requests.get": () => {
      // A page is opened with an empty device.
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(inTab)) sessionStorage.setItem(key, value);
      const my_quote_id = earlier ? ID : null;
      return { status: 200, body: sampleQualityCard({ request_id: ID, my_quote_id }) };
    },
    "quotes.get": () => ({ status: 200, body: sampleQuote(earlier) }),
  });
  const visitor = { authenticated: true, userType: "pro" } as const;
  return openPage({ path: `/quote?request_id=${ID}`, visitor, now: NOW, answer });
}

const lines = (label: string) =>
  [...document.querySelectorAll<HTMLInputElement>("fieldset li input[type=text]")]
    .filter((one) => document.querySelector(`label[for="${one.id}"]`)?.textContent === label)
    .map(({ value }) => value);

describe("a quote that is begun", () => {
  it("is kept on the device for its account and request, and says so", async () => {
    const page = await composer();
    expect(said()).not.toContain("쓴 내용 저장됨");
    typeInto(fieldNamed(MESSAGE), "반나절이면 끝나요.");
    await page.settle();
    expect(said()).toContain("쓴 내용 저장됨");
    expect(JSON.parse(localStorage.getItem(KEPT) ?? "")).toEqual({ message: "반나절이면 끝나요." });
  });

  it("is there when the page is opened again, and nobody else's is", async () => {
    const kept = { [KEPT]: JSON.stringify({ message: "쓰다 만 글" }) };
    await composer({ kept });
    expect(fieldNamed(MESSAGE).value).toBe("쓰다 만 글");
    await composer({ kept: { [KEPT.replace(me.id, "another")]: kept[KEPT] ?? "" } });
    expect(fieldNamed(MESSAGE).value).toBe("");
  });

  it("has its files no longer than the tab, as the server keeps them for a day", async () => {
    const attachments = [{ id: ID, name: "평면도.pdf" }];
    const page = await composer({ inTab: { [`${KEPT}.files`]: JSON.stringify({ attachments }) } });
    expect(said()).toContain("평면도.pdf");
    typeInto(fieldNamed(MESSAGE), "반나절이면 끝나요.");
    await page.settle();
    expect(JSON.parse(localStorage.getItem(KEPT) ?? "")).toEqual({ message: "반나절이면 끝나요." });
    expect(JSON.parse(sessionStorage.getItem(`${KEPT}.files`) ?? "")).toEqual({ attachments });
  });

  it("outlives twenty others; older ones go, and those of another account stay", async () => {
    const key = (at: number, account: string = me.id) => `somssi.quote-draft.${account}.01${at}`;
    const numbers = Array.from({ length: 23 }, (_, index) => index + 10);
    const keys = [...numbers.map((at) => key(at)), key(10, "another")];
    await composer({ kept: Object.fromEntries([KEPT, ...keys].map((one) => [one, "{}"])) });
    const left = keys.filter((one) => localStorage.getItem(one) !== null);
    expect(left).toEqual([...numbers.slice(3).map((at) => key(at)), key(10, "another")]);
    expect(localStorage.getItem(KEPT)).not.toBeNull();
  });
});

describe("a quote that was taken back", () => {
  const earlier: NonNullable<Given["earlier"]> = {
    state: "withdrawn",
    unit: "visit",
    items: [
      { name: "거실", inclusion: "included", amount: 200_000, standard: null },
      { name: "폐기물", inclusion: "extra", amount: 30_000, standard: null },
      { name: "가구", inclusion: "excluded", amount: 0, standard: null },
    ],
    extra_ceiling: 60_000,
    message: "아침에 시작할게요.",
  };

  it("stands in the form to be written anew, and says so", async () => {
    await composer({ earlier });
    expect(said()).toContain("지난 견적의 내용을 채워 뒀어요");
    expect(said()).not.toContain("첨부 파일은 다시 올려 주세요.");
    expect(lines("항목 이름")).toEqual(["거실", "폐기물", "가구"]);
    expect(lines("금액")).toEqual(["200,000", "30,000"]);
    expect(fieldNamed("추가 금액 상한").value).toBe("60,000");
    expect(fieldNamed(MESSAGE).value).toBe("아침에 시작할게요.");
    // Nothing of it was typed here.
    expect(said()).not.toContain("쓴 내용 저장됨");
  });

  it("asks for its files anew, which belong to the one that was sent", async () => {
    const { attachments } = sampleOutput("quotes.get") as Output<"quotes.get">;
    await composer({ earlier: { ...earlier, attachments } });
    expect(said()).toContain("첨부 파일은 다시 올려 주세요.");
  });

  it("gives way to what was begun since", async () => {
    await composer({
      earlier,
      kept: { [`${DRAFT}.${ID}`]: JSON.stringify({ message: "더 싸게 할게요." }) },
    });
    expect(fieldNamed(MESSAGE).value).toBe("더 싸게 할게요.");
    expect(lines("항목 이름")).toEqual(["거실", "폐기물", "가구"]);
  });
});

describe("a quote of nothing", () => {
  const question = async (amount: string, unit = "job") => {
    const page = await composer();
    typeInto(fieldNamed("견적 단위"), unit);
    const [name] = document.querySelectorAll<HTMLInputElement>("fieldset li input[type=text]");
    const [, won] = document.querySelectorAll<HTMLInputElement>("fieldset li input[type=text]");
    if (name) typeInto(name, "전체 청소");
    if (won) typeInto(won, amount);
    typeInto(fieldNamed(MESSAGE), "반나절이면 끝나는 일이에요. 아침에 시작할게요.");
    await pressNamed(page, "견적 보내기");
    return scope().textContent;
  };

  it("is asked about as such before it is sent", async () => {
    expect(await question("0")).toMatch(
      /^0원 견적을 보낼까요\?.*이대로 고용되면 받는 돈이 없어요\./,
    );
    const open = await question("0", "negotiable");
    expect(open).toMatch(/^이 견적을 보낼까요.*견적 금액 \(협의\)고용할 때 정해요/);
    expect(open).toContain("고용할 때 정하는 금액이에요.");
    expect(open).not.toContain("받는 돈이 없어요");
    const asked = await question("1");
    expect(asked).toContain("이 견적을 보낼까요?");
    expect(asked).not.toContain("받는 돈이 없어요");
  });
});
