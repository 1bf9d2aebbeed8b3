import { useState } from "react";
import { useFormContext } from "react-hook-form";
import type { Day } from "#domain/calendar/day.ts";
import { isDay } from "#domain/calendar/day.ts";
import { templateFromQuote } from "#domain/quote-template/use-template.ts";
import type { QualityCard, QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { Button } from "#ui/action/button.tsx";
import { draftOf, type QuoteFormValues } from "../composer/quote-form-values.ts";
import { SaveTemplateSheet } from "./save-template-sheet.tsx";

const LABEL = "이 견적을 템플릿으로 저장";

/** In the composer: keeps what is typed so far as a template. */
export function SaveInputAsTemplate({ card, today }: { card: QualityCard; today: Day }) {
  const { getValues } = useFormContext<QuoteFormValues>();
  const [raw, setRaw] = useState<QuoteFormValues | null>(null);
  const content = raw && {
    service: card.service.slug,
    ...templateFromQuote(
      { ...draftOf(raw), valid_until: isDay(raw.valid_until) ? raw.valid_until : today },
      today,
    ),
  };
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setRaw(getValues())}>
        {LABEL}
      </Button>
      {content && (
        <SaveTemplateSheet
          content={content}
          suggestedName={card.service.name}
          open
          onOpenChange={(open) => !open && setRaw(null)}
        />
      )}
    </>
  );
}

/** On the page of a sent quote: keeps it as a template. */
export function SaveSentAsTemplate({ quote }: { quote: QuoteDetail }) {
  const [open, setOpen] = useState(false);
  const { service } = quote.request;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {LABEL}
      </Button>
      <SaveTemplateSheet
        content={{
          service: service.slug,
          ...templateFromQuote(quote, quote.sent_at.slice(0, 10)),
        }}
        suggestedName={service.name}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}
