import { formatDay, formatTime } from "./format.ts";

/** When something happened, in full: "2026년 11월 24일 오후 10:19". A narrow line breaks between day and time alone. */
export function DayAndTime({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      <span className="numeric">{formatDay(at)}</span>{" "}
      <span className="numeric">{formatTime(at)}</span>
    </time>
  );
}
