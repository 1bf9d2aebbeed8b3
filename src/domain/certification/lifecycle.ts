import type { CertificationKind } from "./kind.ts";

/** Of what was handed in. */
export const KEPT_CERTIFICATION_STATES = ["pending", "approved", "rejected", "expired"] as const;
/** `none`: there is nothing of this kind, or not any more. */
export const CERTIFICATION_STATES = ["none", ...KEPT_CERTIFICATION_STATES] as const;
export type CertificationState = (typeof CERTIFICATION_STATES)[number];

export const CERTIFICATION_EVENTS = [
  /** The gateway said whose name it is. */
  "confirm",
  /** Submitted, for the first time or changed. */
  "submit",
  "approve",
  "reject",
  /** It was approved and turned out to be false. */
  "revoke",
  /** The last day of the paper is over, or the name was only confirmed by a phone. */
  "run_out",
  "remove",
] as const;
export type CertificationEvent = (typeof CERTIFICATION_EVENTS)[number];

export type CertificationActor = "pro" | "staff" | "time";

export interface CertificationTransition {
  event: CertificationEvent;
  from: readonly CertificationState[];
  to: CertificationState;
  by: CertificationActor;
  /** A name is proven by a check of the person; everything else is looked at by staff. */
  of: "name" | "paper" | "any";
}

/** Every way a certification can move. Changing an approved one takes its label off until staff looked again. */
export const CERTIFICATION_TRANSITIONS: readonly CertificationTransition[] = [
  {
    event: "confirm",
    from: ["none", "pending", "approved", "rejected", "expired"],
    to: "approved",
    by: "pro",
    of: "name",
  },
  {
    event: "submit",
    from: ["none", "pending", "approved", "rejected", "expired"],
    to: "pending",
    by: "pro",
    of: "paper",
  },
  { event: "approve", from: ["pending"], to: "approved", by: "staff", of: "any" },
  { event: "reject", from: ["pending"], to: "rejected", by: "staff", of: "any" },
  // A name that was checked would be checked again at once: there the pro is to be suspended.
  { event: "revoke", from: ["approved"], to: "rejected", by: "staff", of: "paper" },
  { event: "run_out", from: ["approved"], to: "expired", by: "time", of: "any" },
  {
    event: "remove",
    from: ["pending", "approved", "rejected", "expired"],
    to: "none",
    by: "pro",
    of: "paper",
  },
];

export type CertificationMove =
  | { ok: true; state: CertificationState }
  | { ok: false; refusal: "wrong_state" | "wrong_actor" };

/** Where an event takes a certification, or why it does not happen. */
export function transitionCertification(
  facts: { kind: CertificationKind; state: CertificationState },
  event: CertificationEvent,
  by: CertificationActor,
): CertificationMove {
  const of = facts.kind === "identity" ? "name" : "paper";
  const found = CERTIFICATION_TRANSITIONS.find(
    (row) =>
      row.event === event && row.from.includes(facts.state) && (row.of === "any" || row.of === of),
  );
  if (!found) return { ok: false, refusal: "wrong_state" };
  if (found.by !== by) return { ok: false, refusal: "wrong_actor" };
  return { ok: true, state: found.to };
}

/** What somebody can cause now: the buttons to show. */
export function availableCertificationEvents(
  facts: { kind: CertificationKind; state: CertificationState },
  by: CertificationActor,
): CertificationEvent[] {
  return CERTIFICATION_TRANSITIONS.map(({ event }) => event).filter(
    (event) => transitionCertification(facts, event, by).ok,
  );
}
