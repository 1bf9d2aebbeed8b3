import { QUOTE_UNIT_LABELS } from "#domain/quote/quote.ts";
import { Controller, useForm } from "react-hook-form";
import { addDays } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { agreedPriceProblem } from "#domain/quote/agreed-price.ts";
import { agreedDateProblem } from "#domain/request/agreed-date.ts";
import { workPlace } from "#domain/request/request-rules.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { Button } from "#ui/action/button.tsx";
import { DateField } from "#ui/date/date-field.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { NumberField } from "#ui/form/number-field.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

const YEAR_DAYS = 365;

interface HireSheetProps {
  quote: QuoteDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** It was said yes to. */
  onHired: () => void;
}

interface HireValues {
  agreed_price: number | null;
  agreed_date: string;
  place: string;
}

/** Hiring: for how much, when and where. A quote for the whole job binds both sides to its total. */
export function HireSheet({ quote, open, onOpenChange, onHired }: HireSheetProps) {
  const today = seoulDay(useNow());
  const form = useForm<HireValues>({
    defaultValues: { agreed_price: quote.total, agreed_date: "", place: "" },
  });
  const { errors } = form.formState;
  const hire = useEndpointMutation("requests.hire", {
    onSuccess: () => {
      onOpenChange(false);
      onHired();
    },
    onFailure: (failure) => showFormFailure(form, failure),
  });

  function send({ agreed_price, agreed_date, place }: HireValues) {
    return hire.run({
      requestId: quote.request.id,
      quote_id: quote.id,
      agreed_price: agreed_price ?? quote.total,
      agreed_date,
      place,
    });
  }

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!form.formState.isDirty}
      title={`${quote.pro.display_name} 고수를 고용할까요?`}
      description="고용하면 서로의 전화번호가 보여요. 다른 고수에게는 끝났다고 알려 드려요."
    >
      <form noValidate className="flex flex-col gap-5" onSubmit={form.handleSubmit(send)}>
        {quote.unit === "job" ? (
          <p className="flex items-baseline justify-between gap-4 rounded-lg bg-sunken p-4">
            <span className="font-semibold">확정 금액</span>
            <Figure value={quote.total} unit="원" size="lg" />
          </p>
        ) : (
          <Controller
            control={form.control}
            name="agreed_price"
            rules={{ validate: (price) => agreedPriceProblem(quote, price) ?? true }}
            render={({ field }) => (
              <NumberField
                {...field}
                label="확정 금액"
                hint={`견적은 ${QUOTE_UNIT_LABELS[quote.unit]} 금액이에요. 고수와 정한 전체 금액을 적어 주세요.`}
                unit="원"
                error={errors.agreed_price?.message}
              />
            )}
          />
        )}
        <Controller
          control={form.control}
          name="agreed_date"
          rules={{ validate: (date) => agreedDateProblem(date, today) ?? true }}
          render={({ field }) => (
            <DateField
              {...field}
              label="작업일"
              today={today}
              min={today}
              max={addDays(today, YEAR_DAYS)}
              error={errors.agreed_date?.message}
            />
          )}
        />
        <TextField
          label="장소"
          optional
          hint="고용한 고수만 볼 수 있어요."
          autoComplete="street-address"
          error={errors.place?.message}
          {...form.register("place", rules(workPlace))}
        />
        {errors.root?.server?.message && (
          <Notice tone="danger" live="assertive" title="고용하지 못했어요">
            {errors.root.server.message}
          </Notice>
        )}
        <Button block type="submit" size="lg" pending={hire.pending}>
          이 조건으로 고용하기
        </Button>
      </form>
    </Sheet>
  );
}
