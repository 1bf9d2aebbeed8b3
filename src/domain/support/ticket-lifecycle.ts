/** `new`: nobody has answered yet. `waiting`: the person has written again since the last answer. */
export const TICKET_STATES = ["new", "answered", "waiting", "closed"] as const;
export type TicketState = (typeof TICKET_STATES)[number];

export const TICKET_EVENTS = ["write", "answer", "close"] as const;
export type TicketEvent = (typeof TICKET_EVENTS)[number];

/** Who moves a ticket: whoever asked, the back office, or the days without a word. */
export const TICKET_ACTORS = ["person", "staff", "time"] as const;
export type TicketActor = (typeof TICKET_ACTORS)[number];

/**
 * Where each state leads. The person closes whatever is open. Staff close what they have answered at least once, and time
 * closes what was answered last: nobody's question ends without a word to it. A closed ticket stays closed; who has more
 * to say asks anew.
 */
const MOVES: Record<
  TicketState,
  Partial<Record<TicketEvent, Partial<Record<TicketActor, TicketState>>>>
> = {
  new: {
    write: { person: "new" },
    answer: { staff: "answered" },
    close: { person: "closed" },
  },
  answered: {
    write: { person: "waiting" },
    answer: { staff: "answered" },
    close: { person: "closed", staff: "closed", time: "closed" },
  },
  waiting: {
    write: { person: "waiting" },
    answer: { staff: "answered" },
    close: { person: "closed", staff: "closed" },
  },
  closed: {},
};

/** The state after it, or null where this actor may not do it. */
export function moveTicket(
  state: TicketState,
  event: TicketEvent,
  actor: TicketActor,
): TicketState | null {
  return MOVES[state][event]?.[actor] ?? null;
}

/** What an actor may do with a ticket now: what its pages offer. */
export function ticketActions(state: TicketState, actor: TicketActor): TicketEvent[] {
  return TICKET_EVENTS.filter((event) => moveTicket(state, event, actor) !== null);
}

/** Whether staff owe an answer. */
export function waitsForStaff(state: TicketState): boolean {
  return state === "new" || state === "waiting";
}

/** As whoever asked reads it. */
export const TICKET_STATE_LABELS: Record<TicketState, string> = {
  new: "답을 준비하고 있어요",
  answered: "답이 왔어요",
  waiting: "이어서 확인하고 있어요",
  closed: "마친 문의",
};

/** As the back office reads it. */
export const TICKET_STATE_STAFF_LABELS: Record<TicketState, string> = {
  new: "새 문의",
  answered: "답한 문의",
  waiting: "다시 온 문의",
  closed: "마친 문의",
};
