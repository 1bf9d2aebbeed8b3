import type { Conversation, Message, MessageThread } from "#contract/endpoints/messages.ts";

const OTHER = { name: "한솔", photo_url: null, pro_id: "pro" };

const MESSAGE: Message = {
  id: "message",
  seq: 5,
  mine: true,
  author_name: "김지영",
  client_id: null,
  text: "내일 뵐게요.",
  body: "내일 뵐게요.",
  card: null,
  files: [],
  has_contact_details: false,
  created_at: "2027-03-09T14:05:00+09:00",
  read: false,
};

const CONVERSATION: Conversation = {
  quote_id: "quote",
  request_id: "request",
  viewer: "customer",
  other: OTHER,
  quote_state: "hired",
  last_seq: 5,
  read_to: { mine: 5, other: 4 },
  unread_count: 0,
  first_unread: null,
  block_id: null,
  writing_refusal: null,
};

const THREAD: MessageThread = {
  quote_id: "quote",
  viewer: "customer",
  other: OTHER,
  service: { slug: "cleaning", name: "이사청소" },
  quote_state: "hired",
  hire_state: "hired",
  request_state: "hired",
  last_message: { body: "내일 뵐게요.", mine: false, created_at: "2027-03-10T11:00:00+09:00" },
  unread_count: 0,
  found: null,
};

/** The caller's own message, the fifth of its conversation. */
export function sampleMessage(changes: Partial<Message> = {}): Message {
  return { ...MESSAGE, ...changes };
}

/** A customer's conversation with the pro whom they hired, who has read all but its last message. */
export function sampleConversation(changes: Partial<Conversation> = {}): Conversation {
  return { ...CONVERSATION, ...changes };
}

/** The same in the list of talks, where nothing is unread: the pro wrote last. */
export function sampleThread(changes: Partial<MessageThread> = {}): MessageThread {
  return { ...THREAD, ...changes };
}
