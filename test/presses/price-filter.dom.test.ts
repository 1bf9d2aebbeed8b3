import { expect, it } from "vitest";
import { answering, faultOf, fieldNamed, NOW } from "./answering.ts";
import { type } from "./controls.ts";
import { openPage } from "./open-page.tsx";

const visitor = { authenticated: false, userType: "visitor" } as const;
const LEAST = "가장 낮은 금액";
const MOST = "가장 높은 금액";

it("asks for no price again once one that was typed is cleared", async () => {
  const path = "/search?q=청소&min_price=50000&max_price=90000";
  const page = await openPage({ path, visitor, now: NOW, answer: answering({}) });
  const asked = () => page.router.state.location.search as Record<string, unknown>;
  type(fieldNamed(MOST), "");
  fieldNamed(MOST).form?.requestSubmit();
  await page.settle();
  expect(fieldNamed(MOST).value).toBe("");
  expect([faultOf(LEAST), faultOf(MOST)]).toEqual([null, null]);
  expect(asked()).toMatchObject({ min_price: "50000" });
  expect(asked()).not.toHaveProperty("max_price");
});

it("follows the address when that comes with another price", async () => {
  const path = "/search?q=청소&min_price=50000&max_price=90000";
  const page = await openPage({ path, visitor, now: NOW, answer: answering({}) });
  type(fieldNamed(LEAST), "60000");
  await page.router.navigate({ href: "/search?q=청소&min_price=10000&max_price=20000" });
  await page.settle();
  expect([fieldNamed(LEAST).value, fieldNamed(MOST).value]).toEqual(["10,000", "20,000"]);
  await page.router.navigate({ href: "/search?q=청소&min_price=10000" });
  await page.settle();
  expect([fieldNamed(LEAST).value, fieldNamed(MOST).value]).toEqual(["10,000", ""]);
});
