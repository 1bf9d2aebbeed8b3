import { beforeEach, describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import type { Output } from "#contract/registry.ts";
import {
  answering,
  bodiesOf,
  chooseCard,
  faultOf,
  fieldNamed,
  NOW,
  pressNamed,
  refusal,
} from "../answering.ts";
import { type as typeInto } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { leftFor } from "../left-for.ts";
import { nameOf } from "../press-all.ts";
import { said } from "../on-page.ts";

type Unused = NonNullable<Output<"users.me.withdrawal">["unused"]>;

const ASK = "users.me.withdrawal.ask";
const LEAVE = "탈퇴 신청하기";
const PASSWORD = "Maple-Bridge-2207!";
const visitor = { authenticated: true, userType: "customer" } as const;
const ASKED = "/setting/account/withdrawal/asked?until=2027-03-13T12%3A00%3A00%2B09%3A00";
const known = { password: true, passkey: false, providers: [], fresh_until: null };

function left(refund: Partial<Unused["refund"]>): Unused {
  return {
    credits: 30,
    paid_credits: 30,
    membership_until: null,
    refund: { amount: 33_000, membership: 0, packs: 33_000, by_bank: false, ...refund },
  };
}

let unused: Unused | null;
let asked: Answered;
beforeEach(() => {
  unused = null;
  asked = { status: 200, body: { until: "2027-03-13T12:00:00+09:00" } };
});

function openLeaving(proof: object = known): Promise<OpenPage> {
  const answer = answering({
    "users.me.proof": proof,
    "users.me.withdrawal": () => ({
      status: 200,
      body: { goes: ["이름과 연락처"], stays: [], blockers: [], unused },
    }),
    [ASK]: () => asked,
  });
  return openPage({ path: "/setting/account/withdrawal", visitor, now: NOW, answer });
}

async function leave(page: OpenPage): Promise<void> {
  typeInto(fieldNamed("지금 비밀번호"), PASSWORD);
  await pressNamed(page, LEAVE);
}

describe("who leaves", () => {
  it("is asked once more where no password is: one press alone takes nobody's account away", async () => {
    const went = leftFor();
    const page = await openLeaving({ ...known, fresh_until: "2027-03-10T12:10:00+09:00" });
    await pressNamed(page, LEAVE);
    expect(said()).toContain("모든 기기에서 로그아웃돼요.");
    await pressNamed(page, "취소");
    expect(bodiesOf(page, ASK)).toEqual([]);
    await pressNamed(page, LEAVE);
    await pressNamed(page, "확인");
    expect(bodiesOf(page, ASK)).toEqual([{}]);
    expect(went).toEqual([ASKED]);
  });

  it("stays when it is refused as a whole, and reads why", async () => {
    asked = refusal("too_many");
    const page = await openLeaving();
    await leave(page);
    expect(said()).toContain(errorCatalogue.too_many[1]);
    expect(page.router.state.location.pathname).toBe("/setting/account/withdrawal");
  });

  it("stays when the password was wrong, and reads so beside it", async () => {
    asked = refusal("invalid", { password: ["비밀번호가 맞지 않아요."] });
    const page = await openLeaving();
    await leave(page);
    expect(faultOf("지금 비밀번호")).toContain("비밀번호가 맞지 않아요.");
    expect(fieldNamed("지금 비밀번호").value).toBe(PASSWORD);
  });
});

describe("who has asked to leave", () => {
  const open = (path: string) =>
    openPage({
      path,
      visitor: { authenticated: false, userType: "visitor" },
      now: NOW,
      answer: answering({}),
    });

  it("reads until when exactly they may come back, and what they chose", async () => {
    await open(`${ASKED}&choice=refund`);
    expect(said()).toContain("2027년 03월 13일 오후 12:00까지 로그인하면 돌아올 수 있어요.");
    expect(said()).toContain("환불받기로 했어요");
  });

  it("reads for how many days where the page does not know, and of no choice where none was", async () => {
    await open("/setting/account/withdrawal/asked");
    expect(said()).toContain("3일 안에 로그인하면 돌아올 수 있어요.");
    expect(said()).not.toContain("기로 했어요");
  });
});

describe("money that was paid and not used", () => {
  it("is decided about before anybody leaves, and nothing is chosen beforehand", async () => {
    unused = left({});
    const page = await openLeaving();
    await leave(page);
    expect(said()).toContain("어떻게 할지 골라 주세요.");
    expect(bodiesOf(page, ASK)).toEqual([]);
  });

  it("comes back as the sum that was shown", async () => {
    unused = left({});
    const went = leftFor();
    const page = await openLeaving();
    expect(said()).toContain("33,000원 환불받고 탈퇴");
    await chooseCard(page, "refund");
    await leave(page);
    expect(bodiesOf(page, ASK)).toEqual([{ password: PASSWORD, choice: "refund", amount: 33_000 }]);
    expect(went).toEqual([`${ASKED}&choice=refund`]);
  });

  it("that only a bank can send needs an account, and goes to that one", async () => {
    unused = left({ by_bank: true });
    const page = await openLeaving();
    await chooseCard(page, "refund");
    await leave(page);
    for (const label of ["은행", "계좌번호", "예금주"])
      expect(faultOf(label), label).not.toBeNull();
    expect(bodiesOf(page, ASK)).toEqual([]);
    typeInto(fieldNamed("은행"), "004");
    typeInto(fieldNamed("계좌번호"), "123456789012");
    typeInto(fieldNamed("예금주"), "김지영");
    await pressNamed(page, LEAVE);
    expect(bodiesOf(page, ASK)).toEqual([
      {
        password: PASSWORD,
        choice: "refund",
        amount: 33_000,
        bank: "004",
        account_number: "123456789012",
        holder: "김지영",
      },
    ]);
  });

  it("is given up without an account", async () => {
    unused = left({ by_bank: true });
    const page = await openLeaving();
    await chooseCard(page, "refund");
    await chooseCard(page, "give_up");
    expect(said()).not.toContain("예금주");
    await leave(page);
    expect(bodiesOf(page, ASK)).toEqual([{ password: PASSWORD, choice: "give_up" }]);
  });

  it("that is another sum by now is shown anew, and asked about again", async () => {
    unused = left({});
    asked = refusal("refund_changed");
    const page = await openLeaving();
    await chooseCard(page, "refund");
    unused = left({ amount: 0, packs: 0 });
    await leave(page);
    expect(page.sent.filter((one) => nameOf(one) === "users.me.withdrawal")).toHaveLength(2);
    expect(said()).not.toContain("환불받고 탈퇴");
    await pressNamed(page, LEAVE);
    expect(said()).toContain("어떻게 할지 골라 주세요.");
    expect(bodiesOf(page, ASK)).toHaveLength(1);
  });
});
