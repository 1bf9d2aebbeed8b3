import type { ReactElement, ReactNode } from "react";
import { Link } from "#web/platform/navigation/link.tsx";
import CalendarClock from "lucide-react/icons/calendar-clock";
import CalendarDays from "lucide-react/icons/calendar-days";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import FilePen from "lucide-react/icons/file-pen";
import FileText from "lucide-react/icons/file-text";
import MessageCircle from "lucide-react/icons/message-circle";
import Star from "lucide-react/icons/star";
import type { WaitingItem } from "#contract/endpoints/me/waiting.ts";
import type { WaitingKind } from "#domain/waiting/waiting.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { TaskRow } from "#ui/list/task-row.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { waitingText } from "./waiting-text.ts";

const icons: Record<WaitingKind, ReactNode> = {
  overdue: <CircleAlert size={22} />,
  change_order: <FilePen size={22} />,
  consultation: <CalendarClock size={22} />,
  complete: <CircleCheck size={22} />,
  work: <CalendarDays size={22} />,
  unread_quotes: <FileText size={22} />,
  unread_talk: <MessageCircle size={22} />,
  review: <Star size={22} />,
};

interface WaitingListProps {
  /** Names the list. */
  label: string;
  items: readonly WaitingItem[];
  /** What only this device knows, as rows of the same list. */
  drafts?: ReactNode;
}

/** What waits for the person, each with its one verb. */
export function WaitingList({ label, items, drafts }: WaitingListProps) {
  const today = seoulDay(useNow());
  return (
    <ul aria-label={label} className="divide-y divide-line border-y border-line">
      {items.map((item) => (
        <li key={keyOf(item)}>
          <TaskRow
            icon={icons[item.kind]}
            tone={item.kind === "overdue" ? "danger" : "plain"}
            {...waitingText(item, today)}
            render={linkOf(item)}
          />
        </li>
      ))}
      {drafts}
    </ul>
  );
}

function keyOf(item: WaitingItem): string {
  const { kind, ...facts } = item;
  return [kind, ...Object.values(facts)].join(" ");
}

function linkOf(item: WaitingItem): ReactElement {
  switch (item.kind) {
    case "overdue":
      return <Link to="/membership" />;
    case "change_order":
      return <Link to="/quote" search={{ id: item.quote_id }} hash="change-orders" />;
    case "consultation":
      return (
        <Link
          to="/consultations/$consultationId"
          params={{ consultationId: item.consultation_id }}
        />
      );
    case "complete":
    case "work":
    case "unread_quotes":
      return <Link to="/requests/$requestId" params={{ requestId: item.request_id }} />;
    case "unread_talk":
      return <Link to="/chats/$quoteId" params={{ quoteId: item.quote_id }} />;
    case "review":
      return <Link to="/review/$hireId" params={{ hireId: item.hire_id }} />;
  }
}
