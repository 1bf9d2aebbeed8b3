import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { sampleReceivedRequest } from "../../samples/received-requests.ts";
import { answering, bodiesOf, fieldNamed, pressNamed, NOW } from "../answering.ts";
import { controls, type as typeInto } from "../controls.ts";
import { openPage, type OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";
import { hrefOf, said } from "../on-page.ts";
import { named } from "./part.ts";

const visitor = { authenticated: true, userType: "pro" } as const;
const IDS = [1, 2, 3].map((number) => `01900000-0000-7000-8000-00000000000${number}`);
const me = sampleOutput("users.me") as Output<"users.me">;
const sample = sampleOutput("pro.requests") as Output<"pro.requests">;
const counts = {
  ...sample.counts,
  services: [{ value: "cleaning", name: "이사청소", count: 2 }],
  regions: [{ value: "11680", name: "강남구", count: 1 }],
};

interface Inbox {
  mayPass?: boolean;
  accepts?: boolean;
  ids?: readonly string[];
  /** Why each was passed on already. */
  reason?: "no_time" | null;
}

/** The inbox of a pro with three requests, of which those that are passed on leave. */
async function inbox(
  search = "",
  { mayPass = true, accepts = true, ids = IDS, reason = null }: Inbox = {},
) {
  const passed = new Set<string>();
  const idOf = (url: string) => IDS.find((id) => url.includes(id)) ?? "";
  const answer = answering({
    "users.me": { pro: { ...me.pro, state: "approved" } },
    "pro.requests": () => ({
      status: 200,
      body: {
        items: ids
          .filter((id) => !passed.has(id))
          .map((id, at) =>
            sampleReceivedRequest({
              request_id: id,
              service: { slug: "cleaning", name: `${at + 1}번 청소` },
              may_pass: mayPass,
              passed: reason,
            }),
          ),
        next: null,
        counts,
        accepts_requests: accepts,
      },
    }),
    "pro.requests.pass": ({ url }) => {
      passed.add(idOf(url));
      return { status: 200, body: {} };
    },
    "pro.requests.undoPass": ({ url }) => {
      passed.delete(idOf(url));
      return { status: 200, body: {} };
    },
  });
  return openPage({ path: `/pro/requests${search}`, visitor, now: NOW, answer });
}

const links = () => [...document.querySelectorAll<HTMLElement>("[data-request] h2 a")];
const focused = () => links().indexOf(document.activeElement as HTMLElement);
const asked = ({ router }: OpenPage) => router.state.location.search;
const dialog = () => document.querySelector("[role=dialog]")?.textContent ?? "";

async function pressKey(page: OpenPage, at: Element | null, about: KeyboardEventInit) {
  at?.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...about }));
  await page.settle();
}
const J = { key: "ㅓ", code: "KeyJ" };
const K = { key: "ㅏ", code: "KeyK" };
const P = { key: "ㅔ", code: "KeyP" };

describe("the inbox by keys", () => {
  it("is walked through row by row, and no further than its ends", async () => {
    const page = await inbox();
    links()[0]?.focus();
    const walk: number[] = [];
    for (const key of [J, J, J, K]) {
      await pressKey(page, document.activeElement, key);
      walk.push(focused());
    }
    expect(walk).toEqual([1, 2, 2, 1]);
  });

  it("asks about the row with the focus, and goes on to the one that takes its place", async () => {
    const page = await inbox();
    links()[1]?.focus();
    await pressKey(page, document.activeElement, P);
    expect(dialog()).toContain("이 요청을 넘길까요?");
    await pressNamed(page, "그때는 일정이 있어요");
    expect(bodiesOf(page, "pro.requests.pass")).toEqual([{ reason: "no_time" }]);
    expect(page.sent.find(({ url }) => url.includes("pass"))?.url).toContain(IDS[1]);
    expect(links()).toHaveLength(2);
    expect(focused()).toBe(1);
  });

  it("asks about none that was passed on already", async () => {
    const page = await inbox("", { reason: "no_time" });
    links()[0]?.focus();
    await pressKey(page, document.activeElement, P);
    expect(dialog()).toBe("");
  });

  it("goes on once: whoever went elsewhere stays there when the list changes again", async () => {
    const ids = [...IDS];
    const page = await inbox("", { ids });
    links()[1]?.focus();
    await pressKey(page, document.activeElement, P);
    await pressNamed(page, "그때는 일정이 있어요");
    const field = fieldNamed("받은 요청에서 찾기");
    field.focus();
    ids.pop();
    await page.queryClient.invalidateQueries({ queryKey: ["pro.requests"] });
    await page.settle();
    expect(links()).toHaveLength(1);
    expect(document.activeElement).toBe(field);
  });

  it("asks about none that may not be passed on", async () => {
    const page = await inbox("", { mayPass: false });
    links()[0]?.focus();
    await pressKey(page, document.activeElement, P);
    expect(dialog()).toBe("");
  });

  it("tells its keys at ?, and takes none from a field", async () => {
    const page = await inbox();
    await pressKey(page, fieldNamed("받은 요청에서 찾기"), P);
    expect(dialog()).toBe("");
    links()[0]?.focus();
    await pressKey(page, document.activeElement, { key: "?", code: "Slash" });
    expect(dialog()).toContain("목록 단축키");
  });
});

it("takes back at once what was passed on by mistake", async () => {
  const page = await inbox();
  await pressNamed(page, "1번 청소 요청 넘기기");
  await pressNamed(page, "하지 않는 일이에요");
  expect(document.body.textContent).toContain("1번 청소 요청을 넘겼어요.");
  expect(links()).toHaveLength(2);
  named("되돌리기").click();
  await page.settle();
  expect(bodiesOf(page, "pro.requests.undoPass")).toHaveLength(1);
  expect(document.body.textContent).toContain("요청을 목록으로 되돌렸어요.");
  expect(links()).toHaveLength(3);
});

describe("what is asked of the inbox", () => {
  it("are words, once they are sent; emptied and left they are asked no more", async () => {
    const page = await inbox("?service=cleaning");
    const field = fieldNamed("받은 요청에서 찾기");
    typeInto(field, "  창틀 ");
    await page.settle();
    expect(asked(page)).toEqual({ service: "cleaning" });
    field.form?.requestSubmit();
    await page.settle();
    expect(asked(page)).toEqual({ service: "cleaning", words: "창틀" });
    expect(new URL(page.sent.at(-1)?.url ?? "", "http://x").searchParams.get("q")).toBe("창틀");
    typeInto(field, "");
    await page.settle();
    expect(asked(page)).toEqual({ service: "cleaning" });
  });

  it.each([
    ["서비스", "cleaning", { service: "cleaning" }],
    ["지역", "11680", { region: "11680" }],
    ["마감", "today", { deadline: "today" }],
    ["정렬", "cost", { sort: "cost" }],
  ])("is a choice of %s at once, and all of it again without", async (label, value, search) => {
    const page = await inbox();
    const field = fieldNamed(label) as HTMLElement;
    if (!(field instanceof HTMLSelectElement)) throw new Error(`${label} is no choice`);
    typeInto(fieldNamed(label), value);
    await page.settle();
    expect(asked(page)).toEqual(search);
    typeInto(fieldNamed(label), field.options[0]?.value ?? "");
    await page.settle();
    expect(asked(page)).toEqual({});
  });

  it("is what was asked of the pro alone, or is urgent, and is let go by a second press", async () => {
    const page = await inbox();
    const toggle = async (label: string) => {
      const found = controls().find((one) => one.label.startsWith(label));
      found?.element.click();
      await page.settle();
    };
    await toggle("지정 요청");
    await toggle("긴급");
    expect(asked(page)).toEqual({ designated: "true", urgent: "true" });
    await toggle("지정 요청");
    expect(asked(page)).toEqual({ urgent: "true" });
  });

  it("shows in the field what another way has asked for", async () => {
    const page = await inbox("?words=창틀");
    expect(fieldNamed("받은 요청에서 찾기").value).toBe("창틀");
    await page.router.navigate({ to: "/pro/requests", search: { words: "방충망" } });
    await page.settle();
    expect(fieldNamed("받은 요청에서 찾기").value).toBe("방충망");
  });
});

describe("the filters of the inbox on a phone", () => {
  const sheet = () => document.querySelector<HTMLElement>("[role=dialog]");
  const inSheet = (label: string) =>
    controls().find((one) => one.label === label && sheet()?.contains(one.element))?.element;

  it("open in a sheet that says how many requests are left, and closes with that", async () => {
    const page = await inbox("?service=cleaning&words=창틀");
    await pressNamed(page, "필터1");
    expect(sheet()?.textContent).toContain("필터");
    expect(sheet()?.querySelectorAll("select")).toHaveLength(4);
    await pressNamed(page, `요청 ${counts.total}건 보기`);
    expect(sheet()).toBeNull();
    expect(asked(page)).toEqual({ service: "cleaning", words: "창틀" });
  });

  it("are all let go there, and the words stay", async () => {
    const page = await inbox("?service=cleaning&words=창틀");
    await pressNamed(page, "필터1");
    inSheet("모두 해제")?.click();
    await page.settle();
    expect(asked(page)).toEqual({ words: "창틀" });
  });
});

it("has the credits and the last days beside it, by their names", async () => {
  await inbox();
  const regions = [...document.querySelectorAll("main aside section")];
  const names = regions.map(
    (one) => document.getElementById(one.getAttribute("aria-labelledby") ?? "")?.textContent,
  );
  expect(names).toEqual(["크레딧", "최근 28일"]);
});

it("tells its keys at a button, too", async () => {
  const page = await inbox();
  await pressNamed(page, "단축키");
  expect(dialog()).toContain("목록 단축키");
});

describe("the inbox of a pro who takes no new requests", () => {
  const PAUSED = "지금은 새 요청을 받지 않아요";
  const WIDEN = "서비스와 지역 수정";

  it("says so above the requests that came before, with the way to take them again", async () => {
    await inbox("", { accepts: false });
    expect(said()).toContain(PAUSED);
    expect(hrefOf("다시 받기")).toBe("/pro/profile");
    expect(links()).toHaveLength(IDS.length);
  });

  it("does not promise that more services and regions bring some", async () => {
    await inbox("", { accepts: false, ids: [] });
    expect(hrefOf(WIDEN)).toBeUndefined();
    await inbox("", { ids: [] });
    expect(hrefOf(WIDEN)).toBe("/pro/profile");
    expect(said()).not.toContain(PAUSED);
  });
});
