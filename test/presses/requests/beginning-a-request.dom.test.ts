import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { deviceStorage } from "#web/platform/draft/device-storage.ts";
import { answering, ID, NOW, pressNamed } from "../answering.ts";
import { hrefOf, mainText, offered, rowsOf } from "../on-page.ts";
import { openPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

type Last = Output<"requests.last">;
type Given = Parameters<typeof answering>[0];

const SLUG = "wallpaper";
const DRAFT = `request-draft.${SLUG}`;
const customer = { authenticated: true, userType: "customer" } as const;
const guest = { authenticated: false, userType: "visitor" } as const;
const gangnam = { code: "11680", name: "강남구", full_name: "서울특별시 강남구" };
const SENT_AT = "2027-02-10T12:00:00+09:00";
const numbers = ["a", "b", "c", "d", "e", "f", "g"].map((id, at) => ({
  id,
  kind: "number",
  label: `${at + 1}번째 질문`,
  required: true,
  unit: "평",
}));
const ANSWERS = Object.fromEntries(numbers.map(({ id }, at) => [id, at + 11]));
const pro = sampleOutput("pro.get") as Output<"pro.get">;
const form = sampleOutput("services.form") as Output<"services.form">;

interface Begun {
  last?: Partial<Last>;
  draft?: object;
  search?: { pro?: string; step?: string };
  visitor?: typeof customer | typeof guest;
  given?: Given;
}

async function begin({ last = {}, draft, search = {}, visitor = customer, given = {} }: Begun) {
  const answer = answering({
    "services.form": { service: { ...form.service, name: "도배" }, version: 3, questions: numbers },
    "services.get": { name: "도배" },
    "requests.last": { same_service: null, place: null, open: [], ...last },
    "users.me": { phone_verified: true },
    "pro.get": { ...pro, id: ID, display_name: "한솔" },
    "users.me.blocks": { items: [] },
    ...given,
  });
  const page = await openPage({ path: "/help", visitor, now: NOW, answer });
  if (draft) deviceStorage.writeJson(DRAFT, draft);
  await page.router.navigate({ to: "/request/$slug", params: { slug: SLUG }, search });
  await page.settle();
  return page;
}

describe("a request that is begun", () => {
  it("says what it is of, and how far along it is", async () => {
    await begin({});
    expect(mainText()).toContain("도배 요청서");
    expect(mainText()).toMatch(/1 \/ \d/);
  });

  it("for a certain pro names them", async () => {
    await begin({ search: { pro: ID } });
    expect(mainText()).toContain("한솔 고수를 지정한 요청이에요.");
    await begin({});
    expect(mainText()).not.toContain("지정한 요청이에요");
  });

  it("for a pro whom one has blocked says that it does not go to them, and how it would", async () => {
    const { items } = sampleOutput("users.me.blocks") as Output<"users.me.blocks">;
    const blocked = items.map((one) => ({ ...one, pro_id: ID }));
    await begin({ search: { pro: ID }, given: { "users.me.blocks": { items: blocked } } });
    expect(mainText()).toContain("한솔 고수는 차단한 고수예요");
    expect(hrefOf("차단 풀기")).toBe("/setting/account#blocks");
  });
});

describe("an earlier request for the same", () => {
  it("that is open leads there, and says where a new one may be", async () => {
    await begin({ last: { open: [{ id: ID, place: gangnam }] } });
    expect(mainText()).toContain("강남구 요청이에요. 다른 지역이라면 새로 보낼 수 있어요.");
    expect(hrefOf("열린 요청 보기")).toBe(`/requests/${ID}`);
  });

  it("of which several are open leads to all of them", async () => {
    await begin({
      last: {
        open: [
          { id: ID, place: null },
          { id: "b", place: null },
        ],
      },
    });
    expect(mainText()).toContain("그 요청이 끝나면 새로 보낼 수 있어요.");
    expect(hrefOf("내 요청 보기")).toBe("/requests");
  });

  it("that is over fills the new one at a press", async () => {
    const same_service: Last["same_service"] = {
      service: { slug: SLUG, name: "도배" },
      answers: ANSWERS,
      quote_limit: 5,
      contact: { channel: "messages" },
      had_photos: false,
      published_at: SENT_AT,
    };
    const page = await begin({ last: { same_service } });
    expect(mainText()).toContain("지난번 요청과 같은가요?");
    await pressNamed(page, "지난번 답으로 채우기");
    expect(deviceStorage.readJson(DRAFT)).toMatchObject({ answers: { a: 11 } });
    expect(mainText()).not.toContain("지난번 요청과 같은가요?");
  });
});

describe("what was begun on the device before", () => {
  const draft = { answers: ANSWERS };

  it("is shown by its first answers, the others counted, to go on with or to leave", async () => {
    await begin({ draft });
    expect(mainText()).toContain("쓰던 요청서가 있어요");
    expect(mainText()).toContain("5번째 질문15평");
    expect(mainText()).toContain("외 2가지");
    expect(mainText()).not.toContain("6번째 질문16평외");
    expect(offered()).toEqual(expect.arrayContaining(["이어서 쓰기", "지우고 처음부터 쓰기"]));
  });

  it("waits for its writer at home, by what it is of", async () => {
    const page = await begin({ given: { "users.me.waiting": { items: [] } } });
    deviceStorage.writeJson(DRAFT, draft);
    await page.router.navigate({ to: "/" });
    await page.settle();
    const [row] = rowsOf("지금 할 일");
    expect(row?.textContent).toContain("도배 요청서를 쓰고 있었어요");
    expect(row?.querySelector("a")?.getAttribute("href")).toBe(`/request/${SLUG}`);
  });
});

describe("the press that sends a request", () => {
  const ready = { draft: { answers: ANSWERS }, search: { step: "review" } };

  it("asks a guest to join first, or to log in", async () => {
    await begin({ ...ready, visitor: guest });
    expect(offered()).toContain("가입하고 보내기");
    expect(offered()).toContain("로그인하고 보내기");
    expect(offered()).not.toContain("요청 보내기");
  });

  it("asks who has proven no phone for that first", async () => {
    await begin({ ...ready, given: { "users.me": { phone_verified: false } } });
    expect(offered()).toContain("휴대폰 확인하고 보내기");
    expect(offered()).not.toContain("요청 보내기");
  });

  it("is all that is left for who has both", async () => {
    await begin(ready);
    expect(offered()).toContain("요청 보내기");
    expect(offered()).not.toContain("로그인하고 보내기");
  });
});
