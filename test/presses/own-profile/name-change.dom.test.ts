import { expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { answering, NOW, pressNamed } from "../answering.ts";
import { openPage, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { sampleOutput } from "../sample-output.ts";

const visitor = { authenticated: true, userType: "pro" } as const;
const me = sampleOutput("users.me") as Output<"users.me">;
const profile = sampleOutput("pro.profile") as Output<"pro.profile">;
const WITHDRAW = "pro.nameChanges.withdraw";
const asked = { id: "n1", name: "새봄 청소", asked_at: "2027-03-08T12:00:00+09:00" };

const taken = ({ sent }: OpenPage) => sent.filter((one) => nameOf(one) === WITHDRAW);

async function askToWithdraw() {
  const answer = answering({
    "users.me": { pro: { ...me.pro, state: "approved" } },
    "pro.profile": { ...profile, name_change: asked },
  });
  const page = await openPage({ path: "/pro/profile", visitor, now: NOW, answer });
  await pressNamed(page, "이름 변경 취소하기");
  expect(document.querySelector("[role=alertdialog]")?.textContent).toContain("새봄 청소");
  return page;
}

it("a new name that waits is taken back by who says yes to it", async () => {
  const page = await askToWithdraw();
  await pressNamed(page, "확인");
  expect(taken(page).map(({ url }) => url)).toEqual([expect.stringContaining("n1")]);
  expect(document.body.textContent).toContain("새 이름 신청을 취소했어요.");
});

it("a new name that waits stays for who says no", async () => {
  const page = await askToWithdraw();
  await pressNamed(page, "취소");
  expect(taken(page)).toEqual([]);
});
