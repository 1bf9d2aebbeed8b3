import type { ReceivedRequest } from "#contract/endpoints/quotes/received-requests.ts";

type AnsweringQuote = NonNullable<ReceivedRequest["my_quote"]>;

const PRICE = { credits: 3, formula: [{ label: "서비스 기본", factor: 3 }] };

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

/** A request in the list of received ones: opened, and neither quoted nor passed on. */
export function sampleReceivedRequest(changes: Partial<ReceivedRequest> = {}): ReceivedRequest {
  return { ...RECEIVED, ...changes };
}

/** The quote that answers it in that list, which nobody has read. */
export function sampleAnsweringQuote(changes: Partial<AnsweringQuote> = {}): AnsweringQuote {
  return { ...ANSWERING_QUOTE, ...changes };
}
