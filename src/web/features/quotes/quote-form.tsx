import { useState } from "react";
import { Controller, FormProvider, useForm } from "react-hook-form";
import { addDays } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { QUOTE_LIMITS } from "#domain/quote/quote-limits.ts";
import type { QuoteUnit } from "#domain/quote/quote.ts";
import type { QualityCard } from "#contract/endpoints/quotes.ts";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { Section } from "#ui/section.tsx";
import { Select } from "#ui/select.tsx";
import { StickyActionBar } from "#ui/sticky-action-bar.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useNow } from "#web/platform/clock.ts";
import { formatCredits } from "#web/platform/format.ts";
import { useKeptForm } from "#web/platform/use-kept-form.ts";
import { AttachmentField } from "./attachment-field.tsx";
import { emptyQuote, quoteResolver, type QuoteFormValues } from "./quote-form-values.ts";
import { QuoteItems } from "./quote-items.tsx";
import { QuoteMoney } from "./quote-money.tsx";
import { SendFailure } from "./send-failure.tsx";
import { unitText } from "./quote-words.ts";
import { useSendQuote } from "./use-send-quote.ts";

const unitOptions = (Object.keys(unitText) as QuoteUnit[]).map((value) => ({
  value,
  label: unitText[value],
}));

/** The quote being written. What is typed stays in the tab until it is sent. */
export function QuoteForm({ card }: { card: QualityCard }) {
  const today = seoulDay(useNow());
  const form = useForm<QuoteFormValues>({
    defaultValues: emptyQuote(today),
    resolver: quoteResolver(today),
  });
  const kept = useKeptForm(form, `quote-draft.${card.request_id}`);
  const send = useSendQuote({ card, form, onSent: kept.forget });
  const [uploading, setUploading] = useState(false);
  const { errors } = form.formState;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={form.handleSubmit((values) => (uploading ? undefined : send.ask(values)))}
        className="flex flex-col gap-10"
      >
        <Section title="금액">
          <div className="flex flex-col gap-5">
            <Select
              label="견적 단위"
              className="sm:max-w-60"
              options={unitOptions}
              {...form.register("unit")}
            />
            <QuoteItems />
            <QuoteMoney />
          </div>
        </Section>
        <Section title="조건과 글">
          <div className="flex flex-col gap-5">
            <Controller
              control={form.control}
              name="valid_until"
              render={({ field }) => (
                <DateField
                  {...field}
                  label="견적 유효 기간"
                  hint="이날까지 이 금액으로 고용할 수 있어요."
                  className="sm:max-w-60"
                  today={today}
                  min={addDays(today, QUOTE_LIMITS.validDaysMin)}
                  max={addDays(today, QUOTE_LIMITS.validDaysMax)}
                  error={errors.valid_until?.message}
                />
              )}
            />
            <TextArea
              label="고객에게 보낼 글"
              hint="어떻게 일하는지, 무엇을 확인해야 하는지 알려 주세요."
              rows={6}
              limit={QUOTE_LIMITS.messageMax}
              error={errors.message?.message}
              {...form.register("message")}
            />
            <AttachmentField onSending={setUploading} />
          </div>
        </Section>
        <div>
          <SendFailure failure={send.failure} message={errors.root?.server?.message} card={card} />
          <StickyActionBar summary={`보내면 ${formatCredits(card.price.credits)}을 맡겨요.`}>
            <Button type="submit" size="lg" pending={send.pending || uploading}>
              견적 보내기
            </Button>
          </StickyActionBar>
        </div>
      </form>
    </FormProvider>
  );
}
