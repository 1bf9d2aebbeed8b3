/** A plan as a product that somebody paid for: "프로 멤버십". Receipts, refunds and notices call it so. */
export function membershipName(planName: string): string {
  return `${planName} 멤버십`;
}
