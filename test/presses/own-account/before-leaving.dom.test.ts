import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import type { EndpointName } from "#contract/registry.ts";
import { COME_BACK_DAYS } from "#domain/withdrawal/withdrawal-times.ts";
import { answering, fieldNamed, NOW, pressNamed, refusal } from "../answering.ts";
import { type as typeInto } from "../controls.ts";
import { leftFor } from "../left-for.ts";
import { hrefOf, mainText, offered, said, sentTo, where } from "../on-page.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";

const visitor = { authenticated: true, userType: "customer" } as const;
const guest = { authenticated: false, userType: "visitor" } as const;
const LEAVE = "탈퇴 신청하기";
const UNDO = "탈퇴 신청 취소하기";

function openLeaving(own: object = {}): Promise<OpenPage> {
  const answer = answering({
    "users.me.proof": { password: true, passkey: false, providers: [], fresh_until: null },
    "users.me.withdrawal": {
      goes: ["이름과 연락처"],
      stays: [],
      blockers: [],
      unused: null,
      ...own,
    },
    "users.me.withdrawal.ask": { until: "2027-03-17T12:00:00+09:00" },
  });
  return openPage({ path: "/setting/account/withdrawal", visitor, now: NOW, answer });
}
function openAsked(given: { [N in EndpointName]?: () => Answered } = {}): Promise<OpenPage> {
  const path = "/setting/account/withdrawal/asked";
  return openPage({ path, visitor: guest, now: NOW, answer: answering(given) });
}

describe("before somebody leaves", () => {
  it("they read what goes, and what has to stay, for how long and by which law", async () => {
    await openLeaving({
      stays: [{ label: "결제 기록", term: "5년", source: "전자상거래법" }],
    });
    expect(mainText()).toContain("이름과 연락처");
    expect(mainText()).toContain("법에 따라 남는 것");
    expect(mainText()).toContain("결제 기록5년전자상거래법");
    await openLeaving();
    expect(mainText()).not.toContain("법에 따라 남는 것");
  });

  it("they finish what stands in the way, each with where to; there is no asking until then", async () => {
    await openLeaving({
      blockers: [
        {
          kind: "hires",
          text: "진행 중인 일이 있어요.",
          action: "내 요청 보기",
          path: "/requests",
        },
      ],
    });
    expect(mainText()).toContain("진행 중인 일이 있어요.");
    expect(hrefOf("내 요청 보기")).toBe("/requests");
    expect(offered()).not.toContain(LEAVE);
  });

  it("they can have a copy of what is theirs", async () => {
    await openLeaving();
    expect(hrefOf("내 정보를 먼저 받아 두기")).toBe("/setting/account/export");
  });
});

describe("who has asked to leave", () => {
  it("is nobody from then on, on a page that says until when they may come back", async () => {
    const went = leftFor();
    const page = await openLeaving();
    typeInto(fieldNamed("지금 비밀번호"), "Maple-Bridge-2207!");
    await pressNamed(page, LEAVE);
    expect(went).toEqual([
      expect.stringContaining("/setting/account/withdrawal/asked?until=2027-"),
    ]);
    await openAsked();
    expect(mainText()).toContain(`${COME_BACK_DAYS}일 안에 로그인하면 돌아올 수 있어요.`);
    expect(hrefOf("홈으로")).toBe("/");
  });

  it("takes it back by a press, and logs in", async () => {
    const page = await openAsked();
    await pressNamed(page, UNDO);
    expect(sentTo(page, "users.me.withdrawal.undo")).toHaveLength(1);
    expect(where(page)).toBe("/login");
    expect(said()).toContain("탈퇴 신청을 취소했어요. 로그인하면 이어서 쓸 수 있어요.");
  });

  it("is told why that could not be taken back", async () => {
    const page = await openAsked({
      "users.me.withdrawal.undo": () => refusal("nothing_pending"),
    });
    await pressNamed(page, UNDO);
    expect(said()).toContain(errorCatalogue.nothing_pending[1]);
    expect(where(page)).toBe("/setting/account/withdrawal/asked");
  });
});
