import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { WRITING_REFUSALS, writingRefusal, type WritingRefusal } from "#domain/message/writing.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { findHireOfQuote } from "../hires/queries.ts";
import type { Thread } from "./load-thread.ts";

/** Why the one who looks may not write in this conversation now, or null. */
export async function findWritingRefusal(
  db: Db,
  thread: Thread,
  now: Date,
): Promise<WritingRefusal | null> {
  return writingRefusal({
    side: thread.side,
    quote: thread.quote,
    requestState: thread.request.state,
    pro: { state: thread.proState },
    hire: (await findHireOfQuote(db, thread.quote.id)) ?? null,
    block: thread.block,
    today: seoulDay(now.getTime()),
  });
}

export async function refuseWriting(db: Db, thread: Thread, now: Date): Promise<void> {
  const refusal = await findWritingRefusal(db, thread, now);
  if (refusal) refuse("state_forbids", { message: WRITING_REFUSALS[refusal] });
}
