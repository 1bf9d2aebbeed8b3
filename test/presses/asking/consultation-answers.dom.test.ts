import { describe, expect, it } from "vitest";
import type { Consultation } from "#contract/endpoints/consultations.ts";
import { errorCatalogue } from "#contract/errors.ts";
import type { EndpointName } from "#contract/registry.ts";
import { sampleConsultation } from "../../samples/consultations.ts";
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
import { hrefOf, isSheetOpen, mainText, offered, said, sentTo } from "../on-page.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";

type Given = { [N in EndpointName]?: object | (() => Answered) };

const DECLINE = "consultations.decline";
const CANCEL = "consultations.cancel";
const PHONE = "010-1234-5678";

function open(own: Partial<Consultation>, given: Given = {}): Promise<OpenPage> {
  const one = sampleConsultation({ id: ID, ...own });
  const visitor = { authenticated: true, userType: one.side } as const;
  const answer = answering({ "consultations.get": one, ...given });
  return openPage({ path: `/consultations/${ID}`, visitor, now: NOW, answer });
}
const forPro = (own: Partial<Consultation> = {}, given: Given = {}) =>
  open({ side: "pro", actions: ["confirm", "decline"], ...own }, given);

describe("a consultation", () => {
  it("says when it is, with whom and for how much, to either side", async () => {
    await open({});
    expect(mainText()).toContain("고수한솔 고수");
    expect(hrefOf("한솔 고수")).toBe("/pros/pro");
    expect(mainText()).toContain("상담료30,000원");
    expect(mainText()).toContain("내가 보낸 내용어디부터 시작하면 좋을지 궁금해요.");
    await forPro();
    expect(mainText()).toContain("고객김지영님");
    expect(mainText()).toContain("고객이 보낸 내용");
    expect(hrefOf("김지영님")).toBeUndefined();
  });

  it("has the other's number once it is confirmed, and says so before", async () => {
    await open({ state: "asked" });
    expect(mainText()).toContain("전화번호확정되면 보여요");
    await open({ state: "confirmed", phone: PHONE });
    expect(hrefOf(PHONE)).toBe("tel:01012345678");
    await open({ state: "cancelled", ended_by: "customer" });
    expect(mainText()).not.toContain("전화번호");
  });

  it("is not for either side to answer where nothing is to be done", async () => {
    await open({});
    for (const label of ["상담 수락하기", "거절하기", "상담 취소하기"]) {
      expect(offered()).not.toContain(label);
    }
  });
});

describe("a consultation that a pro is asked for", () => {
  it("is accepted by a press and a yes", async () => {
    const page = await forPro();
    await pressNamed(page, "상담 수락하기");
    await pressNamed(page, "확인");
    expect(sentTo(page, "consultations.confirm").map(({ url }) => url)).toEqual([
      expect.stringContaining(ID) as string,
    ]);
    expect(said()).toContain("상담을 수락했어요.");
  });

  it("is declined with a reason, or without one", async () => {
    const page = await forPro();
    await pressNamed(page, "거절하기");
    expect(scope().textContent).toContain("고객에게 알리고, 이 시간은 다시 비어요.");
    await pressNamed(page, "거절하기");
    expect(bodiesOf(page, DECLINE)).toEqual([{ reason: "" }]);
    expect(said()).toContain("상담을 거절했어요.");
    expect(isSheetOpen()).toBe(false);
    const other = await forPro();
    await pressNamed(other, "거절하기");
    typeInto(fieldNamed("이유(선택)"), "그날은 일이 있어요.");
    await pressNamed(other, "거절하기");
    expect(bodiesOf(other, DECLINE)).toEqual([{ reason: "그날은 일이 있어요." }]);
  });

  it("stays when that is refused: the sheet says why", async () => {
    const page = await forPro({}, { [DECLINE]: () => refusal("internal") });
    await pressNamed(page, "거절하기");
    await pressNamed(page, "거절하기");
    expect(faultOf("이유(선택)")).toContain(errorCatalogue.internal[1]);
    expect(isSheetOpen()).toBe(true);
  });
});

describe("a consultation that is cancelled", () => {
  const confirmed = { state: "confirmed", actions: ["cancel"], phone: PHONE } as const;

  it("by its pro needs a reason", async () => {
    const page = await open({ ...confirmed, side: "pro", actions: ["cancel"] });
    await pressNamed(page, "상담 취소하기");
    await pressNamed(page, "상담 취소하기");
    expect(faultOf("이유")).not.toBeNull();
    expect(bodiesOf(page, CANCEL)).toEqual([]);
    typeInto(fieldNamed("이유"), "그날은 일이 생겼어요. 죄송해요.");
    await pressNamed(page, "상담 취소하기");
    expect(bodiesOf(page, CANCEL)).toEqual([{ reason: "그날은 일이 생겼어요. 죄송해요." }]);
    expect(said()).toContain("상담을 취소했어요.");
  });

  it("by its customer needs none", async () => {
    const page = await open({ ...confirmed, actions: ["cancel"] });
    await pressNamed(page, "상담 취소하기");
    expect(scope().textContent).toContain("취소한 상담은 되돌릴 수 없어요.");
    await pressNamed(page, "상담 취소하기");
    expect(bodiesOf(page, CANCEL)).toEqual([{ reason: "" }]);
  });
});

describe("the list of consultations", () => {
  const row = (own: Partial<Consultation>) => sampleConsultation({ id: ID, ...own });
  function openList(items: object[], pro: object | null, side?: string): Promise<OpenPage> {
    const visitor = { authenticated: true, userType: pro ? "pro" : "customer" } as const;
    const answer = answering({
      "users.me": pro ? { pro } : { pro: null },
      "consultations.list": { items, next: null },
    });
    const path = side === undefined ? "/consultations" : `/consultations?side=${side}`;
    return openPage({ path, visitor, now: NOW, answer });
  }
  const approved = { id: ID, state: "approved" };

  it("says with whom, how it stands and for how much, and leads to each", async () => {
    await openList([row({}), row({ id: "2", side: "pro", state: "confirmed", fee: 0 })], null);
    const rows = [...document.querySelectorAll("main li a")];
    expect(rows[0]?.textContent).toContain("한솔 고수");
    expect(rows[0]?.textContent).toContain("상담료 30,000원");
    expect(rows[0]?.getAttribute("href")).toBe(`/consultations/${ID}`);
    expect(rows[1]?.textContent).toContain("김지영님");
    expect(rows[1]?.textContent).toContain("상담료 무료");
  });

  it("has two sides for a pro, of which the address names the one", async () => {
    const page = await openList([row({})], approved, "customer");
    const tabs = [...document.querySelectorAll("nav[aria-label='누구의 상담'] a")];
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute("href")])).toEqual([
      ["내가 요청한 상담", "/consultations?side=customer"],
      ["나에게 온 상담", "/consultations?side=pro"],
    ]);
    expect(tabs.map((tab) => tab.getAttribute("aria-current"))).toEqual(["page", null]);
    expect(sentTo(page, "consultations.list")[0]?.url).toContain("side=customer");
    await openList([row({})], null);
    expect(document.querySelector("nav[aria-label='누구의 상담']")).toBeNull();
  });

  it("that is empty says how one comes to be there", async () => {
    await openList([], null);
    expect(mainText()).toContain("아직 요청한 상담이 없어요");
    expect(hrefOf("서비스 둘러보기")).toBe("/popular-services");
    await openList([], approved, "pro");
    expect(mainText()).toContain("아직 온 상담이 없어요");
    expect(hrefOf("상담 프로필 만들기")).toBe("/pro/consultant");
  });
});
