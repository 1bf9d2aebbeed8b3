import { describe, expect, it, onTestFinished } from "vitest";
import type { Output } from "#contract/registry.ts";
import { deviceStorage } from "#web/platform/draft/device-storage.ts";
import { rememberReferrer } from "#web/platform/navigation/referrer.ts";
import { answering, fieldNamed, ID, NOW, pressNamed } from "../answering.ts";
import { press, type as typeInto } from "../controls.ts";
import { said, where } from "../on-page.ts";
import { openPage, type OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

const SLUG = "wallpaper";
const FORM = `/request/${SLUG}`;
const visitor = { authenticated: true, userType: "customer" } as const;
const service = (sampleOutput("services.form") as Output<"services.form">).service;
const number = (id: string, label: string) => ({ id, kind: "number", label, required: true });
const questions = [number("size", "몇 평인가요?"), number("rooms", "방이 몇 개인가요?")];

async function openForm(from: string): Promise<OpenPage> {
  const answer = answering({
    "services.form": { service: { ...service, name: "도배 시공" }, version: 3, questions },
    "services.get": { name: "도배 시공" },
    "requests.last": { same_service: null, place: null, open: [] },
    "users.me": { pro: null, phone_verified: true },
    "requests.create": { id: ID },
  });
  const page = await openPage({ path: from, visitor, now: NOW, answer });
  if (from === FORM) return page;
  // As the page's first script says of each move.
  rememberReferrer(window.location.href);
  onTestFinished(() => rememberReferrer(""));
  await go(page, FORM);
  return page;
}
async function go(page: OpenPage, href: string): Promise<void> {
  await page.router.navigate({ href });
  await page.settle();
}
async function answer(page: OpenPage, label: string, words: string): Promise<void> {
  typeInto(fieldNamed(label), words);
  await pressNamed(page, "다음");
}
/** ✕ above the page. */
async function leave(page: OpenPage): Promise<void> {
  const button = document.querySelector<HTMLElement>("header [aria-label='나가기']");
  if (!button) throw new Error("no way out");
  press(button);
  await page.settle();
}
const heading = () => document.querySelector("h1")?.textContent;
/** How many pages the browser's way back leads through. */
const behind = ({ router }: OpenPage) => router.state.location.state.__TSR_index;
const STAYS = "답한 내용은 이 기기에 남아 있어요.";

describe("✕ above the form of a request", () => {
  it("leads to where its person came from, however many questions ago", async () => {
    const page = await openForm("/categories");
    await answer(page, "몇 평인가요?", "24");
    expect(heading()).toContain("방이 몇 개인가요?");
    await leave(page);
    expect(where(page)).toBe("/categories");
    expect(said()).toContain(STAYS);
  });

  it("leads to the service where they came from nowhere", async () => {
    const page = await openForm(FORM);
    await leave(page);
    expect(where(page)).toBe(`/services/${SLUG}`);
    expect(said()).not.toContain(STAYS);
  });

  it("is a step back again above the next page that has one", async () => {
    const page = await openForm("/categories");
    await leave(page);
    await go(page, "/help");
    await go(page, "/setting/tel");
    await leave(page);
    expect(where(page)).toBe("/help");
  });
});

it("is ready to be written into where a question asks for one line, and read anew else", async () => {
  const page = await openForm(FORM);
  await answer(page, "몇 평인가요?", "24");
  expect(document.activeElement).toBe(fieldNamed("방이 몇 개인가요?"));
  await answer(page, "방이 몇 개인가요?", "3");
  expect(document.activeElement).toBe(document.querySelector("h1"));
});

describe("the way back in the form", () => {
  it("is the browser's own to the question before", async () => {
    const page = await openForm("/categories");
    const before = behind(page);
    await answer(page, "몇 평인가요?", "24");
    expect(behind(page)).toBe(before + 1);
    await pressNamed(page, "이전");
    expect(heading()).toContain("몇 평인가요?");
    expect(fieldNamed("몇 평인가요?").value).toBe("24");
    expect(behind(page)).toBe(before);
  });

  it("to a question that was not visited takes the place of this one", async () => {
    const page = await openForm("/categories");
    deviceStorage.writeJson(`request-draft.${SLUG}`, { answers: { size: 24 } });
    await go(page, "/help");
    await go(page, `${FORM}?step=rooms`);
    const before = behind(page);
    await pressNamed(page, "이전");
    expect(heading()).toContain("몇 평인가요?");
    expect(behind(page)).toBe(before);
  });
});

describe("the browser's way back from a request that was sent", () => {
  async function sentFrom(from: string): Promise<OpenPage> {
    const page = await openForm(from);
    await answer(page, "몇 평인가요?", "24");
    await answer(page, "방이 몇 개인가요?", "3");
    await pressNamed(page, "요청 보내기");
    expect(where(page)).toBe(`/requests/${ID}/published`);
    page.router.history.back();
    await page.settle();
    return page;
  }

  it("leads past its questions to the page before them", async () => {
    expect(where(await sentFrom("/categories"))).toBe("/categories");
  });

  it("leads to the request where they were the first page, and there are none before it", async () => {
    const page = await sentFrom(FORM);
    expect(where(page)).toBe(`/requests/${ID}`);
    expect(behind(page)).toBe(0);
  });
});
