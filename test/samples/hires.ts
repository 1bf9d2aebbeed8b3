import type { HireReview, ProHire } from "#contract/endpoints/hires.ts";

const PRO_HIRE: ProHire = {
  id: "hire",
  quote_id: "quote",
  service: { slug: "cleaning", name: "이사청소" },
  region: "서울 강남구",
  customer_name: "김*영",
  pro: { id: "pro", display_name: "한솔" },
  agreed_price: 120_000,
  quoted_price: 120_000,
  agreed_date: "2027-03-20",
  agreed_time: null,
  place: "역삼동 12",
  scope: "",
  state: "hired",
  cancelled_by: null,
  cancel_reason: null,
  phone: "010-1234-5678",
  phone_opens_at: null,
  published_at: "2027-03-01T12:00:00+09:00",
  quoted_at: "2027-03-02T12:00:00+09:00",
  hired_at: "2027-03-05T12:00:00+09:00",
  completed_at: null,
  cancelled_at: null,
  reviewed_at: null,
};

const REVIEW: HireReview = {
  pro: { id: "pro", display_name: "한솔" },
  review: null,
  record: { position: 3, hash: "abcdef0123456789", at: "2027-03-10T12:00:00+09:00" },
};

/** A hire as its pro sees it: for what was quoted, five days ago, of work that is still to be done. */
export function sampleProHire(changes: Partial<ProHire> = {}): ProHire {
  return { ...PRO_HIRE, ...changes };
}

/** A hire's review that was deleted, of which its place in the record is left. */
export function sampleHireReview(changes: Partial<HireReview> = {}): HireReview {
  return { ...REVIEW, ...changes };
}
