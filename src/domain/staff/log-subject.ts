/** What an entry of the staff log is about. */
export interface StaffLogSubject<Kind extends StaffLogSubjectKind = StaffLogSubjectKind> {
  kind: Kind;
  id: string;
}

export type StaffLogSubjectKind =
  | "pro"
  | "account"
  | "request"
  | "review"
  | "report"
  | "certification"
  | "name_change"
  | "refund"
  | "alarm"
  | "delivery"
  | "ticket"
  | "wish"
  | "product";

/** What has a page of its own for staff; a product is changed at the command line, and a wish is nobody's. */
export type LookedUpKind = Exclude<StaffLogSubjectKind, "product" | "wish">;

/** What has private files that staff may open. */
export type FiledKind = "certification" | "report" | "ticket";
