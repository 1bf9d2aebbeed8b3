import type { Draft } from "./draft.ts";
import type { Effect } from "./effect.ts";
import type { Membership } from "./membership.ts";
import type { MembershipRefusal } from "./refusal.ts";

/** The membership to save (null when there is none) and what to do, or why nothing happens. */
export type Outcome =
  | { ok: true; membership: Membership | null; effects: readonly Effect[] }
  | { ok: false; code: MembershipRefusal };

export function accept({ membership, effects }: Draft): Outcome {
  return { ok: true, membership, effects };
}

export function refuse(code: MembershipRefusal): Outcome {
  return { ok: false, code };
}
