import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { WRITING_REFUSALS, writingRefusal, type WritingRefusal } from "#domain/message/writing.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Thread } from "./load-thread.ts";

/** Why the one who looks may not write in this conversation now, or null. */
export function findWritingRefusal(thread: Thread, now: Date): WritingRefusal | null {
  return writingRefusal({
    side: thread.side,
    quote: thread.quote,
    requestState: thread.request.state,
    pro: { state: thread.proState },
    hire: thread.hire ?? null,
    block: thread.block,
    today: seoulDay(now.getTime()),
  });
}

export function refuseWriting(thread: Thread, now: Date): void {
  const refusal = findWritingRefusal(thread, now);
  if (refusal) refuse("state_forbids", { message: WRITING_REFUSALS[refusal] });
}
