import { describe, expect, it } from "vitest";
import { choiceProblems, needsConsent, readKeptChoice } from "./method-choice.ts";

const card = {
  type: "card",
  card_name: "현대카드 (1234)",
  name: "현대카드 (1234)",
  usable: true,
} as const;
const phone = { type: "phone", card_name: null, name: "휴대폰 소액결제", usable: true } as const;

describe("needsConsent", () => {
  it("does for a phone, new or known", () => {
    expect(needsConsent("phone", null)).toBe(true);
    expect(needsConsent("existing", phone)).toBe(true);
  });
  it("does not for a card, nor before a choice", () => {
    expect(needsConsent("card", phone)).toBe(false);
    expect(needsConsent("existing", card)).toBe(false);
    expect(needsConsent(null, phone)).toBe(false);
  });
});

describe("choiceProblems", () => {
  it("wants a choice: none is made beforehand", () => {
    expect(choiceProblems(null, false, card)).toHaveProperty("choice");
  });
  it("wants the consent to a phone bill, and only to that", () => {
    expect(choiceProblems("phone", false, null)).toHaveProperty("consent");
    expect(choiceProblems("phone", true, null)).toEqual({});
    expect(choiceProblems("card", false, null)).toEqual({});
  });
});

describe("readKeptChoice", () => {
  const kept = { subject: "product-30", choice: "phone", consent: true };

  it("gives back what was chosen for the same thing", () => {
    expect(readKeptChoice(kept, "product-30")).toEqual(kept);
    expect(readKeptChoice(kept, "product-70")).toBeNull();
  });
  it.each([
    null,
    "card",
    { ...kept, choice: "coins" },
    { subject: "product-30" },
    { choice: "card" },
  ])("does not believe %j", (value) => {
    expect(readKeptChoice(value, "product-30")).toBeNull();
  });
  it("takes only a given consent as one", () => {
    expect(readKeptChoice({ ...kept, consent: "true" }, "product-30")?.consent).toBe(false);
  });
});
