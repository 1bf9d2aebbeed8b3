/**
 * How long what the law wants kept is kept, apart, once a person has left: 전자상거래법 시행령 제6조 (contract, payment,
 * dispute, advertising), 통신비밀보호법 시행령 제41조 (access).
 */
export const RETENTION = {
  contract: { years: 5 },
  payment: { years: 5 },
  dispute: { years: 3 },
  advertising: { months: 6 },
  access: { months: 3 },
} as const;

/** "5년", "6개월" */
export function retentionText(kind: keyof typeof RETENTION): string {
  const kept = RETENTION[kind];
  return "years" in kept ? `${kept.years}년` : `${kept.months}개월`;
}
