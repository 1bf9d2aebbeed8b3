import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { deviceStorage, tabStorage } from "#web/platform/draft/device-storage.ts";
import { sampleRequest } from "../../samples/requests.ts";
import { answering, bodiesOf, pressNamed, refusal, ID, NOW } from "../answering.ts";
import { scope } from "../controls.ts";
import { openPage, type Answered } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";
import { named } from "./part.ts";
import { said } from "../on-page.ts";

type Compared = Output<"requests.compare">;

const customer = { authenticated: true, userType: "customer" } as const;
const PRO_ID = "01900000-0000-7000-8000-000000000001";
const DRAFT = "request-draft.cleaning";

describe("a request that is over", () => {
  const SAME = "같은 내용으로 새 요청";
  const size = { id: "size", kind: "number", label: "몇 평인가요?", required: true, unit: "평" };

  async function over({ begun = false, copied }: { begun?: boolean; copied?: Answered } = {}) {
    const copy = { answers: { size: 24, gone: "x" }, contact: { channel: "messages" } };
    const answer = answering({
      "requests.get": sampleRequest({ id: ID, state: "closed" }),
      "requests.copy": () => copied ?? { status: 200, body: { ...copy, had_photos: true } },
      "services.form": { version: 1, questions: [size] },
    });
    const page = await openPage({ path: `/requests/${ID}`, visitor: customer, now: NOW, answer });
    if (begun) deviceStorage.writeJson(DRAFT, { answers: { size: 7 } });
    return page;
  }
  const kept = () => (deviceStorage.readJson(DRAFT) as { answers: object } | null)?.answers;

  it("is asked for anew with the answers that the form still asks for, at its review", async () => {
    const page = await over();
    await pressNamed(page, SAME);
    const { location } = page.router.state;
    expect([location.pathname, location.search]).toEqual(["/request/cleaning", { step: "review" }]);
    expect(kept()).toEqual({ size: 24 });
    expect(said()).toContain("24평");
  });

  it("takes the place of what was begun only when asked to", async () => {
    const page = await over({ begun: true });
    await pressNamed(page, SAME);
    expect(scope().textContent).toContain("쓰던 요청을 이 내용으로 바꿀까요?");
    await pressNamed(page, "취소");
    expect(kept()).toEqual({ size: 7 });
    await pressNamed(page, SAME);
    await pressNamed(page, "확인");
    expect(kept()).toEqual({ size: 24 });
  });

  it("leaves all as it is when it cannot be copied, and says so", async () => {
    const page = await over({ begun: true, copied: refusal("internal") });
    await pressNamed(page, SAME);
    await pressNamed(page, "확인");
    expect(page.router.state.location.pathname).toBe(`/requests/${ID}`);
    expect(said()).toContain("서버에 문제가 생겼어요.");
    expect(kept()).toEqual({ size: 7 });
  });
});

describe("a line that one of the compared quotes says nothing of", () => {
  const compared = sampleOutput("requests.compare") as Compared;
  const [quote] = compared.quotes;
  const lines: Compared["lines"] = [{ name: "창틀", cells: [null], differs: true }];
  const compare = () => {
    const quotes = [{ ...quote, id: ID, pro: { ...quote?.pro, id: PRO_ID, display_name: "한솔" } }];
    const answer = answering({ "requests.compare": { quotes, lines } });
    const path = `/requests/${ID}/compare`;
    return openPage({ path, visitor: customer, now: NOW, answer });
  };
  const ask = () => {
    const [link] = document.querySelectorAll<HTMLElement>(
      "[aria-label='한솔 고수에게 창틀 물어보기']",
    );
    link?.click();
  };

  it("is asked about in a message that is begun already", async () => {
    const page = await compare();
    ask();
    await page.settle();
    expect(page.router.state.location.pathname).toBe(`/chats/${ID}`);
    expect(tabStorage.read(`message-draft.${ID}`)).toBe("‘창틀’도 견적에 들어 있나요?");
  });

  it("does not take the place of a message that was being written", async () => {
    const page = await compare();
    tabStorage.write(`message-draft.${ID}`, "내일 아침에");
    ask();
    await page.settle();
    expect(tabStorage.read(`message-draft.${ID}`)).toBe("내일 아침에");
  });
});

describe("a pro", () => {
  const SAVE = "users.me.savedPros.save";
  const REMOVE = "users.me.savedPros.remove";

  async function proPage({ saved = false, wanted = false, removed = {} } = {}) {
    const items = saved ? [PRO_ID] : [];
    const answer = answering({
      "users.me": { pro: null },
      "users.me.savedPros.ids": () => ({ status: 200, body: { items } }),
      "pro.get": { id: PRO_ID, display_name: "한솔", offers_consultation: false },
      [SAVE]: () => ({ status: 200, body: {} }),
      [REMOVE]: () => ({ status: 200, body: {}, ...removed }),
    });
    const page = await openPage({ path: "/support", visitor: customer, now: NOW, answer });
    if (wanted) tabStorage.write("saved-pros.wanted", PRO_ID);
    await page.router.navigate({ to: "/pros/$proId", params: { proId: PRO_ID } });
    await page.settle();
    return page;
  }

  it("whom somebody wanted to save before they logged in is saved once, when they come back", async () => {
    const page = await proPage({ wanted: true });
    expect(bodiesOf(page, SAVE)).toHaveLength(1);
    expect(tabStorage.read("saved-pros.wanted")).toBeNull();
    expect(bodiesOf(await proPage({ wanted: true, saved: true }), SAVE)).toEqual([]);
    expect(bodiesOf(await proPage(), SAVE)).toEqual([]);
  });

  it("who was taken off in another tab already is taken off without a word", async () => {
    const page = await proPage({ saved: true, removed: refusal("not_found") });
    named("한솔 찜하기").click();
    await page.settle();
    expect(bodiesOf(page, REMOVE)).toHaveLength(1);
    expect(document.querySelector("[aria-label='알림']")?.textContent ?? "").toBe("");
  });
});
