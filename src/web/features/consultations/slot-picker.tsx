import { WEEKS_AT_ONCE } from "#domain/consultation/consultation-limits.ts";
import { useQuery } from "@tanstack/react-query";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useState, type Ref } from "react";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import { WEEKDAY_WORDS } from "#domain/consultation/slot-labels.ts";
import { weekdayOf } from "#domain/calendar/weekday.ts";
import { ErrorPanel } from "#ui/feedback/error-panel.tsx";
import { IconButton } from "#ui/action/icon-button.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/skeleton.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { formatTime } from "#web/platform/format/format.ts";
import { DAYS_AT_ONCE, firstSlots } from "./first-slots.ts";
import { PickOne } from "./pick-one.tsx";

interface SlotPickerProps {
  proId: string;
  /** ISO instant of the chosen slot's start, null while none is chosen. */
  value: string | null;
  onChange: (startsAt: string) => void;
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** First a day of two weeks, then one of its free times. */
export function SlotPicker({ proId, value, onChange, error, ref }: SlotPickerProps) {
  const today = seoulDay(useNow());
  const [page, setPage] = useState(0);
  const first = addDays(today, page * DAYS_AT_ONCE);
  const input = { proId, days: DAYS_AT_ONCE, from: first };
  const slots = useQuery(
    page === 0 ? firstSlots(proId) : endpointQuery("pro.consultant.slots", input),
  );
  const items = slots.data?.items ?? [];
  const days = Array.from({ length: DAYS_AT_ONCE }, (_, at) => addDays(first, at));
  const free = new Set(items.map(({ starts_at }) => seoulDay(Date.parse(starts_at))));
  const [picked, setPicked] = useState<Day | null>(null);
  const wanted = picked ?? (value === null ? null : seoulDay(Date.parse(value)));
  const day =
    wanted !== null && days.includes(wanted) ? wanted : (days.find((one) => free.has(one)) ?? null);
  const until = slots.data?.bookable_until;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <div className="mb-2 flex items-center justify-between">
          <h2 className="font-bold">날짜</h2>
          <span className="-mr-2 flex">
            <IconButton
              label={`앞 ${WEEKS_AT_ONCE}주 보기`}
              icon={<ChevronLeft size={20} />}
              disabled={page === 0}
              onClick={() => setPage(page - 1)}
            />
            <IconButton
              label={`다음 ${WEEKS_AT_ONCE}주 보기`}
              icon={<ChevronRight size={20} />}
              disabled={until !== undefined && addDays(first, DAYS_AT_ONCE) > until}
              onClick={() => setPage(page + 1)}
            />
          </span>
        </div>
        <PickOne
          label="상담할 날짜"
          className="grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))]"
          value={day}
          onChange={setPicked}
          options={days.map((one) => ({
            value: one,
            label: (
              <>
                <span className="text-xs">{WEEKDAY_WORDS[weekdayOf(one)]}</span>
                <ShortLines text={formatKoreanDate(one)} />
              </>
            ),
            disabled: slots.data !== undefined && !free.has(one),
          }))}
        />
      </div>
      <div>
        <h2 className="mb-2 font-bold">시간</h2>
        {slots.isPending && (
          <SkeletonGroup label="빈 시간을 불러오는 중">
            <Skeleton className="h-12 w-full" />
          </SkeletonGroup>
        )}
        {slots.isError && (
          <ErrorPanel title="빈 시간을 불러오지 못했어요" onRetry={() => void slots.refetch()} />
        )}
        {slots.data && day === null && (
          <p className="text-muted">
            이 {WEEKS_AT_ONCE}주에는 빈 시간이 없어요. 다음 {WEEKS_AT_ONCE}주를 봐 주세요.
          </p>
        )}
        {day !== null && (
          <PickOne
            label="상담할 시간"
            className="grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))]"
            value={value}
            onChange={onChange}
            error={error}
            ref={ref}
            options={items
              .filter(({ starts_at }) => seoulDay(Date.parse(starts_at)) === day)
              .map(({ starts_at }) => ({
                value: starts_at,
                label: formatTime(starts_at),
              }))}
          />
        )}
      </div>
    </div>
  );
}

/** A date in two lines, the year above: a small button holds no more beside each other. */
function ShortLines({ text }: { text: string }) {
  const [year, ...rest] = text.split(" ");
  return (
    <>
      <span className="text-xs tabular-nums">{year} </span>
      <span className="whitespace-nowrap tabular-nums">{rest.join(" ")}</span>
    </>
  );
}
