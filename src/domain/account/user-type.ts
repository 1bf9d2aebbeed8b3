/** As what a member who is both looks at the market. */
export const ACCOUNT_MODES = ["customer", "pro"] as const;
export type AccountMode = (typeof ACCOUNT_MODES)[number];

/** What somebody with an account is to the page. */
export const SIGNED_IN_TYPES = [...ACCOUNT_MODES, "staff"] as const;
export type UserType = "visitor" | (typeof SIGNED_IN_TYPES)[number];

export type AccountFacts = {
  role: "member" | "staff";
  /** The last choice in the header, null until one is made. */
  mode: AccountMode | null;
  /** An approved pro profile; a pending, rejected or suspended one does not count. */
  hasApprovedProfile: boolean;
};

/**
 * The user type a page carries (`data-user-type`); null is a visitor. A pro starts as `pro` and keeps
 * the last choice; staff are staff only. It says what is shown, never what the person may do.
 */
export function userType(account: AccountFacts | null): UserType {
  if (!account) return "visitor";
  if (account.role === "staff") return "staff";
  if (!account.hasApprovedProfile) return "customer";
  return account.mode ?? "pro";
}

/** Whether the switch 고객 ↔ 고수 is there for this account. */
export function maySwitchMode(account: AccountFacts): boolean {
  return account.role === "member" && account.hasApprovedProfile;
}
