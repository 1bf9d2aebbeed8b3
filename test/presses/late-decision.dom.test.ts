import { expect, it } from "vitest";
import type { EndpointName, Output } from "#contract/registry.ts";
import { isEndpointName } from "#contract/routes.ts";
import { STATE_FORBIDS } from "#contract/state-forbids.ts";
import { controls, press } from "./controls.ts";
import { openPage, type Answer } from "./open-page.tsx";
import { nameOf } from "./press-all.ts";
import { sampleOutput } from "./sample-output.ts";

const NOW = "2027-03-10T12:00:00+09:00";
const ID = "01900000-0000-7000-8000-00000000ffff";
const RUN_OUT = "유효 기간이 지난 자격이라 승인할 수 없어요.";

type Certification = Output<"staff.certifications.get">;
type Decision = Certification["decisions"][number];

const about = { at: NOW, by: "한서윤", reason: "서로 달라요." };
const OF_THIS: Decision = { ...about, action: "certification.reject", is_about_this: true };
const OF_ANOTHER: Decision = { ...about, action: "pro.suspend", is_about_this: false };

/** What the page says after an approval was refused, while the certification is as it is afterwards. */
async function saidAfterRefusal(message: string, after: Partial<Certification>): Promise<string> {
  let isRefused = false;
  const answer: Answer = async (sent) => {
    const name = nameOf(sent);
    if (!isEndpointName(name)) return { status: 404, body: null };
    if (name === "staff.certifications.approve") {
      isRefused = true;
      return { status: 409, body: { error: { code: "state_forbids", message, trace_id: "t" } } };
    }
    if (name !== "staff.certifications.get") return { status: 200, body: bodyOf(name) };
    const before = { state: "pending", decisions: [], history: [], same_number: [] };
    const body = { ...(sampleOutput(name) as object), ...before, ...(isRefused ? after : {}) };
    return { status: 200, body };
  };
  const visitor = { authenticated: true, userType: "staff" } as const;
  const path = `/staff/certifications/${ID}`;
  const page = await openPage({ path, visitor, now: Date.parse(NOW), answer });
  for (const label of [/^승인하기/, /^확인$/]) {
    const found = controls().filter((one) => label.test(one.label));
    expect(found).toHaveLength(1);
    found.forEach(({ element }) => press(element));
    await page.settle();
  }
  const said = [...document.querySelectorAll("main [role=status]")];
  return said.map((one) => one.textContent ?? "").join("\n");
}

function bodyOf(name: EndpointName): unknown {
  const sample = sampleOutput(name);
  if (name !== "staff.secondFactor") return sample;
  return { ...(sample as object), state: "passed", permissions: ["certifications"] };
}

it("shows why it was refused beside what still waits", async () => {
  expect(await saidAfterRefusal(RUN_OUT, {})).toContain(RUN_OUT);
  expect(controls().some(({ label }) => label.startsWith("승인하기"))).toBe(true);
});

it("says what was decided before, by whom, only where it was about this very thing", async () => {
  const decided = { state: "rejected" as const, decisions: [OF_ANOTHER, OF_THIS] };
  const said = await saidAfterRefusal(STATE_FORBIDS, decided);
  expect(said).toMatch(/먼저 결정된 일이에요.*반려 · 한서윤/);
  const other = { state: "expired" as const, decisions: [OF_ANOTHER] };
  const vague = await saidAfterRefusal(STATE_FORBIDS, other);
  expect(vague).toContain("이제 승인하거나 반려할 수 없어요.");
  expect(vague).not.toContain("한서윤");
  expect(await saidAfterRefusal(RUN_OUT, other)).toContain(RUN_OUT);
});
