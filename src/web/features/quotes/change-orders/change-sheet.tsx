import { useRef } from "react";
import { Controller, FormProvider, useForm } from "react-hook-form";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { CHANGE_REASON_MAX } from "#domain/change-order/change-rules.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { Button } from "#ui/action/button.tsx";
import { ChoiceCards } from "#ui/form/choice-cards.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { focusFirstInvalid } from "#web/platform/form/focus-first-invalid.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import type { Hire } from "../agreed-terms.tsx";
import { ChangeField } from "./change-field.tsx";
import { changeOf, changeResolver, type ChangeValues } from "./change-values.ts";

interface ChangeSheetProps {
  quote: QuoteDetail;
  hire: Hire;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const kinds = [
  { value: "price", label: "금액" },
  { value: "date", label: "작업일" },
  { value: "scope", label: "일의 범위" },
];

/** Proposes a change of what was agreed; it holds when the other side accepts it. */
export function ChangeSheet({ quote, hire, open, onOpenChange }: ChangeSheetProps) {
  const today = seoulDay(useNow());
  const toast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<ChangeValues>({
    defaultValues: { kind: "price", price: null, agreed_date: "", scope: hire.scope, reason: "" },
    resolver: changeResolver(hire, today),
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const propose = useEndpointMutation("quotes.changeOrders.create", {
    onSuccess: () => {
      onOpenChange(false);
      form.reset();
      toast({ message: "변경을 제안했어요. 상대가 수락하면 바뀌어요.", tone: "success" });
    },
    onFailure: (failure) => showFormFailure(form, failure),
  });

  function send(values: ChangeValues) {
    return propose.run({ quoteId: quote.id, reason: values.reason, ...changeOf(values) });
  }

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!form.formState.isDirty}
      title="무엇을 바꿀까요?"
      description="상대가 수락해야 바뀌어요. 그전까지는 지금 약속이 그대로예요."
    >
      <FormProvider {...form}>
        <form
          noValidate
          className="flex flex-col gap-5"
          ref={element}
          onSubmit={form.handleSubmit(send, () => focusFirstInvalid(element.current))}
        >
          <Controller
            control={form.control}
            name="kind"
            render={({ field }) => (
              <ChoiceCards {...field} label="바꿀 것" labelHidden options={kinds} />
            )}
          />
          <ChangeField today={today} />
          <TextArea
            label="바꾸려는 이유"
            rows={2}
            limit={CHANGE_REASON_MAX}
            error={errors.reason?.message}
            {...form.register("reason")}
          />
          {errors.root?.server?.message && (
            <Notice tone="danger" live="assertive" title="제안하지 못했어요">
              {errors.root.server.message}
            </Notice>
          )}
          <Button block type="submit" pending={propose.pending}>
            제안 보내기
          </Button>
        </form>
      </FormProvider>
    </Sheet>
  );
}
