import { useId, useRef } from "react";
import { Controller, FormProvider, useForm, useWatch } from "react-hook-form";
import { formatAppointment } from "#domain/calendar/appointment-text.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { ChangeKind } from "#domain/change-order/change-order.ts";
import { CHANGE_REASON_MAX } from "#domain/change-order/change-rules.ts";
import { freeChangeKinds } from "#domain/change-order/free-kinds.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { Button } from "#ui/action/button.tsx";
import { ChoiceCards, type ChoiceOption } from "#ui/form/choice-cards.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { formatWon } from "#web/platform/format/format.ts";
import { useNow } from "#web/platform/page/clock.ts";
import { focusFirstInvalid } from "#web/platform/form/focus-first-invalid.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";
import type { Hire } from "../agreed-terms.tsx";
import { ChangeField } from "./change-field.tsx";
import { changeQuestion } from "./change-question.ts";
import {
  changeOf,
  changeResolver,
  changeValues,
  countedKinds,
  type ChangeValues,
} from "./change-values.ts";

interface ChangeSheetProps {
  quote: QuoteDetail;
  hire: Hire;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What can be changed, each with what holds; what waits for an answer is decided first. */
function kindOptions(hire: Hire, free: readonly ChangeKind[]): ChoiceOption[] {
  const all = [
    { value: "price" as const, label: "금액", aside: formatWon(hire.agreed_price) },
    {
      value: "date" as const,
      label: "작업일",
      aside: formatAppointment(hire.agreed_date, hire.agreed_time),
    },
    { value: "scope" as const, label: "작업 범위" },
  ];
  return all.map((option) =>
    free.includes(option.value)
      ? option
      : { ...option, disabled: true, description: "답을 기다리는 제안이 있어요" },
  );
}

/** Proposes a change of what was agreed; it holds when the other side accepts it. */
export function ChangeSheet({ quote, hire, open, onOpenChange }: ChangeSheetProps) {
  const now = useNow();
  const toast = useToast();
  const confirm = useConfirm();
  const element = useRef<HTMLFormElement>(null);
  const formId = useId();
  const form = useForm<ChangeValues>({
    defaultValues: changeValues(hire),
    resolver: changeResolver(hire, now),
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const free = freeChangeKinds(hire.change_orders);
  const counted = countedKinds(useWatch({ control: form.control, name: "kinds" }), hire);
  const propose = useEndpointMutation("quotes.changeOrders.create", {
    onSuccess: () => {
      onOpenChange(false);
      form.reset();
      toast({ message: "변경을 제안했어요. 상대가 수락하면 바뀌어요.", tone: "success" });
    },
    onFailure: (failure) => showFormFailure(form, failure),
  });

  async function send(values: ChangeValues) {
    const change = changeOf(values, hire);
    const question = changeQuestion(change, hire);
    if (question && !(await confirm(question))) return;
    const { reason } = values;
    await propose.run({ quoteId: quote.id, kind: "terms", ...change, reason });
  }

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!form.formState.isDirty}
      title="무엇을 바꿀까요?"
      description="여러 가지를 함께 바꿀 수 있어요. 상대가 모두 수락해야 바뀌고, 그전까지는 지금 약속이 그대로예요."
      footer={
        <div className="flex w-full flex-col gap-3">
          <FormNotice title="제안하지 못했어요" message={errors.root?.server?.message} />
          <Button
            block
            type="submit"
            form={formId}
            pending={propose.pending}
            disabled={free.length === 0}
          >
            제안 보내기
          </Button>
        </div>
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          className="flex flex-col gap-5"
          ref={element}
          onSubmit={form.handleSubmit(send, () => focusFirstInvalid(element.current))}
        >
          <div>
            {/* There before it says anything: readers tell of what changes in it. */}
            <div role="status" className="not-empty:mb-4">
              {free.length === 0 && (
                <Notice tone="warning" title="지금은 더 제안할 수 없어요">
                  금액, 작업일, 작업 범위 모두 답을 기다리는 제안이 있어요. 답이 정해지면 다시
                  제안할 수 있고, 여기에 적은 내용은 그대로 있어요.
                </Notice>
              )}
            </div>
            <Controller
              control={form.control}
              name="kinds"
              render={({ field }) => (
                <ChoiceCards
                  {...field}
                  multiple
                  label="바꿀 것"
                  labelHidden
                  value={counted}
                  options={kindOptions(hire, free)}
                  error={errors.kinds?.message}
                />
              )}
            />
          </div>
          {(["price", "date", "scope"] as const)
            .filter((kind) => counted.includes(kind))
            .map((kind) => (
              <ChangeField key={kind} kind={kind} hire={hire} today={seoulDay(now)} />
            ))}
          <TextArea
            label="바꾸려는 이유"
            rows={2}
            limit={CHANGE_REASON_MAX}
            error={errors.reason?.message}
            {...form.register("reason")}
          />
        </form>
      </FormProvider>
    </Sheet>
  );
}
