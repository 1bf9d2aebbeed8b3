import { formatDay, formatTime } from "./format.ts";

/** A day and a time of it; in a narrow place the time goes to the next line. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      <span className="numeric">{formatDay(at)}</span>{" "}
      <span className="numeric">{formatTime(at)}</span>
    </time>
  );
}
