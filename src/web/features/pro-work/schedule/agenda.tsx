import CalendarPlus from "lucide-react/icons/calendar-plus";
import { endpointCall } from "#contract/endpoint-call.ts";
import type { WorkEntry } from "#contract/endpoints/pro-work/work-days.ts";
import type { Output } from "#contract/registry.ts";
import { TextLink } from "#ui/action/text-link.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { spokenDay } from "#ui/date/day-text.ts";
import { shiftMonth } from "#ui/date/month-grid.ts";
import { formatWon } from "#web/platform/format/format.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { entryLink } from "../entry-link.tsx";
import { entryName, entryPlace, entryTime } from "../work-entry-text.ts";
import { WorkRow } from "../work-row.tsx";
import { dayAnchor } from "./day-anchor.ts";

type Schedule = Output<"pro.schedule">;

/** What is on the days of a month: what comes first, then what is over. */
export function Agenda({ schedule }: { schedule: Schedule }) {
  const { entries, today, month } = schedule;
  const days = [...new Set(entries.map(({ day }) => day))];
  if (days.length === 0) {
    return (
      <p className="py-6 text-muted">
        {month < today.slice(0, 7) ? "이 달에는 일이 없었어요." : "이 달에는 약속한 일이 없어요."}
      </p>
    );
  }
  const isThisMonth = month === today.slice(0, 7);
  const isOver = (day: string) => day < today;
  const over = days.filter(isOver);
  const isAllOver = over.length === days.length;
  return (
    <div className="flex min-w-0 flex-col gap-8 max-lg:-mx-4">
      {isThisMonth && isAllOver && (
        <p className="px-4 lg:px-2">
          이번 달에 남은 일정은 없어요.{" "}
          <TextLink render={<Link to="/pro/schedule" search={{ month: shiftMonth(month, 1) }} />}>
            다음 달 보기
          </TextLink>
        </p>
      )}
      <Days days={days.filter((day) => !isOver(day))} schedule={schedule} />
      {over.length > 0 && (
        <div>
          {(isThisMonth || !isAllOver) && <h2 className="px-4 pb-1 text-lg lg:px-2">지난 날</h2>}
          <Days days={over} schedule={schedule} />
        </div>
      )}
    </div>
  );
}

function Days({ days, schedule }: { days: readonly string[]; schedule: Schedule }) {
  if (days.length === 0) return null;
  return (
    <div>
      {days.map((day) => (
        <section
          key={day}
          id={dayAnchor(day)}
          aria-labelledby={`${dayAnchor(day)}-name`}
          className="scroll-mt-20"
        >
          <h3
            id={`${dayAnchor(day)}-name`}
            className="flex min-h-11 items-center gap-2 border-b border-line px-4 text-sm lg:px-2"
          >
            {spokenDay(day)}
            {day === schedule.today && <Badge tone="accent">오늘</Badge>}
          </h3>
          {schedule.entries
            .filter((entry) => entry.day === day)
            .map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
        </section>
      ))}
    </div>
  );
}

function Entry({ entry }: { entry: WorkEntry }) {
  return (
    <WorkRow
      render={entryLink(entry)}
      title={entryName(entry)}
      badges={entry.is_done && <Badge>{entry.kind === "hire" ? "완료" : "상담 완료"}</Badge>}
      detail={
        <>
          {entryPlace(entry)}
          {(entry.from !== null || !entry.is_done) && (
            <span className="numeric"> · {entryTime(entry)}</span>
          )}
          {entry.amount > 0 && <span className="numeric"> · {formatWon(entry.amount)}</span>}
        </>
      }
      action={
        <a
          href={fileUrl(entry)}
          download
          aria-label={`${spokenDay(entry.day)} ${entryName(entry)} 캘린더 파일 받기`}
          title="캘린더 파일 받기"
          className="grid size-11 place-items-center rounded-md text-muted hover:bg-line hover:text-ink"
        >
          <CalendarPlus size={20} aria-hidden />
        </a>
      }
    />
  );
}

function fileUrl({ kind, id }: WorkEntry): string {
  return kind === "hire"
    ? endpointCall("hires.calendar", { hireId: id }).url
    : endpointCall("consultations.calendar", { consultationId: id }).url;
}
