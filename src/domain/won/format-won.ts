// Intl objects are costly to make.
const grouped = new Intl.NumberFormat("ko-KR", { maximumFractionDigits: 0 });

/** 12000 as "12,000원"; a negative difference keeps its sign: "-12,000원". */
export function formatWon(amount: number): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole amount of won: ${amount}`);
  // Zero without a sign, also for −0.
  return `${grouped.format(amount === 0 ? 0 : amount)}원`;
}
