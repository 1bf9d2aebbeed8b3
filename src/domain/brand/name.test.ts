import { expect, it } from "vitest";
import { fullTitle, SENDER } from "./name.ts";

it("stands behind a page's title and before what is sent", () => {
  expect(fullTitle("도움말")).toBe("도움말 · 솜씨");
  expect(SENDER).toBe("[솜씨]");
});
