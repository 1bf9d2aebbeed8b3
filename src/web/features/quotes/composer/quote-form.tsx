import { QUOTE_UNIT_LABELS, QUOTE_UNITS } from "#domain/quote/quote.ts";
import { useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { QualityCard } from "#contract/endpoints/quotes/quotes.ts";
import { Button } from "#ui/action/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Select } from "#ui/form/select.tsx";
import { StickyActionBar } from "#ui/layout/sticky-action-bar.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { focusFirstInvalid } from "#web/platform/form/focus-first-invalid.ts";
import { formatCredits } from "#web/platform/format/format.ts";
import { useKeptForm } from "#web/platform/draft/use-kept-form.ts";
import { QuoteConditions } from "./quote-conditions.tsx";
import { emptyQuote, quoteResolver, type QuoteFormValues } from "./quote-form-values.ts";
import { QuoteItems } from "./quote-items.tsx";
import { QuoteMoney } from "./quote-money.tsx";
import { SendFailure } from "./send-failure.tsx";
import { SaveInputAsTemplate } from "../templates/save-as-template.tsx";
import { TemplatePicker } from "../templates/template-picker.tsx";
import { useSendQuote } from "./use-send-quote.ts";

const unitOptions = QUOTE_UNITS.map((value) => ({
  value,
  label: QUOTE_UNIT_LABELS[value],
}));

/** The quote being written. What is typed stays in the tab until it is sent. */
export function QuoteForm({ card }: { card: QualityCard }) {
  const today = seoulDay(useNow());
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<QuoteFormValues>({
    defaultValues: emptyQuote(today),
    resolver: quoteResolver(today),
    shouldFocusError: false,
  });
  const kept = useKeptForm(form, `quote-draft.${card.request_id}`);
  const send = useSendQuote({ card, form, onSent: kept.forget });
  const [uploading, setUploading] = useState(false);
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        onSubmit={form.handleSubmit(
          (values) => (uploading ? undefined : send.ask(values)),
          () => focusFirstInvalid(element.current),
        )}
        className="flex flex-col gap-10"
      >
        <TemplatePicker card={card} today={today} />
        <Section title="금액" action={<SaveInputAsTemplate card={card} today={today} />}>
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
          <QuoteConditions today={today} onUploading={setUploading} />
        </Section>
        <div>
          <SendFailure
            failure={send.failure}
            message={form.formState.errors.root?.server?.message}
            card={card}
          />
          <StickyActionBar summary={`보내면 ${formatCredits(card.price.credits)}을 예치해요.`}>
            <Button type="submit" size="lg" pending={send.pending || uploading}>
              견적 보내기
            </Button>
          </StickyActionBar>
        </div>
      </form>
    </FormProvider>
  );
}
