import { maySwitchMode } from "#domain/account/user-type.ts";
import { publishEvent } from "../../platform/events/publish.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { endSessions, listSessions } from "../../platform/session/session-store.ts";
import type { Member, Staff } from "../../platform/viewer.ts";
import type { Db } from "../../platform/database/sql.ts";
import { presentMe, presentSession } from "./present.ts";
import { findAccount, setMode } from "./queries.ts";
import { answerSignedOut } from "./sign-in.ts";

type MeEndpoints = "users.me" | "users.me.mode" | "users.me.sessions" | "users.me.sessions.revoke";

/** A person's own account, the face it shows, and where it is signed in. */
export function meHandlers(): Pick<Handlers, MeEndpoints> {
  return {
    "users.me": async ({ sql, viewer }) => loadMe(sql, viewer),

    "users.me.mode": async (call) => {
      const { viewer, body, now } = call;
      const hasApprovedProfile = viewer.pro?.state === "approved";
      if (!maySwitchMode({ role: "member", mode: viewer.mode, hasApprovedProfile })) {
        refuse("pro_required");
      }
      await call.transaction(async (tx) => {
        await setMode(tx, viewer.accountId, body.mode);
        await publishEvent(tx, {
          accountId: viewer.accountId,
          kind: "account_changed",
          payload: {},
          now,
        });
      });
      return loadMe(call.sql, { ...viewer, mode: body.mode });
    },

    "users.me.sessions": async ({ sql, viewer, now }) => {
      const sessions = await listSessions(sql, viewer.accountId, now);
      const items = sessions.map((session) => presentSession(session, viewer.sessionId));
      return { items, next: null };
    },

    "users.me.sessions.revoke": async (call) => {
      const { accountId } = call.viewer;
      const { sessionId } = call.params;
      const ended = await endSessions(call.sql, { accountId, sessionId }, call.now);
      if (ended === 0) refuse("not_found");
      if (sessionId === call.viewer.sessionId) answerSignedOut(call);
      return {};
    },
  };
}

async function loadMe(db: Db, viewer: Member | Staff) {
  const account = await findAccount(db, viewer.accountId);
  return account ? presentMe(account, viewer) : refuse("auth_required");
}
