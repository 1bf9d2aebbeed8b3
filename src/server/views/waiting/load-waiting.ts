import { seoulDay, seoulIso } from "#domain/calendar/seoul-day.ts";
import { isWorkDue } from "#domain/request/work-due.ts";
import { isConsultationSoon, isWorkSoon, shownWaiting } from "#domain/waiting/waiting.ts";
import type { WaitingItem } from "#contract/endpoints/me/waiting.ts";
import type { Db } from "../../platform/database/sql.ts";
import {
  findChangesToAnswer,
  findComingConsultations,
  findStandingHires,
  findUnreadTalks,
  findUnreviewedHires,
  hasOverdueMembership,
  sumUnreadQuotes,
} from "./waiting-rows.ts";

/** What waits for a person as a customer, and their overdue membership; the most pressing first. */
export async function loadWaiting(db: Db, accountId: string, now: Date): Promise<WaitingItem[]> {
  const lists = await Promise.all([
    overdue(db, accountId),
    findChangesToAnswer(db, accountId).then(all("change_order")),
    consultations(db, accountId, now),
    work(db, accountId, now),
    sumUnreadQuotes(db, accountId).then(all("unread_quotes")),
    findUnreadTalks(db, accountId).then(all("unread_talk")),
    findUnreviewedHires(db, accountId, now).then(all("review")),
  ]);
  return shownWaiting(lists.flat());
}

async function overdue(db: Db, accountId: string): Promise<WaitingItem[]> {
  return (await hasOverdueMembership(db, accountId)) ? [{ kind: "overdue" }] : [];
}

async function consultations(db: Db, accountId: string, now: Date): Promise<WaitingItem[]> {
  const rows = await findComingConsultations(db, accountId, now);
  return rows.flatMap(({ starts_at, ends_at, ...row }) => {
    const slot = { startsAt: starts_at.getTime(), endsAt: ends_at.getTime() };
    if (!isConsultationSoon(slot, now.getTime())) return [];
    return [{ kind: "consultation", ...row, starts_at: seoulIso(slot.startsAt) }];
  });
}

async function work(db: Db, accountId: string, now: Date): Promise<WaitingItem[]> {
  const today = seoulDay(now.getTime());
  const rows = await findStandingHires(db, accountId);
  return rows.flatMap((row): WaitingItem[] => {
    if (isWorkDue(row, today)) return [{ kind: "complete", ...row }];
    return isWorkSoon(row.agreed_date, today) ? [{ kind: "work", ...row }] : [];
  });
}

/** Rows that all are things of one kind. */
function all<Kind extends WaitingItem["kind"]>(kind: Kind) {
  return <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ kind, ...row }));
}
