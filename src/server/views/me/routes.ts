import { findAccount, findVerifiedPhone } from "../../features/accounts/queries.ts";
import type { Me } from "#contract/endpoints/accounts.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { listSessions } from "../../platform/session/session-store.ts";
import type { Member, Staff } from "../../platform/viewer.ts";
import { presentMe, presentViewerPhone, presentSession } from "../../features/accounts/present.ts";

/** A person's own account, their number, and where they are signed in. */
export function meViewHandlers() {
  return {
    "users.me": ({ sql, viewer }) => loadMe(sql, viewer),

    "users.me.phone": ({ sql, viewer }) => loadViewerPhone(sql, viewer.accountId),

    "users.me.sessions": async ({ sql, viewer, now }) => {
      const sessions = await listSessions(sql, viewer.accountId, now);
      const items = sessions.map((session) => presentSession(session, viewer.sessionId));
      return { items, next: null };
    },
  } satisfies Partial<Handlers>;
}

export async function loadMe(db: Db, viewer: Member | Staff): Promise<Me> {
  const account = await findAccount(db, viewer.accountId);
  return account ? presentMe(account, viewer) : refuse("auth_required");
}

export async function loadViewerPhone(db: Db, accountId: string) {
  return presentViewerPhone(await findVerifiedPhone(db, accountId));
}
