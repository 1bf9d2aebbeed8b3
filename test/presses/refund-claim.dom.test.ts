import { expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import { sampleRefund } from "../samples/staff.ts";
import {
  answering,
  bodiesOf,
  faultOf,
  fieldNamed,
  pressNamed,
  refusal,
  ID,
  NOW,
} from "./answering.ts";
import { type as typeInto } from "./controls.ts";
import { openPage, type Answered } from "./open-page.tsx";

const CLAIM = "staff.refunds.claim";
const SAVE = "확인하고 계좌 저장하기";
const visitor = { authenticated: true, userType: "staff" } as const;
const TYPED = {
  이름: "김지영",
  "이메일 주소": "jiyoung@example.com",
  은행: "004",
  계좌번호: "123-456-789012",
  예금주: "김지영",
};

async function claimPage(claimed: Answered = { status: 200, body: {} }) {
  const answer = answering({
    "staff.secondFactor": { state: "passed", permissions: ["refunds"] },
    "staff.refunds.get": sampleRefund({ id: ID, has_left: true }),
    [CLAIM]: () => claimed,
  });
  return openPage({ path: `/staff/refunds/${ID}`, visitor, now: NOW, answer });
}

function typeAll(typed: Record<string, string>) {
  for (const [label, words] of Object.entries(typed)) typeInto(fieldNamed(label), words);
}

it("sends what was typed, without a number that they never had", async () => {
  const page = await claimPage();
  typeAll(TYPED);
  await pressNamed(page, SAVE);
  const sent = {
    name: "김지영",
    email: "jiyoung@example.com",
    bank: "004",
    account_number: "123-456-789012",
    holder: "김지영",
  };
  expect(bodiesOf(page, CLAIM)).toEqual([sent]);
  expect(document.body.textContent).toContain("본인이 맞아요. 계좌를 저장했어요.");
  typeAll({ "휴대폰 번호": "010-1234-5678" });
  await pressNamed(page, SAVE);
  expect(bodiesOf(page, CLAIM).at(-1)).toEqual({ ...sent, phone: "010-1234-5678" });
});

it("says of each field that is missing that it is, and sends nothing", async () => {
  const page = await claimPage();
  await pressNamed(page, SAVE);
  for (const label of Object.keys(TYPED)) expect(faultOf(label), label).not.toBeNull();
  expect(faultOf("휴대폰 번호")).toBeNull();
  expect(document.activeElement).toBe(fieldNamed("이름"));
  typeAll({ ...TYPED, "휴대폰 번호": "12" });
  await pressNamed(page, SAVE);
  expect(faultOf("휴대폰 번호")).not.toBeNull();
  expect(bodiesOf(page, CLAIM)).toEqual([]);
});

it("says what was refused: of a field beside it, else above all", async () => {
  const wrong = "계좌번호를 다시 확인해 주세요.";
  const field = await claimPage(refusal("invalid", { account_number: [wrong] }));
  typeAll(TYPED);
  await pressNamed(field, SAVE);
  expect(faultOf("계좌번호")).toContain(wrong);
  const page = await claimPage(refusal("state_forbids"));
  typeAll(TYPED);
  await pressNamed(page, SAVE);
  expect(document.querySelector("main form [role=alert]")?.textContent).toContain(
    errorCatalogue.state_forbids[1],
  );
  expect(document.body.textContent).not.toContain("계좌를 저장했어요");
});
