import type { QuoteSummary } from "#contract/endpoints/market-parts.ts";
import type { HireView, RequestDetail } from "#contract/endpoints/requests/requests.ts";
import { sampleProCard } from "./pros.ts";

type DesignatedPro = RequestDetail["designated_pros"][number];

const REQUEST: RequestDetail = {
  id: "request",
  service: { slug: "cleaning", name: "이사청소" },
  region: "서울 강남구",
  state: "open",
  quote_count: 0,
  unread_quote_count: 0,
  quote_limit: 5,
  reviewed: false,
  has_recipients: true,
  urgent: false,
  published_at: "2027-03-10T08:00:00+09:00",
  quotes_close_at: "2027-03-17T08:00:00+09:00",
  closes_at: "2027-04-09T08:00:00+09:00",
  answers: [{ question: "home", label: "어떤 집인가요?", value: "아파트" }],
  photos: [],
  contact: { channel: "messages" },
  state_reason: null,
  recipient_count: 12,
  is_dispatching: false,
  designated_pros: [],
  wanted_on: "2027-03-20",
  ended_at: null,
  reopening_left: true,
  quotes: [],
  compared: { quotes: 0, unread: 0 },
  hire: null,
  contact_permissions: [],
  spending: {
    urgent: { credits: 2, available: false, reason: null, pros: 0 },
    more_quotes: { credits: 2, available: false, reason: null, quotes: 2 },
  },
  actions: [],
};

const QUOTE: QuoteSummary = {
  id: "quote",
  pro: sampleProCard(),
  pro_suspended: false,
  designated: false,
  state: "sent",
  hire_state: null,
  unit: "job",
  total: 120_000,
  sent_at: "2027-03-10T09:00:00+09:00",
  read_at: null,
  unread_message_count: 0,
};

const HIRE: HireView = {
  id: "hire",
  quote_id: "quote",
  pro: sampleProCard(),
  quoted_price: 120_000,
  agreed_price: 120_000,
  agreed_date: "2027-03-20",
  agreed_time: null,
  place: "역삼동 12",
  scope: "",
  state: "hired",
  awaits_answer: false,
  phone: "010-1234-5678",
  hired_at: "2027-03-05T12:00:00+09:00",
  completed_at: null,
  cancelled_at: null,
  cancel_reason: null,
  cancelled_by: null,
  review_id: null,
  reviewed_at: null,
};

const DESIGNATED_PRO: DesignatedPro = {
  id: "pro",
  display_name: "한솔",
  photo_url: null,
  passed: false,
};

/** A request of this morning as its customer sees it: it has reached its pros, and no quote has come. */
export function sampleRequest(changes: Partial<RequestDetail> = {}): RequestDetail {
  return { ...REQUEST, ...changes };
}

/** A quote in the list of a request, which nobody has read. */
export function sampleReceivedQuote(changes: Partial<QuoteSummary> = {}): QuoteSummary {
  return { ...QUOTE, ...changes };
}

/** The hire of a request for what was quoted, five days ago, of work that is still to be done. */
export function sampleRequestHire(changes: Partial<HireView> = {}): HireView {
  return { ...HIRE, ...changes };
}

/** A pro whom the customer asked directly, and who has not passed on it. */
export function sampleDesignatedPro(changes: Partial<DesignatedPro> = {}): DesignatedPro {
  return { ...DESIGNATED_PRO, ...changes };
}
