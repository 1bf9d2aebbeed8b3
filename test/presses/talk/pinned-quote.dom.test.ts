import { describe, expect, it } from "vitest";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { sampleHire, sampleQuote } from "../../samples/quotes.ts";
import { ID, pressNamed } from "../answering.ts";
import { controls, scope } from "../controls.ts";
import { isSheetOpen } from "../on-page.ts";
import { openRoom, talk } from "./room.ts";

const openWith = (changes: Partial<QuoteDetail> = {}) =>
  openRoom(talk(), [], { "quotes.get": sampleQuote({ id: ID, ...changes }) });

/** The line of paper above a talk. */
const pinned = () => controls().find(({ label }) => label.startsWith("견적서"))?.label ?? "";

describe("the quote above a talk", () => {
  it("says of what it is, how it stands, and for how much", async () => {
    await openWith();
    expect(pinned()).toMatch(/^견적서이사청소새 견적120,000원/);
  });

  it("by the hour says so, until another sum was agreed on", async () => {
    await openWith({ unit: "hour" });
    expect(pinned()).toMatch(/시간.* 120,000원/);
    const hire = sampleHire({ agreed_price: 150_000 });
    await openWith({ unit: "hour", state: "hired", hire });
    expect(pinned()).toContain("150,000원");
    expect(pinned()).not.toContain("시간");
  });

  it("goes back to what was quoted once the hire was cancelled", async () => {
    const hire = sampleHire({ agreed_price: 150_000, state: "cancelled" });
    await openWith({ state: "hired", hire });
    expect(pinned()).toContain("120,000원");
  });

  it("opens as a whole by a press, with the way to its page", async () => {
    const page = await openWith();
    await pressNamed(page, pinned());
    expect(isSheetOpen()).toBe(true);
    expect(scope().textContent).toContain("받는 분김○○님");
    const link = [...scope().querySelectorAll("a")].find(
      ({ textContent }) => textContent === "견적 페이지로 가기",
    );
    expect(link?.getAttribute("href")).toBe(`/quote?id=${ID}`);
  });
});
