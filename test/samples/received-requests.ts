import type { QualityCard } from "#contract/endpoints/quotes/quotes.ts";
import type { ReceivedRequest } from "#contract/endpoints/quotes/received-requests.ts";

type AnsweringQuote = NonNullable<ReceivedRequest["my_quote"]>;

const PRICE = { credits: 3, formula: [{ label: "서비스 기본", factor: 3 }] };

const QUALITY_CARD: QualityCard = {
  request_id: "request",
  service: { slug: "cleaning", name: "이사청소" },
  region: "서울특별시 강남구 역삼동",
  state: "open",
  designated: false,
  urgent: false,
  wanted_on: "2027-03-20",
  answers: [{ question: "home", label: "어떤 집인가요?", value: "아파트" }],
  photos: [],
  photo_count: 0,
  decision: "week",
  quote_count: 0,
  quote_limit: 5,
  published_at: "2027-03-10T08:00:00+09:00",
  quotes_close_at: "2027-03-17T08:00:00+09:00",
  customer: { name: "김○○", read_rate: "70% 이상", hire_rate: "70% 이상", request_count: 5 },
  contact: { channel: "messages" },
  price: { ...PRICE, fixed_until: "2027-03-10T12:10:00+09:00" },
  standard_lines: [],
  my_quote_id: null,
  accepts_quotes: true,
  closed_reason: null,
};

const RECEIVED: ReceivedRequest = {
  request_id: "request",
  service: { slug: "cleaning", name: "이사청소" },
  region: "서울특별시 강남구 역삼동",
  state: "open",
  designated: false,
  urgent: false,
  brief: ["아파트", "방 3개"],
  wanted_on: "2027-03-20",
  decision: "week",
  photo_count: 0,
  quote_count: 0,
  quote_limit: 5,
  quotes_close_at: "2027-03-17T08:00:00+09:00",
  price: PRICE,
  received_at: "2027-03-10T08:00:00+09:00",
  opened: true,
  my_quote: null,
  accepts_quotes: true,
  passed: null,
  may_pass: true,
};

const ANSWERING_QUOTE: AnsweringQuote = {
  id: "quote",
  state: "sent",
  hire_state: null,
  unit: "job",
  total: 120_000,
};

/** An open request before it is answered, as a pro sees it who may send a quote. */
export function sampleQualityCard(changes: Partial<QualityCard> = {}): QualityCard {
  return { ...QUALITY_CARD, ...changes };
}

/** The same in the list of received requests: opened, and neither quoted nor passed on. */
export function sampleReceivedRequest(changes: Partial<ReceivedRequest> = {}): ReceivedRequest {
  return { ...RECEIVED, ...changes };
}

/** The quote that answers it in that list, which nobody has read. */
export function sampleAnsweringQuote(changes: Partial<AnsweringQuote> = {}): AnsweringQuote {
  return { ...ANSWERING_QUOTE, ...changes };
}
