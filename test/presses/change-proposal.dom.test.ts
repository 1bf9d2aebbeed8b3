import { describe, expect, it } from "vitest";
import type { ChangeKind } from "#domain/change-order/change-order.ts";
import type { QuotePageAction } from "#domain/quote/page-actions.ts";
import { sampleChangeOrder, sampleHire, sampleQuote } from "../samples/quotes.ts";
import { answering, bodiesOf, fieldNamed, ID, NOW, pressNamed } from "./answering.ts";
import { controls, press, type as typeInto } from "./controls.ts";
import { openPage, type OpenPage } from "./open-page.tsx";

const visitor = { authenticated: true, userType: "customer" } as const;

function openHired(actions: QuotePageAction[]) {
  const hire = sampleHire({ change_orders: [sampleChangeOrder({ kinds: ["price"] })] });
  const quote = sampleQuote({ id: ID, state: "hired", hire, actions });
  const answer = answering({ "quotes.get": () => ({ status: 200, body: quote }) });
  return openPage({ path: `/quote?id=${ID}`, visitor, now: NOW, answer });
}

/** The sheet with nothing proposed yet, and what lets the other side propose. */
async function openSheet(agreed: Parameters<typeof sampleHire>[0] = {}) {
  let hire = sampleHire(agreed);
  let actions: QuotePageAction[] = ["propose_change"];
  const answer = answering({
    "quotes.get": () => ({
      status: 200,
      body: sampleQuote({ id: ID, state: "hired", hire, actions }),
    }),
  });
  const page = await openPage({ path: `/quote?id=${ID}`, visitor, now: NOW, answer });
  await pressNamed(page, "변경 제안하기");
  const propose = async (kinds: ChangeKind[], left: QuotePageAction[]) => {
    hire = sampleHire({ change_orders: kinds.length > 0 ? [sampleChangeOrder({ kinds })] : [] });
    actions = left;
    await page.queryClient.invalidateQueries({ queryKey: ["quotes.get"] });
    await page.settle();
  };
  return { page, propose };
}

const sheet = () => document.querySelector("[role=dialog]")?.textContent;

/** How each thing stands that can be changed. */
function choices(): Record<string, "off" | "ticked" | "free"> {
  const boxes = document.querySelectorAll<HTMLInputElement>("[role=dialog] [type=checkbox]");
  return Object.fromEntries(
    [...boxes].map((box) => [box.value, box.disabled ? "off" : box.checked ? "ticked" : "free"]),
  );
}

async function tick(page: OpenPage, kind: ChangeKind): Promise<void> {
  const box = document.querySelector<HTMLElement>(`[role=dialog] [value=${kind}]`);
  if (box) press(box);
  await page.settle();
}

it("begins with the day and the time that are agreed on, each where there is one", async () => {
  const agreed = async (agreed_time: string | null) => {
    const { page } = await openSheet({ agreed_time });
    await tick(page, "date");
    return fieldNamed("시간(선택)").value;
  };
  expect(await agreed("14:30")).toBe("14:30");
  expect(await agreed(null)).toBe("");
});

it("lets change only what no proposal waits for, and says why not the rest", async () => {
  const page = await openHired(["propose_change"]);
  await pressNamed(page, "변경 제안하기");
  expect(choices()).toEqual({ price: "off", date: "free", scope: "free" });
  expect(sheet()).toContain("답을 기다리는 제안이 있어요");
});

it("is sent only once something to change was chosen", async () => {
  const { page } = await openSheet();
  typeInto(fieldNamed("바꾸려는 이유"), "방이 하나 늘었어요.");
  await pressNamed(page, "제안 보내기");
  expect(sheet()).toContain("바꿀 것을 하나 이상 골라 주세요");
  expect(bodiesOf(page, "quotes.changeOrders.create")).toEqual([]);
});

describe("what the other side proposes while the sheet is open", () => {
  it("is neither drawn nor sent any more", async () => {
    const { page, propose } = await openSheet();
    await tick(page, "price");
    await tick(page, "scope");
    expect(choices()).toEqual({ price: "ticked", date: "free", scope: "ticked" });
    typeInto(fieldNamed("새 금액"), "90000");
    typeInto(fieldNamed("새 작업 범위"), "방 세 개");
    typeInto(fieldNamed("바꾸려는 이유"), "방이 하나 늘었어요.");
    await propose(["price"], ["propose_change"]);
    expect(choices()).toEqual({ price: "off", date: "free", scope: "ticked" });
    expect(sheet()).not.toContain("새 금액");
    await pressNamed(page, "제안 보내기");
    expect(bodiesOf(page, "quotes.changeOrders.create")).toEqual([
      { kind: "terms", scope: "방 세 개", reason: "방이 하나 늘었어요." },
    ]);
  });

  it("leaves what was typed, and says that nothing more can be proposed", async () => {
    const { propose } = await openSheet();
    typeInto(fieldNamed("바꾸려는 이유"), "방이 하나 늘었어요.");
    await propose(["price", "date", "scope"], []);
    expect(choices()).toEqual({ price: "off", date: "off", scope: "off" });
    expect(sheet()).toContain("지금은 더 제안할 수 없어요");
    expect(document.querySelector("[role=dialog] [role=status] > *")?.className).toContain(
      "bg-warning-soft",
    );
    expect(fieldNamed("바꾸려는 이유").value).toBe("방이 하나 늘었어요.");
    expect(controls().map(({ label }) => label)).not.toContain("제안 보내기");
    await propose([], ["propose_change"]);
    expect(sheet()).not.toContain("지금은 더 제안할 수 없어요");
    expect(fieldNamed("바꾸려는 이유").value).toBe("방이 하나 늘었어요.");
  });
});

it("has no button while each thing waits", async () => {
  await openHired([]);
  const said = document.querySelector("main")?.textContent;
  expect(said).toContain("답을 기다려요");
  expect(said).not.toContain("변경 제안하기");
});
