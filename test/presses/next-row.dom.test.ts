import { expect, it } from "vitest";
import { isEndpointName } from "#contract/routes.ts";
import { controls, press } from "./controls.ts";
import { openPage, type Answer } from "./open-page.tsx";
import { nameOf } from "./press-all.ts";
import { sampleOutput } from "./sample-output.ts";

const NOW = "2027-03-10T12:00:00+09:00";
const IDS = [1, 2, 3].map((number) => `01900000-0000-7000-8000-00000000000${number}`);
const pathOf = (id = "") => `/staff/certifications/${id}`;

/** Answers with a queue of three, which loses what was approved at once. */
function queueOfThree(): Answer {
  const approved = new Set<string>();
  return async (sent) => {
    const name = nameOf(sent);
    if (!isEndpointName(name)) return { status: 404, body: null };
    const id = IDS.find((one) => sent.url.includes(one)) ?? "";
    if (name === "staff.certifications.approve") approved.add(id);
    const sample = sampleOutput(name) as { items?: object[] };
    if (name === "staff.secondFactor") {
      const body = { ...sample, state: "passed", permissions: ["queue", "certifications"] };
      return { status: 200, body };
    }
    if (name === "staff.certifications") {
      const waiting = IDS.filter((one) => !approved.has(one));
      const items = waiting.map((one) => ({ ...sample.items?.[0], id: one }));
      return { status: 200, body: { items, next: null } };
    }
    if (name !== "staff.certifications.get") return { status: 200, body: sample };
    const state = approved.has(id) ? "approved" : "pending";
    return { status: 200, body: { ...sample, id, state, decisions: [] } };
  };
}

it("has the focus once, after the decision that led to the list", async () => {
  const visitor = { authenticated: true, userType: "staff" } as const;
  const path = pathOf(IDS[1]);
  const page = await openPage({ path, visitor, now: Date.parse(NOW), answer: queueOfThree() });
  for (const label of [/^승인하기/, /^확인$/]) {
    controls()
      .filter((one) => label.test(one.label))
      .forEach(({ element }) => press(element));
    await page.settle();
  }
  const { location } = page.router.state;
  expect([location.pathname, location.search]).toEqual(["/staff", { tab: "certifications" }]);
  expect(document.activeElement?.getAttribute("href")).toBe(pathOf(IDS[2]));
  await page.router.navigate({ to: pathOf(IDS[0]) });
  await page.settle();
  page.router.history.back();
  await page.settle();
  expect(page.router.state.location.pathname).toBe("/staff");
  expect(document.activeElement?.getAttribute("href")).not.toBe(pathOf(IDS[2]));
});
