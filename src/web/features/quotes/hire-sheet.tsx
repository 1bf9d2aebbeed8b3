import { useId } from "react";
import { useForm } from "react-hook-form";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { Button } from "#ui/action/button.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";
import { HireForm, hireValues, type HireValues } from "./hire-form.tsx";

interface HireSheetProps {
  quote: QuoteDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** It was said yes to. */
  onHired: () => void;
}

/**
 * Hiring: for how much, when and where, as the request has it. A quote for the whole job binds both sides to its total.
 */
export function HireSheet({ quote, open, onOpenChange, onHired }: HireSheetProps) {
  const now = useNow();
  const form = useForm<HireValues>({ defaultValues: hireValues(quote, now) });
  const { errors } = form.formState;
  const formId = useId();
  const hire = useEndpointMutation("requests.hire", {
    onSuccess: () => {
      onOpenChange(false);
      onHired();
    },
    onFailure: (failure) => showFormFailure(form, failure),
  });

  function send({ agreed_price, agreed_date, agreed_time, place }: HireValues) {
    return hire.run({
      requestId: quote.request.id,
      quote_id: quote.id,
      agreed_price: agreed_price ?? quote.total,
      agreed_date,
      agreed_time: agreed_time || null,
      place,
    });
  }

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!form.formState.isDirty}
      title={`${quote.pro.display_name} 고수를 고용할까요?`}
      description="고용하면 서로의 전화번호가 보여요. 전화를 받을 시간을 정했다면 내 번호는 그 시간에만 보여요. 다른 고수에게는 끝났다고 알려 드려요."
      footer={
        <div className="flex w-full flex-col gap-3">
          <FormNotice title="고용하지 못했어요" message={errors.root?.server?.message} />
          <Button block type="submit" form={formId} size="lg" pending={hire.pending}>
            이 조건으로 고용하기
          </Button>
        </div>
      }
    >
      <HireForm id={formId} form={form} quote={quote} now={now} onSend={send} />
    </Sheet>
  );
}
