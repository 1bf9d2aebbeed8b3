/** True when the customer only asks what things cost and has not said when they will decide. */
export function isUndecidedCustomer(decision: string): boolean {
  return decision === "price_only";
}
