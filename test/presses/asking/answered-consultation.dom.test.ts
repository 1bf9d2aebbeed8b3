import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import type { Consultation } from "#contract/endpoints/consultations.ts";
import { sampleConsultation } from "../../samples/consultations.ts";
import { answering, ID, NOW, pressNamed, refusal } from "../answering.ts";
import { scope } from "../controls.ts";
import { isSheetOpen, offered, said, sentTo } from "../on-page.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";

const CONFIRM = "consultations.confirm";
const ACCEPT = "상담 수락하기";
const DONE = "상담을 수락했어요.";

function openAsked(own: Partial<Consultation> = {}, answered?: Answered): Promise<OpenPage> {
  const asked = sampleConsultation({
    id: ID,
    side: "pro",
    customer: { name: "김○○" },
    actions: ["confirm", "decline"],
    ...own,
  });
  const answer = answering({
    "consultations.get": asked,
    [CONFIRM]: () => answered ?? { status: 200, body: { ...asked, state: "confirmed" } },
  });
  const visitor = { authenticated: true, userType: "pro" } as const;
  return openPage({ path: `/consultations/${ID}`, visitor, now: NOW, answer });
}

describe("a consultation that a pro was asked for", () => {
  it("is accepted once the time and the fee are confirmed, because both phone numbers open", async () => {
    const page = await openAsked();
    await pressNamed(page, ACCEPT);
    expect(scope().textContent).toContain("김○○님의 상담을 수락할까요?");
    expect(scope().textContent).toContain(
      "2027년 03월 15일(월) 오전 10:00~11:00, 상담료는 30,000원이에요. 수락하면 바로 확정되고, 서로 전화번호를 볼 수 있어요.",
    );
    expect(sentTo(page, CONFIRM)).toEqual([]);
    await pressNamed(page, "확인");
    expect(sentTo(page, CONFIRM).map(({ url }) => url)).toEqual([expect.stringContaining(ID)]);
    expect(said()).toContain(DONE);
  });

  it("stays open when the question is turned down", async () => {
    const page = await openAsked({ fee: 0 });
    await pressNamed(page, ACCEPT);
    expect(scope().textContent).toContain("상담료는 무료예요.");
    await pressNamed(page, "취소");
    expect(isSheetOpen()).toBe(false);
    expect(sentTo(page, CONFIRM)).toEqual([]);
    expect(offered()).toContain(ACCEPT);
  });

  it("says why it could not be accepted", async () => {
    const page = await openAsked({}, refusal("state_forbids"));
    await pressNamed(page, ACCEPT);
    await pressNamed(page, "확인");
    expect(said()).toContain(errorCatalogue.state_forbids[1]);
    expect(said()).not.toContain(DONE);
  });

  it("says its day and its time apart, so that both stand beside their term on a phone", async () => {
    await openAsked();
    const when = document.querySelector("main dd");
    expect(when?.previousElementSibling?.textContent).toBe("일시");
    expect(when?.textContent).toBe("2027년 03월 15일(월) 오전 10:00~11:00");
    expect([...(when?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      "2027년 03월 15일(월)",
      "오전 10:00~11:00",
    ]);
  });
});
