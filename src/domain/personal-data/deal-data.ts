import { LEFT_MESSAGE } from "../withdrawal/left-names.ts";
import { own, ofPro, through, type DataRule } from "./data-rule.ts";

const OF_QUOTE = ["quote_id", "quote_id"] as const;

/** What there is of what people asked for, offered, agreed on and said to each other. */
export const dealData = {
  message_reads: {
    why: "",
    links: [own()],
    fate: "delete",
    columns: {},
    unexported: "how far one has read",
  },
  messages: {
    why: "removed on both sides; the place stays, so that what the other side wrote keeps its order",
    links: [own("author_id")],
    fate: "clear",
    columns: { given: "body card_values", code: "card" },
    blanks: { body: LEFT_MESSAGE },
    texts: { card_values: "reason scope" },
    archived: { term: "contract", from: ["created_at"], deal: OF_QUOTE },
  },
  conversations: {
    why: "numbers of messages",
    links: [through("quote_id", "quotes")],
    fate: "keep",
    columns: {},
  },
  change_orders: {
    why: "",
    links: [through("hire_id", "hires")],
    fate: "clear",
    columns: { given: "scope reason terms_before", code: "proposed_by state agreed_time" },
    texts: { terms_before: "scope" },
    archived: { term: "contract", from: ["created_at"], deal: ["hire_id", "id"] },
  },
  contact_permissions: {
    why: "",
    links: [through("request_id", "requests"), ofPro()],
    fate: "delete",
    columns: {},
  },
  request_dispatches: {
    why: "",
    links: [through("request_id", "requests")],
    fate: "delete",
    columns: { others: "except_pro_ids" },
    unexported: "which pros are still to be told",
  },
  request_recipients: {
    why: "whom a request reached, by ids",
    links: [through("request_id", "requests"), ofPro()],
    fate: "keep",
    columns: { code: "cost_formula pass_reason" },
  },
  quote_added_files: {
    why: "ids, which go with the file",
    links: [through("quote_id", "quotes")],
    fate: "keep",
    columns: {},
  },
  quotes: {
    why: "",
    links: [ofPro()],
    fate: "clear",
    columns: { given: "items message state_reason", code: "unit state cost_formula" },
    archived: { term: "contract", from: ["sent_at"], deal: ["id", "quote_id"] },
  },
  hires: {
    why: "what was agreed on stays by ids and figures, which prices are counted from",
    links: [own("customer_id"), ofPro()],
    fate: "clear",
    columns: {
      given: "place scope cancel_reason",
      code: "state cancelled_by agreed_time si_gun_gu_code service_slug",
    },
    only: { place: "customer_id", scope: "pro_id" },
    archived: { term: "contract", from: ["completed_at", "cancelled_at", "hired_at"] },
  },
  price_facts: {
    why: "choices and numbers of a form, counted from several deals only (decision 018)",
    links: [through("hire_id", "hires")],
    fate: "keep",
    columns: { code: "service_slug si_gun_gu_code answers" },
    unexported: "counted from the deal and the request, which are there",
  },
  requests: {
    why: "",
    links: [own("customer_id")],
    fate: "clear",
    columns: {
      given: "answers contact state_reason region_code",
      code: "service_slug si_gun_gu_code decision state ended_by",
    },
    blanks: { contact: '{"channel":"messages"}', region_code: null },
    archived: { term: "contract", from: ["published_at"], deal: ["id", "request_id"] },
  },
  consultations: {
    why: "",
    links: [own("customer_id"), ofPro()],
    fate: "clear",
    columns: { given: "message reason", code: "state ended_by" },
    only: { message: "customer_id" },
    archived: { term: "contract", from: ["ended_at", "ends_at"] },
  },
  reviews: {
    why: "stays for those who choose a pro, by somebody who left",
    links: [own("author_id")],
    fate: "keep",
    columns: { code: "service_slug body state state_reason photo_ids" },
  },
  review_chain: {
    why: "anyone recomputes it: not one letter may change; it names account ids only",
    links: [through("review_id", "reviews")],
    fate: "keep",
    columns: { code: "event content content_hash previous_hash hash" },
    unexported: "the same review again, as it is hashed",
  },
  review_comment_versions: {
    why: "",
    links: [through("comment_id", "review_comments")],
    fate: "closed",
    columns: { given: "body", code: "event" },
  },
  review_comments: {
    why: "",
    links: [own("author_id")],
    fate: "clear",
    columns: { given: "body", code: "author_role" },
  },
  support_messages: {
    why: "what was asked, and what staff answered about the person",
    links: [through("ticket_id", "support_tickets")],
    fate: "clear",
    columns: { given: "text", code: "by" },
    archived: { term: "complaint", from: ["created_at"] },
  },
  support_tickets: {
    why: "how long questions waited is counted by ids",
    links: [own()],
    fate: "clear",
    columns: { given: "subject", code: "topic about_kind trace_id state closed_by" },
    archived: { term: "complaint", from: ["closed_at", "created_at"] },
  },
  abuse_reports: {
    why: "who reported may leave; what was decided stays by ids",
    links: [own("reporter_id")],
    fate: "clear",
    columns: { given: "detail", others: "note", code: "reason state outcome subject_kind" },
    archived: { term: "complaint", from: ["closed_at", "created_at"] },
  },
} as const satisfies Record<string, DataRule>;
