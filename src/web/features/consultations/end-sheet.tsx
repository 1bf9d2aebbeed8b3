import { useForm } from "react-hook-form";
import type { Consultation } from "#contract/endpoints/consultations.ts";
import { CONSULTATION_LIMITS } from "#domain/consultation/consultation-limits.ts";
import { consultationReason, owedReason } from "#domain/consultation/consultation-rules.ts";
import { Button } from "#ui/action/button.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

interface EndSheetProps {
  kind: "decline" | "cancel";
  consultation: Consultation;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const words = {
  decline: {
    title: "이 상담을 거절할까요?",
    description: "고객에게 알리고, 이 시간은 다시 비어요.",
    action: "거절하기",
    done: "상담을 거절했어요.",
  },
  cancel: {
    title: "상담을 취소할까요?",
    description: "상대에게 바로 알려요. 취소한 상담은 되돌릴 수 없어요.",
    action: "상담 취소하기",
    done: "상담을 취소했어요.",
  },
};

/** One side ends a consultation; a pro who cancels says why. */
export function EndSheet({ kind, consultation, open, onOpenChange }: EndSheetProps) {
  const toast = useToast();
  const form = useForm({ defaultValues: { reason: "" } });
  const { errors } = form.formState;
  const { title, description, action, done } = words[kind];
  const owed = kind === "cancel" && consultation.side === "pro";
  const end = useEndpointMutation(`consultations.${kind}`, {
    onSuccess: () => {
      onOpenChange(false);
      toast({ message: done });
    },
    onFailure: (failure) => showFormFailure(form, failure),
  });
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title} description={description}>
      <form
        noValidate
        onSubmit={form.handleSubmit(({ reason }) =>
          end.run({ consultationId: consultation.id, reason }),
        )}
      >
        <TextArea
          label="이유"
          optional={!owed}
          hint="상대에게 그대로 전해져요."
          rows={3}
          limit={CONSULTATION_LIMITS.reasonMax}
          error={errors.reason?.message ?? errors.root?.server?.message}
          {...form.register("reason", rules(owed ? owedReason : consultationReason))}
        />
        <Button block type="submit" variant="danger" className="mt-4" pending={end.pending}>
          {action}
        </Button>
      </form>
    </Sheet>
  );
}
