import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { Badge } from "#ui/display/badge.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { formatKoreanDate } from "#web/platform/format/format.ts";

/** By when something is to be done, louder on the day itself and after it. */
export function DueBadge({ dueOn }: { dueOn: string }) {
  const today = seoulDay(useNow());
  if (dueOn < today)
    return (
      <Badge tone="danger">
        <Until day={dueOn} over />
      </Badge>
    );
  if (dueOn === today) return <Badge tone="warning">오늘까지</Badge>;
  return (
    <Badge>
      <Until day={dueOn} />
    </Badge>
  );
}

/** A particle stands without a space after its word, which a badge puts between its parts. */
function Until({ day, over = false }: { day: string; over?: boolean }) {
  return (
    <span className="numeric">
      {formatKoreanDate(day)}
      {over ? "까지였어요" : "까지"}
    </span>
  );
}
