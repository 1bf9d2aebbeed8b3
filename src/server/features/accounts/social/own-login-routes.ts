import { LOGIN_PROVIDERS } from "#domain/social-login/login-providers.ts";
import { loginProblemText } from "#domain/social-login/login-problems.ts";
import { mayTakeWayIn } from "#domain/account/ways-in.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { offeredLogins, type Logins } from "../../../gateways/login/choose-logins.ts";
import type { Handlers } from "../../../platform/http/call.ts";
import { refuse } from "../../../platform/refusal.ts";
import { findWaysIn, lockWaysIn } from "../ways-in.ts";
import { goToProvider } from "./go-to-provider.ts";
import { namedProvider, ownPath } from "./login-paths.ts";
import { findLinked, unlinkProvider } from "./social-login-rows.ts";

/** Where a person sees by whom their account may be opened. */
const OWN_PAGE = "/setting/account/social-logins";

/** Which providers there are, and which of them open one's own account. */
export function ownLoginHandlers(logins: Logins) {
  return {
    socialLogins: async () => ({ providers: offeredLogins(logins) }),

    "users.me.socialLogins": async ({ sql, viewer }) => {
      const { accountId } = viewer;
      const [{ hasPassword, ways }, linked] = await Promise.all([
        findWaysIn(sql, accountId),
        findLinked(sql, accountId),
      ]);
      const linkedAt = new Map(linked.map((one) => [one.provider, one.linked_at]));
      return {
        has_password: hasPassword,
        may_unlink: mayTakeWayIn({ hasPassword, otherWays: ways - 1 }),
        // One that is linked stays to be seen and unlinked when it is no longer offered.
        items: LOGIN_PROVIDERS.filter((one) => logins[one] || linkedAt.has(one)).map((provider) => {
          const at = linkedAt.get(provider);
          return { provider, linked_at: at ? seoulIso(at.getTime()) : null };
        }),
      };
    },

    "users.me.socialLogins.begin": async (call) => {
      const { provider, purpose } = call.body;
      const next = ownPath(call.body.next) ?? OWN_PAGE;
      const flow = { provider, purpose, accountId: call.viewer.accountId, next };
      const gone = await goToProvider(call, logins, flow);
      if ("url" in gone) return gone;
      return refuse("unavailable", { message: loginProblemText(gone.problem, provider) });
    },

    "users.me.socialLogins.unlink": async ({ params, viewer, transaction }) => {
      const { accountId } = viewer;
      const provider = namedProvider(params);
      await transaction(async (tx) => {
        const { hasPassword, ways } = await lockWaysIn(tx, accountId);
        const linked = await findLinked(tx, accountId);
        if (!linked.some((one) => one.provider === provider)) refuse("not_found");
        if (!mayTakeWayIn({ hasPassword, otherWays: ways - 1 })) refuse("last_way_in");
        await unlinkProvider(tx, accountId, provider);
      });
      return {};
    },
  } satisfies Partial<Handlers>;
}
