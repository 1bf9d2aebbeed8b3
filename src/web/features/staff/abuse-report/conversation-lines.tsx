import type { Output } from "#contract/registry.ts";
import { Badge } from "#ui/display/badge.tsx";
import { DayAndTime } from "#web/platform/format/day-and-time.tsx";

type Line = Output<"staff.reports.conversation">["items"][number];

const sides: Record<Line["by"], string> = {
  reported: "신고된 사람",
  other: "상대",
  nobody: "안내",
};

/** A conversation to be read, the oldest line first, with what was reported and what holds contact details marked. */
export function ConversationLines({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) return <p className="text-muted">나눈 메시지가 없어요.</p>;
  return (
    <ol aria-label="대화" className="flex flex-col divide-y divide-line">
      {lines.map((line) => (
        <li key={line.id} className="py-3">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
            <span className="font-medium text-ink">{sides[line.by]}</span>
            <DayAndTime at={line.created_at} />
            {line.is_reported && <Badge tone="danger">신고된 메시지</Badge>}
            {line.has_contact_details && <Badge tone="warning">연락처가 든 메시지</Badge>}
          </p>
          <p
            className={line.is_card ? "break-words text-muted" : "break-words whitespace-pre-line"}
          >
            {line.text}
          </p>
        </li>
      ))}
    </ol>
  );
}
