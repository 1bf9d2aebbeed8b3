import { expect, it } from "vitest";
import type { QuotePageAction } from "#domain/quote/page-actions.ts";
import { sampleChangeOrder, sampleHire, sampleQuote } from "../samples/quotes.ts";
import { answering, ID, NOW, pressNamed } from "./answering.ts";
import { openPage } from "./open-page.tsx";

const visitor = { authenticated: true, userType: "customer" } as const;

function openHired(actions: QuotePageAction[]) {
  const hire = sampleHire({ change_orders: [sampleChangeOrder({ kinds: ["price"] })] });
  const quote = sampleQuote({ id: ID, state: "hired", hire, actions });
  const answer = answering({ "quotes.get": () => ({ status: 200, body: quote }) });
  return openPage({ path: `/quote?id=${ID}`, visitor, now: NOW, answer });
}

it("offers to change only what no proposal waits for", async () => {
  const page = await openHired(["propose_change"]);
  await pressNamed(page, "변경 제안하기");
  const choices = document.querySelector("[role=dialog] fieldset")?.textContent;
  expect(choices).toMatch(/작업일.*작업 범위/);
  expect(choices).not.toContain("금액");
});

it("has no button while each thing waits", async () => {
  await openHired([]);
  const said = document.querySelector("main")?.textContent;
  expect(said).toContain("답을 기다려요");
  expect(said).not.toContain("변경 제안하기");
});
