import { DELIVERY_CHANNELS, STUCK_STATES } from "#domain/notice/delivery.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { ageSeconds, figureGroup } from "../../platform/metrics/figure-group.ts";

/** Whether people are told of what happened. */
export const deliveryFigures = figureGroup({
  name: "delivery",
  figures: {
    somssi_unplanned_notice_age_seconds: {
      help: "How long the oldest notice waits for the decision by which channels it goes",
    },
    somssi_undelivered_notice_age_seconds: {
      help: "How long the oldest message that was due has not gone out, by channel",
      labels: ["channel"],
    },
    somssi_undelivered_notices: {
      help: "Messages that were due and have not gone out, by channel",
      labels: ["channel"],
    },
    somssi_dead_letters: {
      help: "Messages of the last day that were given up or may not have arrived, by channel and state",
      labels: ["channel", "state"],
    },
    somssi_delivery_paused: {
      help: "Whether a channel is left alone because its provider is down",
      labels: ["channel"],
    },
  },
  read: async (tx, now) => {
    const [unplanned] = await tx<{ oldest: Date | null }[]>`
      SELECT min(created_at) AS oldest FROM notifications WHERE planned_at IS NULL`;
    // What is tried again waits with a later not_before; it was due when it was first tried.
    const waiting = await tx<{ channel: string; count: number; oldest: Date }[]>`
      SELECT channel, count(*)::integer AS count, min(coalesce(first_tried_at, not_before)) AS oldest
      FROM deliveries
      WHERE state IN ('pending', 'sending') AND (not_before <= ${now} OR first_tried_at IS NOT NULL)
      GROUP BY channel`;
    const dead = await tx<{ channel: string; state: string; count: number }[]>`
      SELECT channel, state, count(*)::integer AS count FROM deliveries
      WHERE state IN ('failed', 'unclear') AND created_at > ${new Date(now.getTime() - DAY_MS)}
      GROUP BY channel, state`;
    const paused = await tx<{ channel: string }[]>`
      SELECT channel FROM delivery_breakers WHERE open_until > ${now}`;
    const first = {
      name: "somssi_unplanned_notice_age_seconds",
      value: ageSeconds(unplanned?.oldest, now),
    } as const;
    return [
      first,
      ...DELIVERY_CHANNELS.flatMap((channel) => {
        const labels = { channel };
        const own = waiting.find((row) => row.channel === channel);
        return [
          {
            name: "somssi_undelivered_notice_age_seconds",
            labels,
            value: ageSeconds(own?.oldest, now),
          },
          { name: "somssi_undelivered_notices", labels, value: own?.count ?? 0 },
          {
            name: "somssi_delivery_paused",
            labels,
            value: paused.some((row) => row.channel === channel) ? 1 : 0,
          },
          ...STUCK_STATES.map((state) => ({
            name: "somssi_dead_letters" as const,
            labels: { channel, state },
            value: dead.find((row) => row.channel === channel && row.state === state)?.count ?? 0,
          })),
        ] as const;
      }),
    ];
  },
});
