import type { EventStreams } from "../../platform/events/event-streams.ts";
import type { Handlers } from "../../platform/http/call.ts";

/** The person's own stream of events. */
export function eventHandlers(streams: EventStreams) {
  return {
    "events.stream": async ({ request, reply, viewer, query }) =>
      streams.open(request, reply, viewer, query.after),
  } satisfies Partial<Handlers>;
}
