import type { StaffPerson } from "#contract/endpoints/staff/staff-parts.ts";
import type { Output } from "#contract/registry.ts";

type Report = Output<"staff.reports.get">;
type Refund = Output<"staff.refunds.get">;
type ListedRefund = Output<"staff.refunds">["items"][number];
type StaffPro = Output<"staff.pros.get">;

const PERSON: StaffPerson = {
  id: "account",
  name: "김지영",
  email: "a@example.com",
  phone: null,
  joined_at: "2027-01-01T12:00:00+09:00",
};

const REPORT: Report = {
  id: "report",
  reason: "off_platform_payment",
  detail: "먼저 돈을 보내라고 해요.",
  state: "open",
  outcome: null,
  note: null,
  created_at: "2027-03-09T12:00:00+09:00",
  reporter: PERSON,
  subject: { kind: "pro", id: "pro" },
  reported: { ...PERSON, id: "reported", name: "박한솔" },
  marked_messages: 0,
  pro: { id: "pro", display_name: "한솔", state: "approved", upheld_reports: 0 },
  thing: null,
  request_id: null,
  has_conversation: false,
  photos: [],
  decisions: [],
};

const REFUND: Refund = {
  id: "refund",
  amount: 26_100,
  method: "bank_transfer",
  reason: "guarantee",
  state: "waiting",
  payment_id: "payment-1",
  order_name: "스탠다드 멤버십",
  paid_at: null,
  created_at: "2027-03-08T12:00:00+09:00",
  done_at: null,
  due_on: null,
  account: null,
  transfer_reference: null,
  has_left: false,
  person: PERSON,
  decisions: [],
};

const LISTED_REFUND: ListedRefund = {
  id: "refund",
  amount: 26_100,
  reason: "guarantee",
  person: "김○○",
  order_name: "스탠다드 멤버십",
  created_at: "2027-03-08T12:00:00+09:00",
  due_on: null,
};

const PRO: StaffPro = {
  id: "pro",
  state: "approved",
  state_reason: null,
  display_name: "한솔",
  headline: "짐이 빠진 집을 구석까지 닦아요",
  introduction: "방마다 작업 전후 사진을 남겨 드려요.",
  career_years: 5,
  services: ["이사청소"],
  regions: ["서울특별시 강남구"],
  applied_at: "2027-02-01T12:00:00+09:00",
  approved_at: "2027-02-02T12:00:00+09:00",
  account: { ...PERSON, name: "박한솔" },
  figures: { quotes: 0, hires: 0, reviews: 0 },
  identity: { legal_name: "박한솔", checked_on: "2027-03-01" },
  certifications: [],
  disclosures: [],
  decisions: [],
};

/** An open report of a pro themselves, of whom nothing else is known: nothing attached, nothing decided. */
export function sampleReport(changes: Partial<Report> = {}): Report {
  return { ...REPORT, ...changes };
}

/** A refund of a member that is to be sent by bank transfer, to an account that nobody knows yet. */
export function sampleRefund(changes: Partial<Refund> = {}): Refund {
  return { ...REFUND, ...changes };
}

/** The same in the list of refunds. */
export function sampleListedRefund(changes: Partial<ListedRefund> = {}): ListedRefund {
  return { ...LISTED_REFUND, ...changes };
}

/** An approved pro as staff see them: found to be who they said, before their first quote. */
export function sampleStaffPro(changes: Partial<StaffPro> = {}): StaffPro {
  return { ...PRO, ...changes };
}
