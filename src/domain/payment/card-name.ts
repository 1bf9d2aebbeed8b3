/** Issuers as the gateway names them, and as people do (wires.md). */
const ISSUERS: Readonly<Record<string, string>> = {
  BC_CARD: "BC카드",
  CITI_CARD: "씨티카드",
  EPOST: "우체국카드",
  GWANGJU_CARD: "광주카드",
  HANA_CARD: "하나카드",
  HYUNDAI_CARD: "현대카드",
  IBK_BC_CARD: "기업비씨카드",
  JEJU_CARD: "제주카드",
  JEONBUK_CARD: "전북카드",
  KAKAO_BANK: "카카오뱅크카드",
  KFCC: "새마을카드",
  KOOKMIN_CARD: "KB국민카드",
  KOREA_DEVELOPMENT_BANK: "산업카드",
  K_BANK: "케이뱅크카드",
  LOTTE_CARD: "롯데카드",
  NH_CARD: "농협카드",
  NONGHYUP_BANK: "농협카드",
  SAMSUNG_CARD: "삼성카드",
  SAVINGS_BANK: "저축카드",
  SAVINGS_BANK_KOREA: "저축카드",
  SHINHAN_CARD: "신한카드",
  SHINHYUP: "신협카드",
  SUHYUP_CARD: "수협카드",
  TOSS_BANK: "토스뱅크카드",
  WOORI_CARD: "우리카드",
};

const NAMELESS = "카드";

/**
 * A card's name for people, "현대카드 (1234)": its issuer and last four digits. An issuer that we do not know has
 * the name that the gateway gives the card.
 */
export function cardName(card: {
  issuer: string | null;
  name: string | null;
  lastFour: string | null;
}): string {
  const known = card.issuer !== null && Object.hasOwn(ISSUERS, card.issuer);
  const issuer = known && card.issuer !== null ? ISSUERS[card.issuer] : withCard(card.name);
  return card.lastFour === null ? `${issuer}` : `${issuer} (${card.lastFour})`;
}

function withCard(name: string | null): string {
  if (!name) return NAMELESS;
  return name.endsWith(NAMELESS) ? name : `${name}${NAMELESS}`;
}
