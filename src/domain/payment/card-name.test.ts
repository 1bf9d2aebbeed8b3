import { describe, expect, it } from "vitest";
import { cardName } from "./card-name.ts";

describe("the name of a card", () => {
  it("is its issuer in Korean and its last four digits", () => {
    const card = { issuer: "HYUNDAI_CARD", name: "현대 M 카드", lastFour: "1234" };
    expect(cardName(card)).toBe("현대카드 (1234)");
    expect(cardName({ ...card, issuer: "K_BANK" })).toBe("케이뱅크카드 (1234)");
  });

  it("falls back to the gateway's own name, and to the word card", () => {
    expect(cardName({ issuer: "NEW_BANK", name: "새은행", lastFour: "0001" })).toBe(
      "새은행카드 (0001)",
    );
    expect(cardName({ issuer: null, name: "새은행카드", lastFour: null })).toBe("새은행카드");
    expect(cardName({ issuer: "toString", name: null, lastFour: null })).toBe("카드");
  });
});
