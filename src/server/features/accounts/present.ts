import type { Me } from "#contract/endpoints/accounts.ts";
import type { Output } from "#contract/registry.ts";
import { maskMobile } from "#domain/account/phone.ts";
import { maySwitchMode, userType, type AccountFacts } from "#domain/account/user-type.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { SessionFacts } from "../../platform/session/session-store.ts";
import type { Member, Staff } from "../../platform/viewer.ts";
import type { AccountRow, VerifiedPhone } from "./queries.ts";

/** One's own number, its middle hidden: enough to see which one it is. */
export function presentViewerPhone(row: VerifiedPhone): Output<"users.me.phone"> {
  return {
    phone: row.phone === null ? null : maskMobile(row.phone),
    verified_at: row.phone_verified_at && seoulIso(row.phone_verified_at.getTime()),
  };
}

/** A signed-in person as they may see themselves; `phone` as stored, "+8210…". */
export function presentMe(account: AccountRow, person: Member | Staff): Me {
  const facts: AccountFacts = {
    role: person.kind,
    mode: person.kind === "member" ? person.mode : null,
    hasApprovedProfile: person.kind === "member" && person.pro?.state === "approved",
  };
  const type = userType(facts);
  return {
    id: account.id,
    email: account.email,
    email_verified: account.email_verified,
    name: account.name,
    user_type: type === "visitor" ? "customer" : type,
    phone: account.phone,
    phone_verified: account.phone !== null,
    pro: person.kind === "member" ? person.pro : null,
    can_switch: maySwitchMode(facts),
  };
}

type SessionItem = Output<"users.me.sessions">["items"][number];

export function presentSession(session: SessionFacts, currentId: string): SessionItem {
  return {
    id: session.id,
    user_agent: session.user_agent,
    created_at: seoulIso(session.created_at.getTime()),
    last_seen_at: seoulIso(session.last_seen_at.getTime()),
    network: session.network,
    current: session.id === currentId,
  };
}
