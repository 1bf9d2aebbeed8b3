import { useForm } from "react-hook-form";
import type { DealSide } from "#domain/quote/deal-side.ts";
import { cancelReason, REASON_MAX } from "#domain/request/request-rules.ts";
import { cancellingMeans } from "#domain/request/reopen-hint.ts";
import { Button } from "#ui/action/button.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

interface CancelHireSheetProps {
  request: { id: string; reopening_left: boolean };
  /** Whose page it is. */
  side: DealSide;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Either side calls the work off, with a reason that the other one reads. */
export function CancelHireSheet({ request, side, open, onOpenChange }: CancelHireSheetProps) {
  const toast = useToast();
  const form = useForm({ defaultValues: { reason: "" } });
  const { errors } = form.formState;
  const cancel = useEndpointMutation("requests.cancel", {
    onSuccess: () => {
      onOpenChange(false);
      toast({ message: "고용을 취소했어요." });
    },
    onFailure: (failure) => {
      // Ended meanwhile, by the other side or in another window; the page behind shows how.
      if (failure.error?.code !== "state_forbids") return showFormFailure(form, failure);
      onOpenChange(false);
      toast({ message: "이미 끝난 거래예요. 이 화면에서 어떻게 끝났는지 볼 수 있어요." });
    },
  });
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="고용을 취소할까요?"
      description={cancellingMeans(side, request.reopening_left)}
    >
      <form
        noValidate
        onSubmit={form.handleSubmit(({ reason }) => cancel.run({ requestId: request.id, reason }))}
      >
        <TextArea
          label="취소하는 이유"
          rows={3}
          limit={REASON_MAX}
          error={errors.reason?.message ?? errors.root?.server?.message}
          {...form.register("reason", rules(cancelReason))}
        />
        <Button block type="submit" variant="danger" className="mt-4" pending={cancel.pending}>
          고용 취소하기
        </Button>
      </form>
    </Sheet>
  );
}
