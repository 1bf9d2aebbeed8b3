import { expect, it } from "vitest";
import type { EndpointName, Output } from "#contract/registry.ts";
import { isEndpointName } from "#contract/routes.ts";
import { controls, fillIn, press } from "./controls.ts";
import { openPage, type Answer } from "./open-page.tsx";
import { nameOf } from "./press-all.ts";
import { sampleOutput } from "./sample-output.ts";

const NOW = "2027-03-10T12:00:00+09:00";
const ID = "01900000-0000-7000-8000-00000000ffff";
/** Newest first, as the endpoint answers. */
const PAGES = [
  { said: [5, 4], next: "4" },
  { said: [3, 2], next: "2" },
  { said: [1], next: null },
];

it("shows a reported talk page by page, each before those that were there", async () => {
  const asked: unknown[] = [];
  const answer: Answer = async (sent) => {
    const name = nameOf(sent);
    if (!isEndpointName(name)) return { status: 404, body: null };
    if (name !== "staff.reports.conversation") return { status: 200, body: bodyOf(name) };
    const page = PAGES[asked.length];
    asked.push(JSON.parse(sent.body ?? "{}"));
    return { status: 200, body: { items: page?.said.map(line), next: page?.next } };
  };
  const visitor = { authenticated: true, userType: "staff" } as const;
  const path = `/staff/reports/${ID}`;
  const page = await openPage({ path, visitor, now: Date.parse(NOW), answer });
  const pressNamed = async (label: string) => {
    controls()
      .filter((one) => one.label === label)
      .forEach(({ element }) => press(element));
    await page.settle();
  };
  await pressNamed("대화 보기");
  fillIn();
  await pressNamed("대화 보기");
  expect(shown()).toEqual([4, 5]);
  await pressNamed("이전 메시지 더 보기");
  await pressNamed("이전 메시지 더 보기");
  expect(shown()).toEqual([1, 2, 3, 4, 5]);
  const [first, ...later] = asked as { reason: string }[];
  expect(later).toEqual([
    { ...first, before: 4 },
    { ...first, before: 2 },
  ]);
  await pressNamed("이전 메시지 더 보기");
  expect(asked).toHaveLength(PAGES.length);
});

function bodyOf(name: EndpointName): unknown {
  const sample = sampleOutput(name);
  if (name !== "staff.secondFactor") return sample;
  return { ...(sample as object), state: "passed", permissions: ["reports"] };
}

function line(seq: number): Output<"staff.reports.conversation">["items"][number] {
  return {
    id: ID.replace(/ffff$/, String(seq).padStart(4, "0")),
    seq,
    by: "other",
    text: `${seq}번째 말`,
    is_card: false,
    created_at: NOW,
    is_reported: false,
    has_contact_details: false,
  };
}

function shown(): number[] {
  const lines = document.querySelectorAll("ol[aria-label=대화] > li");
  return [...lines].map((one) => Number(/(\d)번째 말/.exec(one.textContent ?? "")?.[1]));
}
