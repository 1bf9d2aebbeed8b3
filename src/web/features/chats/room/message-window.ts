import type { Message } from "#contract/endpoints/messages.ts";

/** The part of a conversation that is on the device: without gaps, oldest first. */
export interface MessageWindow {
  messages: readonly Message[];
  /** The newest that is known of, whether it is on the device or not. */
  lastSeq: number;
}

export const EMPTY_WINDOW: MessageWindow = { messages: [], lastSeq: 0 };

/** What the server answers: newest first. */
type Answer = readonly Message[];

/** True when it reaches to the newest message. */
export function reachesEnd({ messages, lastSeq }: MessageWindow): boolean {
  return (messages.at(-1)?.seq ?? 0) >= lastSeq;
}

export function reachesStart({ messages }: MessageWindow): boolean {
  return (messages[0]?.seq ?? 1) <= 1;
}

/**
 * Joins an answer to what is there. What overlaps is replaced by the newer answer; what would leave a gap is not taken,
 * but for what it says about the end of the conversation.
 */
export function joined(window: MessageWindow, answer: Answer): MessageWindow {
  const come = answer.toReversed();
  const [first, last] = [come[0], come.at(-1)];
  if (!first || !last) return window;
  const lastSeq = Math.max(window.lastSeq, last.seq);
  const [start, end] = [window.messages[0], window.messages.at(-1)];
  if (!start || !end) return { messages: come, lastSeq };
  if (first.seq > end.seq + 1 || last.seq < start.seq - 1) return { ...window, lastSeq };
  const before = window.messages.filter(({ seq }) => seq < first.seq);
  const after = window.messages.filter(({ seq }) => seq > last.seq);
  return { messages: [...before, ...come, ...after], lastSeq };
}

/** Leaves what is there for another place of the conversation. */
export function movedTo(window: MessageWindow, answer: Answer): MessageWindow {
  return joined({ messages: [], lastSeq: window.lastSeq }, answer);
}
