import { expect, it } from "vitest";
import { answering, NOW } from "../answering.ts";
import { openPage } from "../open-page.tsx";

const ways = () =>
  [...document.querySelectorAll('[aria-label="바닥글"] a')].map((link) =>
    link.getAttribute("href"),
  );

it.each([
  ["a customer", "customer", true],
  ["a pro, who is one already,", "pro", false],
] as const)("the foot of a page offers %s to become a pro: %s", async (_, userType, offers) => {
  await openPage({
    path: "/help",
    visitor: { authenticated: true, userType },
    now: NOW,
    answer: answering({}),
  });
  expect(ways()).toContain("/help");
  expect(ways().includes("/pro/apply")).toBe(offers);
});

it("the foot of a visitor's page does, too", async () => {
  const visitor = { authenticated: false, userType: "visitor" } as const;
  await openPage({ path: "/help", visitor, now: NOW, answer: answering({}) });
  expect(ways()).toContain("/pro/apply");
});
