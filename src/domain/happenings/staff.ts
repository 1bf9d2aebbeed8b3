export type StaffHappening = StaffPasswordGiven;

/** Somebody signed in to a staff account, or tried to. */
interface StaffPasswordGiven {
  kind: "staff.password_given";
  accountId: string;
  /** Where the call came from. */
  ip: string;
  isRight: boolean;
}
