import { useNow } from "./clock.ts";
import { formatDay, formatRelative, formatTime } from "./format.ts";

/** "3분 전", kept up to date, with the full moment for machines and on hover. */
export function RelativeTime({ at }: { at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} title={`${formatDay(at)} ${formatTime(at)}`} className="numeric">
      {formatRelative(at, now)}
    </time>
  );
}
