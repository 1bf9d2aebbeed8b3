import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { ABUSE_REPORT_REASON_LABELS } from "#domain/abuse-report/reason.ts";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { certificationKinds } from "../staff-labels.ts";
import { StaffTable } from "../table/staff-table.tsx";
import { WaitingTime, waitingWidth } from "../table/waiting-time.tsx";

interface QueueProps {
  /** The one that is open. */
  current: string | undefined;
}

const NOTHING = "기다리는 일이 없어요";

const WAITING = { name: "기다림", width: "9rem", nameClass: waitingWidth };

export function ProQueue({ current }: QueueProps) {
  const list = useSuspenseInfiniteQuery(endpointPages("staff.pros"));
  return (
    <StaffTable
      label="기다리는 고수"
      list={list}
      items={list.data.pages.flatMap((page) => page.items)}
      head={{ name: "고수", width: "3fr", cell: (pro) => pro.display_name }}
      face={(pro) => ({ name: pro.display_name, sealOf: pro.id })}
      columns={[
        { name: "서비스", width: "3fr", cell: (pro) => pro.services.join(", ") },
        { name: "지역", width: "3fr", cell: (pro) => firstPlaceOf(pro.regions) },
      ]}
      last={{ ...WAITING, cell: (pro) => <WaitingTime since={pro.applied_at} /> }}
      link={(pro) => <Link to="/staff/pros/$proId" params={{ proId: pro.id }} />}
      current={current}
      empty={NOTHING}
    />
  );
}

export function NameChangeQueue({ current }: QueueProps) {
  const list = useSuspenseInfiniteQuery(endpointPages("staff.nameChanges"));
  return (
    <StaffTable
      label="기다리는 이름"
      list={list}
      items={list.data.pages.flatMap((page) => page.items)}
      head={{ name: "새 이름", width: "3fr", cell: (one) => one.name }}
      face={(one) => ({ name: one.name, sealOf: one.pro_id })}
      columns={[
        { name: "지금 이름", width: "3fr", cell: (one) => `지금 이름 · ${one.previous_name}` },
      ]}
      last={{ ...WAITING, cell: (one) => <WaitingTime since={one.asked_at} /> }}
      link={(one) => (
        <Link to="/staff/name-changes/$nameChangeId" params={{ nameChangeId: one.id }} />
      )}
      current={current}
      empty={NOTHING}
    />
  );
}

export function CertificationQueue({ current }: QueueProps) {
  const list = useSuspenseInfiniteQuery(endpointPages("staff.certifications"));
  return (
    <StaffTable
      label="기다리는 자격"
      list={list}
      items={list.data.pages.flatMap((page) => page.items)}
      head={{ name: "고수", width: "3fr", cell: (one) => one.pro_name }}
      face={(one) => ({ name: one.pro_name, sealOf: one.pro_id })}
      columns={[
        {
          name: "자격",
          width: "4fr",
          cell: (one) => `${certificationKinds[one.kind]} · ${one.label}`,
        },
      ]}
      last={{ ...WAITING, cell: (one) => <WaitingTime since={one.submitted_at} /> }}
      link={(one) => (
        <Link to="/staff/certifications/$certificationId" params={{ certificationId: one.id }} />
      )}
      current={current}
      empty={NOTHING}
    />
  );
}

export function ReportQueue({ current }: QueueProps) {
  const list = useSuspenseInfiniteQuery(endpointPages("staff.reports"));
  return (
    <StaffTable
      label="열린 신고"
      list={list}
      items={list.data.pages.flatMap((page) => page.items)}
      head={{ name: "신고된 사람", width: "3fr", cell: (report) => report.pro_name }}
      face={(report) => ({ name: report.pro_name, sealOf: report.pro_id })}
      columns={[
        {
          name: "이유",
          width: "4fr",
          cell: (report) => ABUSE_REPORT_REASON_LABELS[report.reason],
        },
      ]}
      last={{ ...WAITING, cell: (report) => <WaitingTime since={report.created_at} /> }}
      link={(report) => <Link to="/staff/reports/$reportId" params={{ reportId: report.id }} />}
      current={current}
      empty={NOTHING}
    />
  );
}

/** The first of several places and how many more there are: "서울특별시 마포구 외 7곳". */
function firstPlaceOf(names: readonly string[]): string {
  const [first = "", ...rest] = names;
  return rest.length === 0 ? first : `${first} 외 ${rest.length}곳`;
}
