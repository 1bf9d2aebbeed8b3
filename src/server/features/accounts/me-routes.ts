import { maySwitchMode } from "#domain/account/user-type.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { endSessions } from "../../platform/session/session-store.ts";
import type { AccountDeps } from "./account-deps.ts";
import { loadProof } from "./password/confirm-identity.ts";
import { publishChange } from "./publish-change.ts";
import { setMode, setName } from "./queries.ts";
import { answerSignedOut } from "./sign-in.ts";

const RENAMES = { most: 10, windowMs: DAY_MS };

/** The name and the face that a person's account shows, and ending where it is signed in. */
export function meHandlers({ loadMe }: Pick<AccountDeps, "loadMe">) {
  return {
    "users.me.rename": async (call) => {
      const { viewer, body, now } = call;
      await call.limit("rename", viewer.accountId, RENAMES.most, RENAMES.windowMs);
      await call.transaction(async (tx) => {
        await setName(tx, viewer.accountId, body.name);
        await publishChange(tx, viewer.accountId, now);
      });
      return loadMe(call.sql, viewer);
    },

    "users.me.mode": async (call) => {
      const { viewer, body, now } = call;
      const hasApprovedProfile = viewer.pro?.state === "approved";
      if (!maySwitchMode({ role: "member", mode: viewer.mode, hasApprovedProfile })) {
        refuse("pro_required");
      }
      await call.transaction(async (tx) => {
        await setMode(tx, viewer.accountId, body.mode);
        await publishChange(tx, viewer.accountId, now);
      });
      return loadMe(call.sql, { ...viewer, mode: body.mode });
    },

    "users.me.sessions.revoke": async (call) => {
      const { accountId } = call.viewer;
      const { sessionId } = call.params;
      const ended = await endSessions(call.sql, { accountId, sessionId }, call.now);
      if (ended === 0) refuse("not_found");
      if (sessionId === call.viewer.sessionId) answerSignedOut(call);
      return {};
    },

    "users.me.sessions.revokeOthers": async (call) => {
      const { viewer, now } = call;
      const { accountId, sessionId } = viewer;
      await call.transaction(async (tx) => {
        await endSessions(tx, { accountId, sessionId: null, except: sessionId }, now);
        await publishChange(tx, accountId, now);
      });
      return {};
    },

    "users.me.proof": ({ sql, viewer, now }) => loadProof(sql, viewer, now),
  } satisfies Partial<Handlers>;
}
