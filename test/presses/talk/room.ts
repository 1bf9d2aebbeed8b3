import type { EndpointName, Output } from "#contract/registry.ts";
import { answering, ID, NOW } from "../answering.ts";
import { openPage, type Answered, type OpenPage, type Sent } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

type Talk = Output<"quotes.messages">;
type Given = object | ((sent: Sent) => Answered | Promise<Answered>);

const sample = sampleOutput("quotes.messages") as Talk;

/** A message of the talk at that place; of the other side unless it is said. */
export function message(seq: number, own: Partial<Talk["items"][number]> = {}) {
  const [first] = sample.items;
  if (!first) throw new Error("no message");
  const about = { id: `message-${seq}`, seq, mine: false, text: `${seq}번째 글`, card: null };
  const plain = { client_id: null, files: [], has_contact_details: false };
  return { ...first, ...plain, ...about, ...own };
}

/** A talk from a customer's side, with what is otherwise. */
export function talk(own: Partial<Talk["conversation"]> = {}): Talk["conversation"] {
  const open = { block_id: null, writing_refusal: null, first_unread: null, unread_count: 0 };
  const read_to = { mine: 0, other: 0 };
  const other = { ...sample.conversation.other, name: "한솔" };
  return {
    ...sample.conversation,
    quote_id: ID,
    // Another than the quote's: whoever names the one for the other is found out.
    request_id: `${ID.slice(0, -4)}0001`,
    viewer: "customer",
    other,
    read_to,
    ...open,
    ...own,
  };
}

/** Opens the room of a talk; `messages` are its newest, as the server answers them. */
export function openRoom(
  conversation: Talk["conversation"] = talk(),
  messages: Talk["items"] = [],
  given: { [N in EndpointName]?: Given } = {},
  search = "",
): Promise<OpenPage> {
  const items = messages.toSorted((a, b) => b.seq - a.seq);
  const answer = answering({ "quotes.messages": { items, conversation, next: null }, ...given });
  const visitor = { authenticated: true, userType: conversation.viewer } as const;
  return openPage({ path: `/chats/${ID}${search}`, visitor, now: NOW, answer });
}
