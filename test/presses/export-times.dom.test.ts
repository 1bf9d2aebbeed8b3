import { expect, it } from "vitest";
import { answering, NOW } from "./answering.ts";
import { openPage } from "./open-page.tsx";

it("lets the instant of an export break between its day and its time", async () => {
  const visitor = { authenticated: true, userType: "customer" } as const;
  await openPage({ path: "/setting/account/export", visitor, now: NOW, answer: answering({}) });
  const parts = document.querySelectorAll("main li time .numeric");
  expect([...parts].map((one) => one.textContent)).toEqual([
    expect.stringMatching(/일$/),
    expect.stringMatching(/^오[전후] /),
  ]);
});
