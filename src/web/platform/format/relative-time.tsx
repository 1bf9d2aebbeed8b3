import { useNow } from "../page/clock.ts";
import { formatDay, formatRelative, formatTime } from "./format.ts";

/** When something happened: "3분 전", kept up to date, with the full moment for machines and on hover. */
export function RelativeTime({ at }: { at: string }) {
  // `now` moves on by the minute only: what came in since has still happened already.
  const now = Math.max(useNow(), Date.parse(at));
  return (
    <time dateTime={at} title={`${formatDay(at)} ${formatTime(at)}`} className="numeric">
      {formatRelative(at, now)}
    </time>
  );
}
