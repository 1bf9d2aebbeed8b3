import { MINUTE_MS } from "#domain/calendar/durations.ts";
import type { EventStreams } from "../../platform/events/event-streams.ts";
import { beginWatching, endWatching } from "../../platform/events/watched-pages.ts";
import type { Handlers } from "../../platform/http/call.ts";

/** Of all pages of a person: whoever changes between tabs does so now and then. */
const SIGNALS_PER_MINUTE = 60;

/** The person's own stream of events, and which of their pages are before their eyes. */
export function eventHandlers(streams: EventStreams) {
  return {
    "events.stream": async ({ request, reply, viewer, query }) =>
      streams.open(request, reply, viewer, query),

    "users.me.watching": async ({ sql, viewer, body, now, limit }) => {
      const { accountId } = viewer;
      await limit("watching", accountId, SIGNALS_PER_MINUTE, MINUTE_MS);
      const { page, visible } = body;
      if (visible) await beginWatching(sql, { accountId, page }, now);
      else await endWatching(sql, { accountId, page });
      return {};
    },
  } satisfies Partial<Handlers>;
}
