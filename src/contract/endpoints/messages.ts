import { DEAL_SIDES } from "#domain/quote/deal-side.ts";
import { HIRE_STATES } from "#domain/request/lifecycle.ts";
import * as z from "zod";
import { CARD_KINDS } from "#domain/message/cards.ts";
import { messageFiles, messageText } from "#domain/message/message-rules.ts";
import { WRITING_REFUSALS, type WritingRefusal } from "#domain/message/writing.ts";
import { endpoint } from "../endpoint.ts";
import { ruledList, ruledText } from "../ruled.ts";
import { id, instant, listOf, nothing, page, searchWords } from "../schemas.ts";
import { quoteState } from "./market-parts.ts";
import { upload } from "./platform.ts";
import { requestState } from "./requests/requests.ts";

const message = z.object({
  id,
  /** Its place in the conversation, from 1 without gaps; both sides see the same. */
  seq: z.int(),
  mine: z.boolean(),
  author_name: z.string(),
  /** As the author's page made it; null for the other side. */
  client_id: id.nullable(),
  text: z.string(),
  /** The same as `text`, for pages of the version before. */
  body: z.string(),
  /** Of what happened in the deal: then `text` is its sentence, and nobody wrote it. */
  card: z.object({ kind: z.enum(CARD_KINDS), subject_id: id.nullable() }).nullable(),
  files: z.array(upload),
  /** It says how to reach its author past the product, sent before that was allowed. */
  has_contact_details: z.boolean(),
  created_at: instant,
  read: z.boolean(),
});

/** How many messages are loaded at once when the caller does not say. */
const messagePage = z.strictObject({
  /** Those older than this place: `next` of an answer, a `seq`, or a message's id. */
  before: z.string().max(40).optional(),
  /** Those newer than this place. */
  after: z.string().max(40).optional(),
  /** The same as `before`, for pages of the version before. */
  cursor: z.string().max(40).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
});

/** The other side of a talk as the caller may know them: of a customer no id, of a pro their public one. */
const other = z.object({
  name: z.string(),
  photo_url: z.string().nullable(),
  pro_id: id.nullable(),
});

/** What stands around the messages. */
const conversation = z.object({
  quote_id: id,
  request_id: id,
  viewer: z.enum(DEAL_SIDES),
  /** The other side as the caller may know them. */
  other,
  quote_state: quoteState,
  /** How many messages there are: the `seq` of the newest, 0 for none. */
  last_seq: z.int(),
  /** How far each side has read, by `seq`; 0 for nothing. Of the caller as it was before this answer. */
  read_to: z.object({ mine: z.int(), other: z.int() }),
  /** The other side's messages that the caller had not read before this answer, and the first of them. */
  unread_count: z.int(),
  first_unread: z.object({ id, seq: z.int() }).nullable(),
  /** Of the caller's block of the other side; null while they have not blocked them. */
  block_id: id.nullable(),
  /** Why the caller may not write, in words to show; null when they may. */
  writing_refusal: z
    .object({
      code: z.enum(Object.keys(WRITING_REFUSALS) as [WritingRefusal, ...WritingRefusal[]]),
      message: z.string(),
    })
    .nullable(),
});

/** A message that has the words. */
const foundMessage = z.object({
  id,
  seq: z.int(),
  mine: z.boolean(),
  text: z.string(),
  created_at: instant,
});

/** A conversation in the list of a person's talks. */
const messageThread = z.object({
  quote_id: id,
  viewer: z.enum(DEAL_SIDES),
  /** The other side as the caller may know them. */
  other,
  service: z.object({ slug: z.string(), name: z.string() }),
  quote_state: quoteState,
  /** Of the hire that the quote led to; null for none. */
  hire_state: z.enum(HIRE_STATES).nullable(),
  request_state: requestState,
  last_message: z.object({
    /** The caller wrote it; nobody writes what happens in the deal. */
    mine: z.boolean(),
    /** Null while the customer has not opened the quote: a list is not a read. */
    body: z.string().nullable(),
    created_at: instant,
  }),
  unread_count: z.int(),
  /** Of a search, the newest message with the words; null where only a name has them. */
  found: z.object({ id, seq: z.int(), text: z.string() }).nullable(),
});

const quoteRef = { quoteId: id };

export const messageEndpoints = {
  "quotes.messages": endpoint("GET /api/v2/quotes/{quoteId}/messages/", {
    summary:
      "견적의 대화. 새 글부터; 가장 새 글을 불러오면 모두 읽은 것으로 표시. next는 같은 방향으로 이어 부를 자리",
    access: "member",
    params: quoteRef,
    query: messagePage,
    output: listOf(message).extend({ conversation }),
    errors: ["not_found", "state_forbids"],
  }),
  "quotes.messages.create": endpoint("POST /api/v2/quotes/{quoteId}/messages/", {
    summary:
      "대화에 글과 파일 남기기. 같은 client_id로 다시 보내면 처음 것을 그대로 답한다. 연락처를 보일 수 있기 전에 연락처가 든 메시지는 contact_details로 거절하고, insist로 보내면 표시해서 전한다",
    access: "member",
    params: quoteRef,
    body: z.strictObject({
      /** A UUID that the page makes for the message and sends again with it. */
      client_id: id.optional(),
      text: ruledText(messageText).optional(),
      /** The same as `text`, from pages of the version before. */
      body: ruledText(messageText).optional(),
      upload_ids: ruledList(id, messageFiles).optional(),
      /** Sends it although it says how to reach its author; the other side sees that it does. */
      insist: z.boolean().optional(),
    }),
    output: message,
    success: 201,
    errors: [
      "not_found",
      "state_forbids",
      "contact_details",
      "conflict",
      "upload_unusable",
      "too_many",
    ],
  }),
  "quotes.messages.search": endpoint("GET /api/v2/quotes/{quoteId}/messages/search/", {
    summary: "대화에서 쓴 글 찾기. 새 글부터",
    access: "member",
    params: quoteRef,
    query: page.extend({ q: searchWords }),
    output: listOf(foundMessage),
    errors: ["not_found", "state_forbids"],
  }),
  "quotes.typing": endpoint("POST /api/v2/quotes/{quoteId}/typing/", {
    summary: "글을 쓰고 있다고 상대의 열린 화면에 알리기. 남지 않는다",
    access: "member",
    params: quoteRef,
    body: z.strictObject({}),
    output: nothing,
    errors: ["not_found", "state_forbids", "too_many"],
  }),
  "messages.threads": endpoint("GET /api/v2/chats/", {
    summary: "내 대화, 새 글이 온 것부터. q는 상대와 서비스의 이름, 쓴 글에서 찾는다",
    access: "member",
    query: page.extend({ q: searchWords.optional() }),
    output: listOf(messageThread),
  }),
  "messages.unreadCount": endpoint("GET /api/v2/chats/unread-count/", {
    summary: "읽지 않은 글이 있는 대화의 수",
    access: "member",
    output: z.object({ count: z.int() }),
  }),
};

export type Message = z.output<typeof message>;
export type FoundMessage = z.output<typeof foundMessage>;
export type Conversation = z.output<typeof conversation>;
export type MessageThread = z.output<typeof messageThread>;
