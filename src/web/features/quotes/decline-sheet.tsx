import { useForm } from "react-hook-form";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { declineReason, REASON_MAX } from "#domain/request/request-rules.ts";
import { Button } from "#ui/action/button.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

interface DeclineSheetProps {
  quote: QuoteDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The customer says no to a quote; a reason helps the pro and may be left out. */
export function DeclineSheet({ quote, open, onOpenChange }: DeclineSheetProps) {
  const toast = useToast();
  const form = useForm({ defaultValues: { reason: "" } });
  const { errors } = form.formState;
  const decline = useEndpointMutation("quotes.decline", {
    onSuccess: () => {
      onOpenChange(false);
      toast({ message: "견적을 거절했어요." });
    },
    onFailure: (failure) => showFormFailure(form, failure),
  });
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="이 견적을 거절할까요?"
      description="거절한 견적은 다시 고를 수 없어요."
    >
      <form
        noValidate
        onSubmit={form.handleSubmit(({ reason }) => decline.run({ quoteId: quote.id, reason }))}
      >
        <TextArea
          label="거절하는 이유"
          optional
          hint="고수가 다음 견적을 쓸 때 도움이 돼요."
          rows={3}
          limit={REASON_MAX}
          error={errors.reason?.message ?? errors.root?.server?.message}
          {...form.register("reason", rules(declineReason))}
        />
        <Button block type="submit" variant="danger" className="mt-4" pending={decline.pending}>
          거절하기
        </Button>
      </form>
    </Sheet>
  );
}
