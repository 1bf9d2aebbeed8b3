import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { deviceStorage } from "#web/platform/draft/device-storage.ts";
import { answering, NOW } from "../answering.ts";
import { rowsOf, said } from "../on-page.ts";
import { openPage, type OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

const WAITS = "지금 할 일";
const waiting = sampleOutput("users.me.waiting") as Output<"users.me.waiting">;
const visitor = { authenticated: true, userType: "customer" } as const;

async function openHome(items: object[], hasDraft = false): Promise<OpenPage> {
  const answer = answering({ "users.me": { pro: null }, "users.me.waiting": { items } });
  const page = await openPage({ path: "/help", visitor, now: NOW, answer });
  const draft = { answers: { size: 24 } };
  if (hasDraft) deviceStorage.writeJson("request-draft.wallpaper", draft);
  await page.router.navigate({ to: "/" });
  await page.settle();
  return page;
}
const heading = () => document.querySelector("main h1")?.textContent;

describe("a customer's home", () => {
  it("begins with what waits for them, and then asks for more", async () => {
    await openHome(waiting.items);
    expect(heading()).toBe(WAITS);
    expect(rowsOf(WAITS)).toHaveLength(waiting.items.length);
    expect(said()).toContain("다른 일도 맡겨 볼까요?");
  });

  it("is everybody's where nothing waits", async () => {
    await openHome([]);
    expect(heading()).not.toBe(WAITS);
    expect(rowsOf(WAITS)).toEqual([]);
    expect(said()).not.toContain("다른 일도 맡겨 볼까요?");
  });

  it("has what they began to ask for above it, also where nothing else waits", async () => {
    await openHome([], true);
    expect(rowsOf(WAITS)).toHaveLength(1);
    expect(heading()).not.toBe(WAITS);
    await openHome(waiting.items, true);
    expect(rowsOf(WAITS)).toHaveLength(waiting.items.length + 1);
  });
});
