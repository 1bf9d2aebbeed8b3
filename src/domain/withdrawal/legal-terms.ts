/** How long the law has something kept, counted in the calendar of Seoul. */
export interface LegalTerm {
  years: number;
  months: number;
  /** What is kept, as people read it. */
  label: string;
  /** Which law says so, as people read it. */
  source: string;
}

const COMMERCE = "전자상거래법 시행령 제6조";

/** What stays after somebody left, apart from the product, by the law that wants it. */
export const LEGAL_TERMS = {
  contract: {
    years: 5,
    months: 0,
    label: "계약과 청약 철회 기록",
    source: COMMERCE,
  },
  payment: {
    years: 5,
    months: 0,
    label: "대금 결제와 서비스 공급 기록",
    source: COMMERCE,
  },
  complaint: {
    years: 3,
    months: 0,
    label: "불만과 분쟁 처리 기록",
    source: COMMERCE,
  },
  advertising: { years: 0, months: 6, label: "표시·광고 기록", source: COMMERCE },
  access: {
    years: 0,
    months: 3,
    label: "로그인 기록",
    source: "통신비밀보호법 시행령 제41조",
  },
} as const satisfies Record<string, LegalTerm>;
export type LegalTermName = keyof typeof LEGAL_TERMS;

/** The term in words: "5년", "6개월". */
export function termText({ years, months }: Pick<LegalTerm, "years" | "months">): string {
  return years > 0 ? `${years}년` : `${months}개월`;
}
