import { Controller, useFormState, type UseFormReturn } from "react-hook-form";
import { isWholeWork } from "#domain/quote/quoted-price.ts";
import { QUOTE_UNIT_LABELS } from "#domain/quote/quote.ts";
import type { Day } from "#domain/calendar/day.ts";
import { ceilingOfHire } from "#domain/change-order/over-ceiling.ts";
import { agreedPriceProblem } from "#domain/quote/agreed-price.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import {
  agreedDateProblem,
  agreedTimeProblem,
  lastAgreedDay,
} from "#domain/request/agreed-date.ts";
import { workPlace } from "#domain/request/request-rules.ts";
import { wantedDayPassed } from "#domain/request/wanted-day.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { DateField } from "#ui/date/date-field.tsx";
import { TimeField } from "#ui/date/time-field.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { NumberField } from "#ui/form/number-field.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Ceiling } from "#ui/paper/ceiling.tsx";
import { formatWon } from "#web/platform/format/format.ts";
import { rules } from "#web/platform/form/rules.ts";

export interface HireValues {
  agreed_price: number | null;
  agreed_date: string;
  /** Empty while only the day is agreed on. */
  agreed_time: string;
  place: string;
}

/** What the request asked for, as far as it still can be at `now` (epoch ms). */
export function hireValues({ unit, total, request }: QuoteDetail, now: number): HireValues {
  const { wanted_on: date, wanted_at: time } = request;
  const isOver = date !== null && agreedTimeProblem({ date, time }, now) !== null;
  return {
    agreed_price: isWholeWork(unit) ? total : null,
    agreed_date: isStillWanted(date, seoulDay(now)) ? date : "",
    agreed_time: isOver ? "" : (time ?? ""),
    place: request.place,
  };
}

function isStillWanted(day: Day | null, today: Day): day is Day {
  return day !== null && agreedDateProblem(day, today) === null;
}

/** Why the day is still to be chosen; nothing where the request's own stands there. */
function dayHint(wantedOn: Day | null, today: Day): string | undefined {
  if (isStillWanted(wantedOn, today)) return undefined;
  return wantedOn === null
    ? "요청에서 날짜를 정하지 않았어요. 고수와 정한 날을 골라 주세요."
    : `${wantedDayPassed(wantedOn)} 고수와 다시 정한 날을 골라 주세요.`;
}

interface HireFormProps {
  id: string;
  form: UseFormReturn<HireValues>;
  quote: QuoteDetail;
  /** Epoch ms. */
  now: number;
  onSend: (values: HireValues) => unknown;
}

/** For how much, when and where. */
export function HireForm({ id, form, quote, now, onSend }: HireFormProps) {
  const today = seoulDay(now);
  const { errors } = useFormState({ control: form.control });
  return (
    <form id={id} noValidate className="flex flex-col gap-5" onSubmit={form.handleSubmit(onSend)}>
      {quote.unit === "job" ? (
        <div className="rounded-lg bg-sunken p-4">
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-semibold">견적 금액</span>
            <Figure value={quote.total} unit="원" size="lg" />
          </p>
          <Ceiling fixed={quote.total} most={quote.all_in_total} className="mt-3 mb-2" />
          <p className="text-right text-sm text-muted">
            {quote.all_in_total > quote.total ? (
              <>
                별도를 모두 더해도{" "}
                <strong className="numeric font-semibold text-ink">
                  최대 {formatWon(quote.all_in_total)}
                </strong>
              </>
            ) : (
              "추가 금액이 없어요"
            )}
          </p>
        </div>
      ) : (
        <Controller
          control={form.control}
          name="agreed_price"
          rules={{ validate: (price) => agreedPriceProblem(quote, price) ?? true }}
          render={({ field }) => (
            <div>
              <NumberField
                {...field}
                label="확정 금액"
                hint={`견적은 ${QUOTE_UNIT_LABELS[quote.unit]} 금액이에요. 고수와 정한 전체 금액을 적어 주세요.`}
                unit="원"
                error={errors.agreed_price?.message}
              />
              <MostOf price={field.value} quote={quote} />
            </div>
          )}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={form.control}
          name="agreed_date"
          rules={{
            validate: (date) => agreedDateProblem(date, today) ?? true,
            // Whether a time is over depends on the day.
            deps: ["agreed_time"],
          }}
          render={({ field }) => (
            <DateField
              {...field}
              label="작업일"
              hint={dayHint(quote.request.wanted_on, today)}
              today={today}
              min={today}
              max={lastAgreedDay(today)}
              error={errors.agreed_date?.message}
            />
          )}
        />
        <Controller
          control={form.control}
          name="agreed_time"
          rules={{
            validate: (time, { agreed_date: date }) =>
              agreedTimeProblem({ date, time }, now) ?? true,
          }}
          render={({ field }) => (
            <TimeField
              {...field}
              label="시간"
              optional
              placeholder="고수와 정할게요"
              error={errors.agreed_time?.message}
            />
          )}
        />
      </div>
      <TextField
        label="장소"
        optional
        hint="자세한 주소를 덧붙여 주세요. 고용한 고수만 볼 수 있어요."
        autoComplete="street-address"
        error={errors.place?.message}
        {...form.register("place", rules(workPlace))}
      />
      <p className="text-sm text-muted">거래 상대: {quote.seller.summary}</p>
    </form>
  );
}

/** What the typed price can become; nothing while it is none, or where nothing comes on top. */
function MostOf({ price, quote }: { price: number | null; quote: QuoteDetail }) {
  const isSaid =
    price !== null && quote.extra_ceiling > 0 && agreedPriceProblem(quote, price) === null;
  return (
    <output aria-live="polite" className="block text-right text-sm text-muted not-empty:mt-2">
      {isSaid && (
        <>
          별도를 모두 더해도{" "}
          <strong className="numeric font-semibold text-ink">
            최대 {formatWon(ceilingOfHire(price, quote))}
          </strong>
        </>
      )}
    </output>
  );
}
