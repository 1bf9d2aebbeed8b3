import { describe, expect, it } from "vitest";
import { cardName } from "./card-name.ts";

/** As its list of issuers has them. */
const ISSUERS_OF_GATEWAY = [
  "BC_CARD",
  "CITI_CARD",
  "EPOST",
  "GWANGJU_CARD",
  "HANA_CARD",
  "HYUNDAI_CARD",
  "IBK_BC_CARD",
  "JEJU_CARD",
  "JEONBUK_CARD",
  "KAKAO_BANK",
  "KFCC",
  "KOOKMIN_CARD",
  "KOREA_DEVELOPMENT_BANK",
  "K_BANK",
  "LOTTE_CARD",
  "NH_CARD",
  "NONGHYUP_BANK",
  "SAMSUNG_CARD",
  "SAVINGS_BANK",
  "SAVINGS_BANK_KOREA",
  "SHINHAN_CARD",
  "SHINHYUP",
  "SUHYUP_CARD",
  "TOSS_BANK",
  "WOORI_CARD",
];

describe("the name of a card", () => {
  it("is its issuer in Korean and its last four digits", () => {
    const card = { issuer: "HYUNDAI_CARD", name: "현대 M 카드", lastFour: "1234" };
    expect(cardName(card)).toBe("현대카드 (1234)");
    expect(cardName({ ...card, issuer: "K_BANK" })).toBe("케이뱅크카드 (1234)");
  });

  it("is another for each issuer, but for those that the gateway names in two ways", () => {
    const named = ISSUERS_OF_GATEWAY.map((issuer) =>
      cardName({ issuer, name: null, lastFour: null }),
    );
    expect(named).not.toContain("카드");
    const twice = named.filter((name, at) => named.indexOf(name) !== at);
    expect(twice).toEqual(["농협카드", "저축카드"]);
  });

  it("falls back to the gateway's own name, and to the word card", () => {
    expect(cardName({ issuer: "NEW_BANK", name: "새은행", lastFour: "0001" })).toBe(
      "새은행카드 (0001)",
    );
    expect(cardName({ issuer: null, name: "새은행카드", lastFour: null })).toBe("새은행카드");
    expect(cardName({ issuer: "toString", name: null, lastFour: null })).toBe("카드");
  });
});
