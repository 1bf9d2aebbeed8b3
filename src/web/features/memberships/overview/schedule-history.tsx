import { useSuspenseQuery } from "@tanstack/react-query";
import type { Output } from "#contract/registry.ts";
import { Badge, type Tone } from "#ui/display/badge.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Table } from "#ui/list/table.tsx";
import { formatDay, formatKoreanDate } from "#web/platform/format/format.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { changeWord } from "./membership-labels.ts";

type Schedule = Output<"subscriptions.schedules">["items"][number];

const states: Record<Schedule["state"], { label: string; tone: Tone }> = {
  pending: { label: "예약됨", tone: "accent" },
  applied: { label: "바뀜", tone: "success" },
  removed: { label: "취소함", tone: "neutral" },
  replaced: { label: "다시 예약함", tone: "neutral" },
};

/** Changes of the plan that were asked for, the pending one first; nothing without any. */
export function ScheduleHistory() {
  const { data } = useSuspenseQuery(endpointQuery("subscriptions.schedules"));
  if (data.items.length === 0) return null;
  return (
    <Section title="변경 예약 내역">
      <Table
        caption="변경 예약 내역"
        captionHidden
        rows={data.items}
        rowKey={(schedule) => schedule.id}
        columns={[
          {
            key: "plans",
            header: "변경",
            primary: true,
            cell: ({ from_plan, plan, change }) =>
              `${from_plan.name} → ${plan.name} (${changeWord[change]})`,
          },
          {
            key: "due",
            header: "바뀌는 날",
            cell: ({ payment_due_date }) => formatKoreanDate(payment_due_date),
          },
          { key: "asked", header: "예약한 날", cell: ({ created_at }) => formatDay(created_at) },
          {
            key: "state",
            header: "상태",
            align: "end",
            cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
          },
        ]}
      />
    </Section>
  );
}
