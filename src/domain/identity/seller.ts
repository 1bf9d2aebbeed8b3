import type { Day } from "#domain/calendar/day.ts";
import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import { formatBusinessNumber } from "#domain/certification/business-number.ts";

/** Of a business that staff checked against its certificate. Dates as days in Seoul. */
export interface BusinessFacts {
  business_name: string | null;
  representative: string | null;
  /** Ten digits. */
  business_number: string | null;
  business_address: string | null;
  business_phone: string | null;
  checked_on: Day;
}

export interface SellerFacts {
  /** Approved, with all that a seller has to say of itself; null without one. */
  business: BusinessFacts | null;
  /** When the person's identity was checked; null: it was not, or has to be again. */
  identity_checked_on: Day | null;
}

export interface Seller {
  kind: "business" | "person";
  /** In a few words, for a place among others. */
  summary: string;
  /** What is said before hiring (Act on Consumer Protection in Electronic Commerce, article 20). */
  facts: { key: string; term: string; detail: string }[];
  /** Whether the party to a hire may ask who the person is: who is a business has said so. */
  may_ask: boolean;
}

const HOW_TO_ASK = "고용한 뒤 거래 화면에서 이름과 연락처를 볼 수 있어요.";

/** Who sells, as the customer reads it before hiring; a business whose facts are not all checked counts as a person. */
export function sellerOf({ business, identity_checked_on: checkedOn }: SellerFacts): Seller {
  if (business && isWhole(business)) {
    return {
      kind: "business",
      summary: `사업자 · ${business.business_name}`,
      facts: [
        { key: "name", term: "상호", detail: business.business_name },
        { key: "representative", term: "대표자", detail: business.representative },
        {
          key: "number",
          term: "사업자등록번호",
          detail: formatBusinessNumber(business.business_number),
        },
        { key: "address", term: "주소", detail: business.business_address },
        { key: "phone", term: "연락처", detail: business.business_phone },
        { key: "checked", term: "확인한 날", detail: formatKoreanDate(business.checked_on) },
      ],
      may_ask: false,
    };
  }
  const checked = checkedOn !== null;
  return {
    kind: "person",
    summary: checked ? "개인 · 본인 확인함" : "개인 · 본인 확인 전",
    facts: [
      {
        key: "identity",
        term: "본인 확인",
        detail: checked ? `${formatKoreanDate(checkedOn)}에 확인했어요` : "아직 확인하지 않았어요",
      },
      ...(checked ? [{ key: "ask", term: "신원 정보", detail: HOW_TO_ASK }] : []),
    ],
    may_ask: checked,
  };
}

type Whole = { [Name in keyof BusinessFacts]: NonNullable<BusinessFacts[Name]> };

function isWhole(business: BusinessFacts): business is Whole {
  return Object.values(business).every((fact) => fact !== null && fact !== "");
}
