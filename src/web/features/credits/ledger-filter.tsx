import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { dayRangeFault } from "#domain/calendar/day-range.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { LOT_KIND_NAMES, REASON_NAMES } from "#domain/credits/movement-text.ts";
import type { CreditLot } from "#contract/endpoints/credits.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { Button } from "#ui/action/button.tsx";
import { DayRangeFields, type DayRangeProblem } from "#ui/date/day-range-fields.tsx";
import { Select } from "#ui/form/select.tsx";
import { focusFirstInvalid } from "#web/platform/form/focus-first-invalid.ts";
import { useNow } from "#web/platform/page/clock.ts";
import { formatLastDay } from "#web/platform/format/format.ts";
import type { LedgerInput } from "./ledger-input.ts";

/** Which movements are listed; what was chosen goes into the page's URL. */
export function LedgerFilter({ input, lots }: { input: LedgerInput; lots: readonly CreditLot[] }) {
  const navigate = useNavigate();
  const today = seoulDay(useNow());
  const [reason, setReason] = useState<string>(input.reason ?? "");
  const [lot, setLot] = useState(input.lot ?? "");
  const [from, setFrom] = useState(input.from ?? "");
  const [to, setTo] = useState(input.to ?? "");
  const [problem, setProblem] = useState<DayRangeProblem | null>(null);

  async function show(form: HTMLElement) {
    const found = dayRangeFault(from || undefined, to || undefined);
    setProblem(found);
    if (found) return focusFirstInvalid(form);
    const chosen = Object.entries({ reason, from, to, lot }).filter(([, value]) => value !== "");
    await navigate({
      to: "/membership/credits",
      search: Object.fromEntries(chosen),
      resetScroll: false,
    });
  }

  return (
    <form
      noValidate
      aria-label="내역 고르기"
      className="grid grid-cols-2 items-start gap-3 lg:grid-cols-[1fr_1.4fr_1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        void show(event.currentTarget);
      }}
    >
      <Select
        label="종류"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        options={[
          { value: "", label: "모두" },
          ...Object.entries(REASON_NAMES).map(([value, label]) => ({ value, label })),
        ]}
      />
      <Select
        label="크레딧 묶음"
        value={lot}
        onChange={(event) => setLot(event.target.value)}
        options={lotOptions(lots, lot)}
      />
      <DayRangeFields
        from={from}
        to={to}
        onFromChange={setFrom}
        onToChange={setTo}
        today={today}
        problem={problem}
        className="max-sm:col-span-2"
      />
      <Button type="submit" variant="secondary" className="max-lg:col-span-2 lg:mt-7.5">
        보기
      </Button>
    </form>
  );
}

function lotOptions(lots: readonly CreditLot[], chosen: string) {
  const options = lots.map((lot) => ({
    value: lot.id,
    label: `${LOT_KIND_NAMES[lot.kind]} ${groupDigits(lot.credits)} (${formatLastDay(lot.expires_at)}까지)`,
  }));
  // A lot that is used up has left the list, but may still be what the URL asks for.
  const isGone = chosen !== "" && !lots.some(({ id }) => id === chosen);
  return [
    { value: "", label: "모두" },
    ...options,
    ...(isGone ? [{ value: chosen, label: "다 쓴 크레딧" }] : []),
  ];
}
