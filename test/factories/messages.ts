import type { Message } from "#contract/endpoints/messages.ts";

/** A message of the other side, unread, by its number in the conversation. */
export const message = (seq: number): Message => ({
  id: String(seq),
  seq,
  mine: false,
  author_name: "",
  client_id: null,
  text: "",
  body: "",
  card: null,
  files: [],
  has_contact_details: false,
  created_at: "1970-01-01T00:00:00.000Z",
  read: false,
});
