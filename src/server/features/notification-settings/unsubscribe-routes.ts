import { advertisingNow } from "#domain/account/advertising-consents.ts";
import { maskEmail } from "#domain/account/mask-email.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import { isSwitchable } from "#domain/notice/notice-groups.ts";
import { DEFAULT_NOTIFICATION_SETTINGS, isOn } from "#domain/notice/notification-settings.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Call, Handlers } from "../../platform/http/call.ts";
import { clientNetwork } from "../../platform/http/client-network.ts";
import { publishEvent } from "../../platform/events/publish.ts";
import { refuse, Refusal } from "../../platform/refusal.ts";
import type { AdvertisingConsents } from "./advertising-consents.ts";
import type { Planned } from "./planned.ts";
import { findNotificationSettings, switchOff } from "./queries.ts";
import { readUnsubscribeToken, type Unsubscription } from "./unsubscribe-token.ts";

/** Links that nobody signed, from one network. */
const WRONG_LINKS_PER_HOUR = 60;
/** By the person: mail providers press for many people from one address. */
const PRESSES_PER_HOUR = 30;

interface UnsubscribeDeps extends AdvertisingConsents, Planned {
  findAccount: (db: Db, accountId: string) => Promise<{ email: string } | undefined>;
}

/** Switching a group of letters off from a letter, without login. Opening the link changes nothing: scanners do it. */
export function unsubscribeHandlers(deps: UnsubscribeDeps) {
  return {
    "unsubscribe.get": async (call) => {
      const { accountId, group } = await namedBy(call);
      const account = (await deps.findAccount(call.sql, accountId)) ?? refuse("not_found");
      return {
        group,
        email: maskEmail(account.email),
        is_on: await goesOut(call.sql, deps, { accountId, group }),
      };
    },

    "unsubscribe.confirm": async (call) => {
      const { params, query, reply } = call;
      void reply.header("cache-control", "no-store");
      if (query.from !== "page") {
        await unsubscribe(call, deps);
        return reply.send({}) as never;
      }
      // A person is looking: the page says what came of it, a link that is none included.
      await unsubscribe(call, deps).catch((error: unknown) => {
        if (!(error instanceof Refusal && error.code === "not_found")) throw error;
      });
      return reply.redirect(`/unsubscribe/${encodeURIComponent(params.token)}`, 303) as never;
    },
  } satisfies Partial<Handlers>;
}

async function unsubscribe(
  call: Call<"unsubscribe.confirm">,
  deps: UnsubscribeDeps,
): Promise<void> {
  const { now, ids, limitTries, transaction } = call;
  const { accountId, group } = await namedBy(call);
  await limitTries("unsubscribe", accountId, PRESSES_PER_HOUR, HOUR_MS);
  await transaction(async (tx) => {
    if (!(await goesOut(tx, deps, { accountId, group }))) return;
    if (group === "advertising") {
      const answer = { scope: "email" as const, granted: false };
      await deps.recordAnswers(tx, accountId, [answer], { now, ids, source: "letter" });
    } else {
      await switchOff(tx, accountId, { group, channel: "email" });
    }
    await deps.dropSwitchedOff(tx, accountId, [{ group, channel: "email" }], "unsubscribed");
    await publishEvent(tx, { accountId, kind: "account_changed", payload: {}, now });
  });
}

/** Whose letters the link is about; refuses one that we never signed, or that is about letters which nobody may stop. */
async function namedBy({
  params,
  http,
  request,
  limitTries,
}: Call<"unsubscribe.get" | "unsubscribe.confirm">): Promise<Unsubscription> {
  const named = readUnsubscribeToken(params.token, http.sessionSecret);
  if (named && isSwitchable(named.group, "email")) return named;
  const network = clientNetwork(request.ip);
  await limitTries("unsubscribe_wrong", network, WRONG_LINKS_PER_HOUR, HOUR_MS);
  return refuse("not_found");
}

async function goesOut(
  db: Db,
  { findAnswers }: Pick<AdvertisingConsents, "findAnswers">,
  { accountId, group }: Unsubscription,
): Promise<boolean> {
  if (group === "advertising") return advertisingNow(await findAnswers(db, accountId)).email;
  const settings = (await findNotificationSettings(db, [accountId])).get(accountId);
  return isOn(settings ?? DEFAULT_NOTIFICATION_SETTINGS, group, "email");
}
