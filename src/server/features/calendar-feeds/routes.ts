import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { Call, Handlers } from "../../platform/http/call.ts";
import { clientNetwork } from "../../platform/http/client-network.ts";
import { refuse } from "../../platform/refusal.ts";
import { feedPath, readFeedToken } from "./feed-path.ts";
import { deleteFeed, findFeedId, findProOfFeed, writeFeed } from "./queries.ts";

const RENEWALS_PER_HOUR = 20;
/** By the feed: several calendars of one person, each of which looks every few minutes. */
const READS_PER_HOUR = 240;
/** Addresses that open nothing, from one network: calendars go on asking for one that was renewed. */
const WRONG_READS_PER_HOUR = 120;

interface Reading {
  /** A pro's appointments as a calendar file. */
  calendarOfPro: (call: Call<"calendar.feed">, proId: string) => Promise<string>;
}

/** The address under which a calendar follows a pro's appointments: made, renewed, removed and read. */
export function calendarFeedHandlers({ calendarOfPro }: Reading) {
  return {
    "pro.calendarFeed": async ({ sql, viewer, http }) => {
      const feedId = await findFeedId(sql, viewer.pro.id);
      return { path: feedId === null ? null : feedPath(feedId, http.sessionSecret) };
    },

    "pro.calendarFeed.renew": async ({ sql, viewer, now, ids, limit, http }) => {
      await limit("calendar_feed", viewer.accountId, RENEWALS_PER_HOUR, HOUR_MS);
      const feedId = ids.next();
      await writeFeed(sql, { pro_id: viewer.pro.id, feed_id: feedId, created_at: now });
      return { path: feedPath(feedId, http.sessionSecret) };
    },

    "pro.calendarFeed.remove": async ({ sql, viewer }) => {
      await deleteFeed(sql, viewer.pro.id);
      return {};
    },

    "calendar.feed": async (call) => {
      const { params, http, request, limitTries, reply, sql } = call;
      const feedId = readFeedToken(params.token, http.sessionSecret);
      const proId = feedId === null ? undefined : await findProOfFeed(sql, feedId);
      if (feedId === null || proId === undefined) {
        const network = clientNetwork(request.ip);
        await limitTries("calendar_wrong", network, WRONG_READS_PER_HOUR, HOUR_MS);
        return refuse("not_found");
      }
      await limitTries("calendar_read", feedId, READS_PER_HOUR, HOUR_MS);
      return reply
        .headers({ "content-type": "text/calendar; charset=utf-8", "cache-control": "no-store" })
        .send(await calendarOfPro(call, proId));
    },
  } satisfies Partial<Handlers>;
}
