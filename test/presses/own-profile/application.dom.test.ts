import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { APPROVAL_BONUS_CREDITS } from "#domain/credits/approval-bonus.ts";
import type { ProState } from "#domain/pro/lifecycle.ts";
import { answering, NOW } from "../answering.ts";
import { hrefOf, mainText } from "../on-page.ts";
import { openPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

type NameState = Output<"users.me.certifications.name">["state"];

const me = sampleOutput("users.me") as Output<"users.me">;
const REASON = "작업 사진이 다른 사람의 것이에요.";

/** The application's page of somebody whose profile stands so. */
async function openApplication(state: ProState, name: NameState = "approved") {
  let now = state;
  const answer = answering({
    "users.me": () => ({ status: 200, body: { ...me, pro: { ...me.pro, state: now } } }),
    "pro.profile": { state, state_reason: REASON },
    "users.me.certifications.name": { state: name },
  });
  const visitor = { authenticated: true, userType: "customer" } as const;
  const page = await openPage({ path: "/pro/apply", visitor, now: NOW, answer });
  const decide = async (to: ProState) => {
    now = to;
    await page.queryClient.invalidateQueries({ queryKey: ["users.me"] });
    await page.settle();
  };
  return { decide };
}

const heading = () => document.querySelector("main h1")?.textContent;

describe("an application to become a pro", () => {
  it("that waits says what is checked, and what comes once it is approved", async () => {
    await openApplication("pending");
    expect(heading()).toBe("지원서를 확인하고 있어요");
    expect(mainText()).toContain("사람이 직접 봐요. 본인 확인은 마쳤어요.");
    expect(mainText()).toContain(`크레딧 ${APPROVAL_BONUS_CREDITS}개를 드려요.`);
    expect(hrefOf("본인 확인하기")).toBeUndefined();
    expect(hrefOf("지원서 수정하기")).toBe("/pro/profile");
  });

  it.each(["none", "rejected", "expired"] as const)(
    "waits for the person where their name is %s",
    async (name) => {
      await openApplication("pending", name);
      expect(heading()).toBe("본인 확인이 남았어요");
      expect(mainText()).toContain("마치면 서비스, 지역, 소개가 알맞은지");
      expect(hrefOf("본인 확인하기")).toBe("/pro/certifications/name");
    },
  );

  it("waits for nobody but us while the name is looked at", async () => {
    await openApplication("pending", "pending");
    expect(heading()).toBe("지원서를 확인하고 있어요");
    expect(mainText()).not.toContain("본인 확인은 마쳤어요.");
    expect(hrefOf("본인 확인하기")).toBe("/pro/certifications/name");
  });

  it("that was declined says why, and leads to sending it again", async () => {
    await openApplication("rejected");
    expect(heading()).toBe("아직 승인하지 못했어요");
    expect(mainText()).toContain(`승인하지 못한 이유${REASON}`);
    expect(hrefOf("수정해서 다시 보내기")).toBe("/pro/profile");
  });

  it("of a suspended pro says why, and leads to the work that runs", async () => {
    await openApplication("suspended");
    expect(heading()).toBe("고수 활동이 정지됐어요");
    expect(mainText()).toContain(`정지 이유${REASON}`);
    expect(hrefOf("진행 중인 일 보기")).toBe("/pro/hires");
  });

  it("that is decided while the person waits takes the focus to what is new, once", async () => {
    const { decide } = await openApplication("pending");
    const before = document.activeElement;
    await decide("pending");
    expect(document.activeElement).toBe(before);
    await decide("approved");
    expect(heading()).toBe("고수로 승인됐어요");
    expect(document.activeElement?.contains(document.querySelector("main h1"))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(hrefOf("받은 요청 보기")).toBe("/pro/requests");
  });
});
