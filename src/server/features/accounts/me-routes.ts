import { maySwitchMode } from "#domain/account/user-type.ts";
import { publishEvent } from "../../platform/events/publish.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { endSessions } from "../../platform/session/session-store.ts";
import type { AccountDeps } from "./account-deps.ts";
import { setMode } from "./queries.ts";
import { answerSignedOut } from "./sign-in.ts";

/** The face that a person's account shows, and ending where it is signed in. */
export function meHandlers({ loadMe }: Pick<AccountDeps, "loadMe">) {
  return {
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

    "users.me.sessions.revoke": async (call) => {
      const { accountId } = call.viewer;
      const { sessionId } = call.params;
      const ended = await endSessions(call.sql, { accountId, sessionId }, call.now);
      if (ended === 0) refuse("not_found");
      if (sessionId === call.viewer.sessionId) answerSignedOut(call);
      return {};
    },
  } satisfies Partial<Handlers>;
}
