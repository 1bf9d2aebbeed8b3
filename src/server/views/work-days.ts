import type { Day } from "#domain/calendar/day.ts";
import { addDays } from "#domain/calendar/day.ts";
import { seoulDay, seoulTime, startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import type { ConsultationState } from "#domain/consultation/lifecycle.ts";
import type { HireState } from "#domain/request/lifecycle.ts";
import { dayOfWork, wasDoneEarly } from "#domain/request/work-due.ts";
import type { WorkEntry } from "#contract/endpoints/pro-work/work-days.ts";
import type { Db } from "../platform/database/sql.ts";
import { accountNames } from "../features/accounts/queries.ts";
import { loadNames } from "../features/requests/load-names.ts";
import { presentRegion, presentService } from "../features/requests/present.ts";
import { findRequests } from "../features/requests/queries.ts";

interface HireOnDay {
  id: string;
  quote_id: string;
  request_id: string;
  agreed_date: Day;
  agreed_time: string | null;
  agreed_price: number;
  state: HireState;
  completed_at: Date | null;
}

interface ConsultationOnDay {
  id: string;
  customer_id: string;
  starts_at: Date;
  ends_at: Date;
  fee: number;
  state: ConsultationState;
}

/** A pro's agreed work and booked consultations from one day to another (both included), by day and time. */
export async function loadWorkDays(
  db: Db,
  proId: string,
  { from, to }: { from: Day; to: Day },
): Promise<WorkEntry[]> {
  const start = new Date(startOfSeoulDay(from));
  const end = new Date(startOfSeoulDay(addDays(to, 1)));
  const [hires, consultations] = await Promise.all([
    db<HireOnDay[]>`
      SELECT id, quote_id, request_id, agreed_date, agreed_time, agreed_price, state, completed_at FROM hires
      WHERE pro_id = ${proId} AND state <> 'cancelled'
        AND (agreed_date BETWEEN ${from} AND ${to} OR completed_at >= ${start} AND completed_at < ${end})`,
    db<ConsultationOnDay[]>`
      SELECT id, customer_id, starts_at, ends_at, fee, state FROM consultations
      WHERE pro_id = ${proId} AND state IN ('confirmed', 'held')
        AND starts_at >= ${start} AND starts_at < ${end}`,
  ]);
  const entries = [
    ...(await presentHires(db, hires)).filter(({ day }) => day >= from && day <= to),
    ...(await presentConsultations(db, consultations)),
  ];
  return entries.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

/** What has no time stands before what has one. */
function orderOf({ day, from, id }: WorkEntry): string {
  return `${day} ${from ?? ""} ${id}`;
}

async function presentHires(db: Db, hires: readonly HireOnDay[]): Promise<WorkEntry[]> {
  const requests = await findRequests(
    db,
    hires.map((hire) => hire.request_id),
  );
  const all = [...requests.values()];
  const names = await loadNames(db, all);
  const customers = await accountNames(
    db,
    all.map((request) => request.customer_id),
  );
  return hires.flatMap((hire) => {
    const request = requests.get(hire.request_id);
    if (!request) return [];
    const completedOn = hire.completed_at && seoulDay(hire.completed_at.getTime());
    return {
      kind: "hire" as const,
      id: hire.id,
      quote_id: hire.quote_id,
      day: dayOfWork(hire.agreed_date, completedOn),
      from: wasDoneEarly(hire.agreed_date, completedOn) ? null : hire.agreed_time,
      until: null,
      service_name: presentService(request, names).name,
      region: presentRegion(request, names),
      customer_name: customers.get(request.customer_id) ?? "",
      amount: hire.agreed_price,
      is_done: hire.state === "completed",
    };
  });
}

async function presentConsultations(
  db: Db,
  rows: readonly ConsultationOnDay[],
): Promise<WorkEntry[]> {
  const customers = await accountNames(
    db,
    rows.map((row) => row.customer_id),
  );
  return rows.map((row) => ({
    kind: "consultation" as const,
    id: row.id,
    quote_id: null,
    day: seoulDay(row.starts_at.getTime()),
    from: seoulTime(row.starts_at.getTime()),
    until: seoulTime(row.ends_at.getTime()),
    service_name: null,
    region: null,
    customer_name: customers.get(row.customer_id) ?? "",
    amount: row.fee,
    is_done: row.state === "held",
  }));
}
