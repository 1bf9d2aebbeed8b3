import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { answersOf, takeAnswers } from "./page-answers.ts";

it("carries the answers of a page, lists too, and nothing that failed or is not here", async () => {
  const server = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  server.setQueryData(["pro.get", { proId: "a" }], { name: "하늘" }, { updatedAt: 1 });
  server.setQueryData(["pro.reviews", {}, "pages"], { pages: [{ items: [] }], pageParams: [null] });
  const refused = { queryKey: ["users.me"], queryFn: () => Promise.reject(new Error("no")) };
  await server.prefetchQuery(refused);
  void server.prefetchQuery({ queryKey: ["late"], queryFn: () => new Promise(() => {}) });

  const browser = new QueryClient();
  const before = Date.now();
  takeAnswers(browser, structuredClone(answersOf(server)));
  expect(browser.getQueryCache().getAll()).toHaveLength(2);
  expect(browser.getQueryData(["pro.get", { proId: "a" }])).toEqual({ name: "하늘" });
  expect(browser.getQueryState(["pro.get", { proId: "a" }])?.dataUpdatedAt).toBeGreaterThanOrEqual(
    before,
  );
  expect(browser.getQueryData(["pro.reviews", {}, "pages"])).toMatchObject({ pageParams: [null] });
});
