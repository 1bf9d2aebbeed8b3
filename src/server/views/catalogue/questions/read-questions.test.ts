import { expect, it } from "vitest";
import { readCatalogue } from "#server/seed/catalogue/read-catalogue.ts";
import { readQuestions } from "./read-questions.ts";

it("answers something of each trade, and of nothing else", async () => {
  const { categories } = await readCatalogue();
  const trades = categories.filter((row) => row.parent_slug !== null).map(({ slug }) => slug);
  expect([...readQuestions().keys()].toSorted()).toEqual(trades.toSorted());
});

it("asks nothing twice within a trade", () => {
  for (const [trade, questions] of readQuestions()) {
    const asked = new Set(questions.map(({ question }) => question));
    expect([trade, asked.size]).toEqual([trade, questions.length]);
  }
});
