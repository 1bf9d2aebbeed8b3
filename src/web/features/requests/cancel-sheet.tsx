import { useForm } from "react-hook-form";
import { cancelReason, REASON_MAX } from "#domain/request/request-rules.ts";
import { CANCELLING_MEANS } from "#domain/request/reopen-hint.ts";
import { Button } from "#ui/action/button.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

interface CancelSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  requestId: string;
}

/** Cancelling a hire needs a reason; the other side reads it. */
export function CancelSheet({ open, onOpenChange, requestId }: CancelSheetProps) {
  const form = useForm({ defaultValues: { reason: "" } });
  const cancel = useEndpointMutation("requests.cancel", {
    onSuccess: () => onOpenChange(false),
    onFailure: (failure) => showFormFailure(form, failure),
  });
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="고용을 취소할까요?"
      description={CANCELLING_MEANS.customer}
    >
      <form
        noValidate
        onSubmit={form.handleSubmit(({ reason }) => cancel.run({ requestId, reason }))}
      >
        <TextArea
          label="취소하는 이유"
          rows={3}
          limit={REASON_MAX}
          error={
            form.formState.errors.reason?.message ?? form.formState.errors.root?.server?.message
          }
          {...form.register("reason", rules(cancelReason))}
        />
        <Button block type="submit" variant="danger" className="mt-4" pending={cancel.pending}>
          고용 취소하기
        </Button>
      </form>
    </Sheet>
  );
}
