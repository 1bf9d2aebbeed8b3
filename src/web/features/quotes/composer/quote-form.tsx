import { useId, useRef } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { QualityCard } from "#contract/endpoints/quotes/quotes.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { Paper } from "#ui/paper/paper.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { focusFirstInvalid } from "#web/platform/form/focus-first-invalid.ts";
import { useUploading } from "#web/platform/upload/use-uploading.ts";
import { TemplatePicker } from "../templates/template-picker.tsx";
import { ComposerTop } from "./composer-top.tsx";
import { CreditCost } from "./credit-cost.tsx";
import { CustomerFacts } from "./customer-facts.tsx";
import { PaperHead } from "./paper-head.tsx";
import { PriceBeside } from "./price-beside.tsx";
import { QuoteConditions } from "./quote-conditions.tsx";
import {
  emptyQuote,
  quoteAgain,
  quoteResolver,
  type QuoteFormValues,
} from "./quote-form-values.ts";
import { QuoteLinesFields } from "./quote-lines-fields.tsx";
import { QuoteMoney } from "./quote-money.tsx";
import { RequestSlip } from "./request-slip.tsx";
import { SendBar } from "./send-bar.tsx";
import { SendFailure } from "./send-failure.tsx";
import { useEarlierQuote } from "./use-earlier-quote.ts";
import { useQuoteDraft } from "./use-quote-draft.ts";
import { useSendQuote } from "./use-send-quote.tsx";

/**
 * The 견적서 being written, beside the 요청서 it answers: anew, or from the one that was taken back or ran out. What is
 * typed stays on the device until it is sent.
 */
export function QuoteForm({ card }: { card: QualityCard }) {
  const today = seoulDay(useNow());
  const earlier = useEarlierQuote(card);
  const element = useRef<HTMLFormElement>(null);
  const formId = useId();
  const form = useForm<QuoteFormValues>({
    defaultValues: earlier ? quoteAgain(earlier, today) : emptyQuote(today),
    resolver: quoteResolver(today),
    shouldFocusError: false,
  });
  const kept = useQuoteDraft(form, card);
  const send = useSendQuote({ card, form, onSent: kept.forget });
  const { uploading, onSending, unlessUploading } = useUploading();
  return (
    <FormProvider {...form}>
      <PageFrame width="dense" className="max-md:px-2">
        <ComposerTop>
          <TemplatePicker card={card} today={today} />
        </ComposerTop>
        <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
          <RequestSlip card={card} folds className="lg:col-start-2" />
          <form
            id={formId}
            ref={element}
            noValidate
            onSubmit={unlessUploading(
              form.handleSubmit(send.ask, () => focusFirstInvalid(element.current)),
            )}
            className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1"
          >
            <Paper className="flex flex-col gap-6 max-md:px-4">
              <PaperHead card={card} today={today} />
              {earlier && <FromEarlier hadFiles={earlier.attachments.length > 0} />}
              <QuoteLinesFields standardLines={card.standard_lines} />
              <QuoteMoney />
              <QuoteConditions today={today} onUploading={onSending} />
            </Paper>
          </form>
          <aside aria-label="견적에 참고할 것" className="flex min-w-0 flex-col gap-4">
            <PriceBeside card={card} />
            <CreditCost card={card} />
            <CustomerFacts card={card} />
          </aside>
        </div>
      </PageFrame>
      <SendBar formId={formId} credits={card.price.credits} isBusy={send.pending || uploading}>
        <SendFailure
          failure={send.failure}
          message={form.formState.errors.root?.server?.message}
          card={card}
        />
      </SendBar>
    </FormProvider>
  );
}

function FromEarlier({ hadFiles }: { hadFiles: boolean }) {
  const files = useWatch<QuoteFormValues, "attachments">({ name: "attachments" });
  const lacksFiles = hadFiles && files.length === 0;
  return (
    <Notice title="지난 견적의 내용을 채워 뒀어요">
      수정해서 다시 보낼 수 있어요.{lacksFiles && " 첨부 파일은 다시 올려 주세요."}
    </Notice>
  );
}
