import type { ProHire } from "#contract/endpoints/hires.ts";
import type { HireView, RequestDetail } from "#contract/endpoints/requests/requests.ts";
import type { Day } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { agreedDayName } from "#domain/request/work-due.ts";
import type { DealFacts } from "#domain/deal/deal-steps.ts";

const STOPPED: readonly RequestDetail["state"][] = ["closed", "cancelled", "blocked"];

/** How far a request has come, as its customer's answer tells. */
export function factsOfRequest(request: RequestDetail): DealFacts {
  const quoted = request.quotes.map(({ sent_at }) => dayOf(sent_at)).toSorted();
  const isStopped = STOPPED.includes(request.state);
  return {
    sentOn: dayOf(request.published_at),
    firstQuoteOn: quoted[0] ?? null,
    stoppedOn: isStopped ? dayOrNull(request.ended_at ?? request.closes_at) : null,
    hire: request.hire && factsOfHire(request.hire),
  };
}

/** The same of a hire as its pro's answer tells: its quote is theirs. */
export function factsOfProHire(hire: ProHire): DealFacts {
  return {
    sentOn: dayOf(hire.published_at),
    firstQuoteOn: dayOf(hire.quoted_at),
    stoppedOn: dayOrNull(hire.cancelled_at),
    hire: factsOfHire(hire),
  };
}

function factsOfHire(
  hire: Pick<HireView, "state" | "hired_at" | "agreed_date" | "completed_at" | "reviewed_at">,
): NonNullable<DealFacts["hire"]> {
  return {
    state: hire.state,
    hiredOn: dayOf(hire.hired_at),
    workOn: hire.agreed_date,
    completedOn: dayOrNull(hire.completed_at),
    reviewedOn: dayOrNull(hire.reviewed_at),
  };
}

function dayOf(instant: string): Day {
  return seoulDay(Date.parse(instant));
}

/** What the agreed day of a hire is called. */
export function nameOfAgreedDay({
  agreed_date,
  completed_at,
}: Pick<HireView, "agreed_date" | "completed_at">): string {
  return agreedDayName(agreed_date, dayOrNull(completed_at));
}

/** The day in Seoul of what has happened, if it has. */
export function dayOrNull(instant: string | null): Day | null {
  return instant === null ? null : dayOf(instant);
}
