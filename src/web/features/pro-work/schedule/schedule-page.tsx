import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { Agenda } from "./agenda.tsx";
import { CalendarFeed } from "./calendar-feed.tsx";
import { MonthView } from "./month-view.tsx";
import { scheduleInput } from "./schedule-input.ts";

/** A pro's agreed work and booked consultations by month, and the way to see them in a calendar of their own. */
export function SchedulePage() {
  const input = scheduleInput(useSearch({ from: "/pro/schedule" }).month);
  const { data: schedule } = useSuspenseQuery(endpointQuery("pro.schedule", input));
  return (
    <PageFrame width="wide">
      <PageHeader
        title="일정"
        actions={
          <ButtonLink variant="quiet" size="sm" render={<Link to="/pro/hires" />}>
            진행 중인 일
          </ButtonLink>
        }
      />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <div>
          <MonthView schedule={schedule} />
          {schedule.offers_consultations && (
            <p className="mt-2 text-sm text-muted">
              {schedule.holidays.length > 0
                ? "바탕색이 다른 날은 상담 휴무일이에요."
                : "이 달에는 상담 휴무일이 없어요."}{" "}
              <TextLink render={<Link to="/pro/consultant" />}>휴무일 수정</TextLink>
            </p>
          )}
        </div>
        <div className="min-w-0 lg:row-span-2">
          <Agenda schedule={schedule} />
        </div>
        <div className="mt-4 min-w-0">
          <CalendarFeed />
        </div>
      </div>
    </PageFrame>
  );
}
