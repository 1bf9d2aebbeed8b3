import type { ChangeOrder } from "#contract/endpoints/quotes/change-orders.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { sampleProCard, sampleSeller } from "./pros.ts";

type QuotedRequest = QuoteDetail["request"];
type Hire = NonNullable<QuoteDetail["hire"]>;
type Cost = NonNullable<QuoteDetail["cost"]>;

const REQUEST: QuotedRequest = {
  id: "request",
  service: { slug: "cleaning", name: "이사청소" },
  region: "서울특별시 강남구 역삼동",
  state: "open",
  customer_name: "김○○",
  brief: ["아파트", "방 3개"],
  way_on: null,
  reopening_left: true,
  wanted_on: "2027-03-20",
  wanted_at: null,
  place: "",
};

const QUOTE: QuoteDetail = {
  id: "quote",
  viewer: "customer",
  request: REQUEST,
  pro: sampleProCard(),
  seller: sampleSeller(),
  safety: [],
  pro_suspended: false,
  designated: false,
  state: "sent",
  unit: "job",
  items: [{ name: "이사청소", inclusion: "included", amount: 120_000, standard: null }],
  total: 120_000,
  extra_ceiling: 0,
  all_in_total: 120_000,
  valid_until: "2027-03-17",
  expired: false,
  message: "짐이 빠진 뒤에 바로 시작할 수 있어요.",
  attachments: [],
  sent_at: "2027-03-10T09:00:00+09:00",
  read_at: null,
  cost: null,
  phone: null,
  phone_opens_at: null,
  result_notice: null,
  hire: null,
  actions: ["hire"],
};

const HIRE: Hire = {
  id: "hire",
  agreed_price: 120_000,
  agreed_date: "2027-03-20",
  agreed_time: null,
  ceiling: 120_000,
  place: "역삼동 12",
  scope: "",
  state: "hired",
  cancel_reason: null,
  cancelled_by: null,
  cancelled_at: null,
  completed_at: null,
  review_id: null,
  change_orders: [],
};

const CHANGE_ORDER: ChangeOrder = {
  id: "change",
  kind: "price",
  kinds: ["price"],
  price: 130_000,
  scope: null,
  agreed_date: null,
  agreed_time: null,
  before: { price: 120_000, scope: "", agreed_date: "2027-03-20", agreed_time: null },
  reason: "방이 하나 더 있어요.",
  state: "proposed",
  proposed_by: "hired_pro",
  created_at: "2027-03-10T11:00:00+09:00",
  decided_at: null,
  actions: [],
};

const COST: Cost = {
  credits: 3,
  formula: [{ label: "서비스 기본", factor: 3 }],
  state: "held",
  end_reason: null,
};

/** A quote for the whole job without extras, sent this morning for an open request and not read yet. */
export function sampleQuote(changes: Partial<QuoteDetail> = {}): QuoteDetail {
  return { ...QUOTE, ...changes };
}

/** What a quote tells of its request: an open one for a day, which names no place. */
export function sampleQuotedRequest(changes: Partial<QuotedRequest> = {}): QuotedRequest {
  return { ...REQUEST, ...changes };
}

/** The hire that a quote led to: for its total, of work that is still to be done, as it was agreed on at first. */
export function sampleHire(changes: Partial<Hire> = {}): Hire {
  return { ...HIRE, ...changes };
}

/** A higher price that the pro proposed an hour ago, which nobody has answered; the caller may do nothing about it. */
export function sampleChangeOrder(changes: Partial<ChangeOrder> = {}): ChangeOrder {
  return { ...CHANGE_ORDER, ...changes };
}

/** What a quote cost its pro while nobody has read it. */
export function sampleCost(changes: Partial<Cost> = {}): Cost {
  return { ...COST, ...changes };
}
