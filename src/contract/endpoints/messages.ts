import * as z from "zod";
import { messageBody } from "#domain/message/message-rules.ts";
import { endpoint } from "../endpoint.ts";
import { ruledText } from "../ruled.ts";
import { id, instant, listOf, page } from "../schemas.ts";
import { quoteState } from "./market-parts.ts";

const message = z.object({
  id,
  mine: z.boolean(),
  author_name: z.string(),
  body: z.string(),
  created_at: instant,
  read: z.boolean(),
});

/** A thread in the list of a person's talks. */
const messageThread = z.object({
  quote_id: id,
  viewer: z.enum(["customer", "pro"]),
  /** The other side as the caller may know them. */
  other: z.object({ name: z.string(), photo_url: z.string().nullable() }),
  service: z.object({ slug: z.string(), name: z.string() }),
  quote_state: quoteState,
  last_message: z.object({
    mine: z.boolean(),
    /** Null while the customer has not opened the quote: a list is not a read. */
    body: z.string().nullable(),
    created_at: instant,
  }),
  unread_count: z.int(),
});

const quoteRef = { quoteId: id };

export const messageEndpoints = {
  "quotes.messages": endpoint("GET /api/v2/quotes/{quoteId}/messages/", {
    summary: "견적의 대화. 새 글부터; 불러오면 읽은 것으로 표시",
    access: "member",
    params: quoteRef,
    query: page,
    output: listOf(message),
    errors: ["not_found", "state_forbids"],
  }),
  "quotes.messages.create": endpoint("POST /api/v2/quotes/{quoteId}/messages/", {
    summary: "대화에 글 남기기",
    access: "member",
    params: quoteRef,
    body: z.strictObject({ body: ruledText(messageBody) }),
    output: message,
    success: 201,
    errors: ["not_found", "state_forbids", "too_many"],
  }),
  "messages.threads": endpoint("GET /api/v2/messages/threads/", {
    summary: "내 대화, 새 글이 온 것부터",
    access: "member",
    query: page,
    output: listOf(messageThread),
  }),
};

export type Message = z.output<typeof message>;
export type MessageThread = z.output<typeof messageThread>;
