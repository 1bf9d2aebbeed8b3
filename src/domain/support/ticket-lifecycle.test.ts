import { describe, expect, it } from "vitest";
import {
  moveTicket,
  TICKET_ACTORS,
  TICKET_STATES,
  ticketActions,
  waitsForStaff,
  type TicketActor,
  type TicketEvent,
  type TicketState,
} from "./ticket-lifecycle.ts";

/** Every move that there is; all others are none. */
const MOVES: readonly [TicketState, TicketEvent, TicketActor, TicketState][] = [
  ["new", "write", "person", "new"],
  ["new", "answer", "staff", "answered"],
  ["new", "close", "person", "closed"],
  ["answered", "write", "person", "waiting"],
  ["answered", "answer", "staff", "answered"],
  ["answered", "close", "person", "closed"],
  ["answered", "close", "staff", "closed"],
  ["answered", "close", "time", "closed"],
  ["waiting", "write", "person", "waiting"],
  ["waiting", "answer", "staff", "answered"],
  ["waiting", "close", "person", "closed"],
  ["waiting", "close", "staff", "closed"],
];

describe("a ticket", () => {
  it.each(MOVES)("that is %s goes by %s of %s to %s", (from, event, actor, to) => {
    expect(moveTicket(from, event, actor)).toBe(to);
  });

  it("goes nowhere else", () => {
    const all = TICKET_STATES.flatMap((from) =>
      (["write", "answer", "close"] as const).flatMap((event) =>
        TICKET_ACTORS.map((actor) => [from, event, actor] as const),
      ),
    );
    const found = all.filter((move) => moveTicket(...move) !== null);
    expect(found).toHaveLength(MOVES.length);
  });

  it("offers each side what it may do", () => {
    expect(ticketActions("new", "person")).toEqual(["write", "close"]);
    expect(ticketActions("new", "staff")).toEqual(["answer"]);
    expect(ticketActions("answered", "staff")).toEqual(["answer", "close"]);
    expect(ticketActions("closed", "person")).toEqual([]);
  });

  it("waits for staff until they answer, and again once the person writes", () => {
    expect(TICKET_STATES.filter(waitsForStaff)).toEqual(["new", "waiting"]);
  });
});
