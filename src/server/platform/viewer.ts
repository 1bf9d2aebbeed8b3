import type { ProState } from "#domain/pro/lifecycle.ts";
import type { Access } from "#contract/endpoint.ts";
import type { SecondFactorState } from "#domain/staff/second-factor.ts";
import type { StaffLevel } from "#domain/staff/permissions.ts";

export interface Visitor {
  kind: "visitor";
}

export interface Member {
  kind: "member";
  accountId: string;
  sessionId: string;
  name: string;
  /** Number of the newest event published to them: a page that follows events goes on from there. */
  eventSeq: number;
  /** The last choice between the two faces of one account; null until one was made. */
  mode: "customer" | "pro" | null;
  phoneVerified: boolean;
  pro: { id: string; state: ProState } | null;
}

export interface Staff {
  kind: "staff";
  accountId: string;
  sessionId: string;
  name: string;
  eventSeq: number;
  level: StaffLevel;
  /** Whether this session has passed the second factor, and not too long ago. */
  secondFactor: SecondFactorState;
}

/** Who is calling. What a person may do depends on having the profile, never on the mode shown. */
export type Viewer = Visitor | Member | Staff;

/** A member whose pro profile is approved. */
export interface Pro extends Member {
  pro: { id: string; state: "approved" };
}

/** A member who has work to finish: approved, or suspended since. */
export interface ProAtWork extends Member {
  pro: { id: string; state: "approved" | "suspended" };
}

/** What a handler knows of its caller once access has been granted. */
export interface ViewerByAccess {
  anyone: Viewer;
  signed: Viewer;
  dev: Viewer;
  account: Member | Staff;
  signed_in: Member | Staff;
  member: Member;
  verified: Member;
  pro: Pro;
  pro_at_work: ProAtWork;
  staff_signed_in: Staff;
  staff: Staff;
}

export type ViewerOf<A extends Access> = ViewerByAccess[A];
