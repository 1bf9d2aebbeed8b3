import { describe, expect, it } from "vitest";
import type { CertificationKind } from "./kind.ts";
import {
  availableCertificationEvents,
  transitionCertification,
  type CertificationActor,
  type CertificationEvent,
  type CertificationState,
} from "./lifecycle.ts";

type Row = [CertificationEvent, CertificationActor, Partial<Record<CertificationState, string>>];

const paper: Row[] = [
  [
    "submit",
    "pro",
    {
      none: "pending",
      pending: "pending",
      approved: "pending",
      rejected: "pending",
      expired: "pending",
    },
  ],
  ["approve", "staff", { pending: "approved" }],
  ["reject", "staff", { pending: "rejected" }],
  ["revoke", "staff", { approved: "rejected" }],
  ["run_out", "time", { approved: "expired" }],
  ["remove", "pro", { pending: "none", approved: "none", rejected: "none", expired: "none" }],
  ["confirm", "pro", {}],
];
const name: Row[] = [
  [
    "confirm",
    "pro",
    {
      none: "approved",
      pending: "approved",
      approved: "approved",
      rejected: "approved",
      expired: "approved",
    },
  ],
  ["approve", "staff", { pending: "approved" }],
  ["reject", "staff", { pending: "rejected" }],
  ["submit", "pro", {}],
  ["revoke", "staff", {}],
  ["run_out", "time", { approved: "expired" }],
  ["remove", "pro", {}],
];

const states: CertificationState[] = ["none", "pending", "approved", "rejected", "expired"];
const actors: CertificationActor[] = ["pro", "staff", "time"];

function check(kind: CertificationKind, rows: Row[]) {
  for (const [event, by, moves] of rows) {
    for (const state of states) {
      const after = moves[state];
      for (const actor of actors) {
        const move = transitionCertification({ kind, state }, event, actor);
        if (after === undefined) expect(move).toEqual({ ok: false, refusal: "wrong_state" });
        else if (actor !== by) expect(move).toEqual({ ok: false, refusal: "wrong_actor" });
        else expect(move).toEqual({ ok: true, state: after });
      }
    }
  }
}

describe("a certification", () => {
  it.each(["business", "licence", "degree", "award"] as const)(
    "of a %s moves as staff and time decide",
    (kind) => check(kind, paper),
  );
  it("of a name moves by a check of the person, also after it ran out", () =>
    check("identity", name));

  it("shows each side its own buttons", () => {
    const waiting = { kind: "business", state: "pending" } as const;
    expect(availableCertificationEvents(waiting, "pro")).toEqual(["submit", "remove"]);
    expect(availableCertificationEvents(waiting, "staff")).toEqual(["approve", "reject"]);
    const approved = { kind: "licence", state: "approved" } as const;
    expect(availableCertificationEvents(approved, "staff")).toEqual(["revoke"]);
    expect(availableCertificationEvents({ kind: "identity", state: "none" }, "pro")).toEqual([
      "confirm",
    ]);
  });
});
