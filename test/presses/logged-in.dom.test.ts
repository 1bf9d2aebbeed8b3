import { expect, it } from "vitest";
import { answering, NOW } from "./answering.ts";
import { openPage } from "./open-page.tsx";

const WAYS_IN = ["/login", "/second-step", "/signup", "/signup/social"];

const placeAfter = async (path: string, userType: "customer" | "pro" | "staff") => {
  const visitor = { authenticated: true, userType } as const;
  const page = await openPage({
    path,
    visitor,
    now: NOW,
    answer: answering({ "staff.secondFactor": { state: "passed" } }),
  });
  return page.router.state.location.href;
};

it.each(WAYS_IN)("%s leads whoever is logged in to where they begin", async (path) => {
  expect(await placeAfter(path, "customer")).toBe("/");
  expect(await placeAfter(path, "staff")).toBe("/staff");
});

it.each(["/login", "/signup", "/second-step"])(
  "%s leads them on to where they were going",
  async (path) => {
    expect(await placeAfter(`${path}?next=/notifications`, "customer")).toBe("/notifications");
    // Never out of the product.
    expect(await placeAfter(`${path}?next=//example.com`, "customer")).toBe("/");
  },
);
