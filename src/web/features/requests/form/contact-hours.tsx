import { areCallTimesInOrder, CALL_TIMES_TURNED } from "#domain/request/request-rules.ts";
import { TimeField } from "#ui/date/time-field.tsx";
import type { RequestDraft } from "./draft/request-draft.ts";

interface ContactHoursProps {
  draft: RequestDraft;
  onChange: (hours: Partial<Pick<RequestDraft, "callFrom" | "callTo">>) => void;
}

/** Between which hours calls are welcome; asked only of who wants calls. */
export function ContactHours({ draft, onChange }: ContactHoursProps) {
  return (
    <div className="mt-5 grid grid-cols-2 gap-3">
      <TimeField
        label="몇 시부터"
        value={draft.callFrom}
        onChange={(event) => onChange({ callFrom: event.target.value })}
      />
      <TimeField
        label="몇 시까지"
        value={draft.callTo}
        error={areCallTimesInOrder(draft.callFrom, draft.callTo) ? undefined : CALL_TIMES_TURNED}
        onChange={(event) => onChange({ callTo: event.target.value })}
      />
    </div>
  );
}
