/** What an entry of the staff log is about. */
export interface StaffLogSubject {
  kind:
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
    | "product";
  id: string;
}
