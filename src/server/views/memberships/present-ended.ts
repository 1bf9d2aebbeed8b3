import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { END_LABELS } from "#domain/membership/notices/end-labels.ts";
import type { MembershipRow } from "../../features/memberships/membership-rows.ts";

const SHOWN_MS = 60 * DAY_MS;

/** The last membership, shown for some weeks after its last day. */
export function presentEnded(
  row: MembershipRow | undefined,
  now: number,
): MembershipOverview["ended"] {
  if (!row?.ended_at || row.end_reason === null) return null;
  const message = END_LABELS[row.end_reason];
  const endedAt = row.ended_at.getTime();
  // One that ran out at the first instant of a day was good through the day before.
  return message !== null && now - endedAt < SHOWN_MS
    ? { on: seoulDay(endedAt - 1), message }
    : null;
}
