import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetPerson } from "./forget-person.ts";

const photos = vi.hoisted(() => new Set(["request-photo.1", "message-photo.1"]));
vi.mock("idb-keyval", () => ({
  createStore: () => null,
  entries: async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return [...photos].map((key) => [key, null]);
  },
  del: async (key: string) => void photos.delete(key),
}));

const LAID = {
  "somssi.search.recent": '["이사"]',
  "somssi.search.keep": "off",
  "somssi.push.later": "1",
  "somssi.request-draft.moving": "{}",
  "somssi.outbox.1": "[]",
  "another.app": "1",
};

function storage(laid: Record<string, string>) {
  const kept = new Map(Object.entries(laid));
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  };
}

const localStorage = storage(LAID);
const sessionStorage = storage({ "somssi.message-draft.1": "안녕하세요" });
beforeEach(() => void vi.stubGlobal("window", { localStorage, sessionStorage }));
afterEach(() => vi.unstubAllGlobals());

it("leaves what the device was told, and nothing that somebody wrote or looked for", async () => {
  await forgetPerson();
  expect([...localStorage.kept.keys()]).toEqual([
    "somssi.search.keep",
    "somssi.push.later",
    "another.app",
  ]);
  expect(sessionStorage.kept.size).toBe(0);
  // Whoever waited for it may leave the page.
  expect(photos.size).toBe(0);
});
