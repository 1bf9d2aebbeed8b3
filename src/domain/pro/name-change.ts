import { DAY_MS } from "#domain/calendar/durations.ts";
import type { ProState } from "#domain/pro/lifecycle.ts";

/** A change of the name under which an approved pro works; the old name stays until staff approve the new one. */
export const NAME_CHANGE_STATES = [
  "pending",
  "approved",
  "rejected",
  "withdrawn",
  "replaced",
] as const;
export type NameChangeState = (typeof NAME_CHANGE_STATES)[number];

export type NameChangeEvent =
  | "approve"
  | "reject"
  | "withdraw"
  /** The pro asked for another name while this one waited. */
  | "replace";

export type NameChangeActor = "pro" | "staff";

export interface NameChangeTransition {
  event: NameChangeEvent;
  from: NameChangeState;
  to: NameChangeState;
  by: NameChangeActor;
}

/** Every way a change can move. Each ends it: who wants the name all the same asks anew. */
export const NAME_CHANGE_TRANSITIONS: readonly NameChangeTransition[] = [
  { event: "approve", from: "pending", to: "approved", by: "staff" },
  { event: "reject", from: "pending", to: "rejected", by: "staff" },
  { event: "withdraw", from: "pending", to: "withdrawn", by: "pro" },
  { event: "replace", from: "pending", to: "replaced", by: "pro" },
];

/** Where an event takes a change; null when it cannot happen now, or not by them. */
export function transitionNameChange(
  state: NameChangeState,
  event: NameChangeEvent,
  by: NameChangeActor,
): NameChangeState | null {
  const found = NAME_CHANGE_TRANSITIONS.find(
    (row) => row.event === event && row.from === state && row.by === by,
  );
  return found?.to ?? null;
}

/**
 * Whether a name changes with the save. Before the approval it is part of the application; afterwards, also while
 * suspended, customers and staff know the pro by it.
 */
export function renamesAtOnce(pro: { state: ProState }): boolean {
  return pro.state === "pending" || pro.state === "rejected";
}

/**
 * What saving a profile with the name `wanted` does, all names as they are stored. Who saves the name that is shown, or
 * the one that waits, says nothing new of it: a waiting change is withdrawn by name, never by saving something else.
 */
export function nameSave(
  pro: { state: ProState; shown: string; waiting: string | null },
  wanted: string,
): "keep" | "rename" | "ask" {
  if (renamesAtOnce(pro)) return wanted === pro.shown ? "keep" : "rename";
  return wanted === pro.shown || wanted === pro.waiting ? "keep" : "ask";
}

/** How long a pro is told of a declined name: long enough to read why, not for as long as they keep the old one. */
const DECLINED_NAME_SHOWN_MS = 30 * DAY_MS;

/** Whether the pro is still told of a name that was declined at `declinedAt`; both in epoch ms, the end excluded. */
export function tellsOfDeclinedName(declinedAt: number, now: number): boolean {
  return now < declinedAt + DECLINED_NAME_SHOWN_MS;
}
