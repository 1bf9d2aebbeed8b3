import { useForm } from "react-hook-form";
import { isLegalReason, LEGAL_REASON_LABELS, LEGAL_REASONS } from "#domain/review/deletion.ts";
import { STAFF_TEXT, STAFF_TEXT_HINT, staffNote } from "#domain/staff/staff-rules.ts";
import { Button } from "#ui/action/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { rules } from "#web/platform/form/rules.ts";
import { useDecision } from "../use-decision.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";

interface DeleteReviewSheetProps {
  reviewId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const reasons = LEGAL_REASONS.map((value) => ({ value, label: LEGAL_REASON_LABELS[value] }));

/** Takes a review down for a reason of the law, which stays in the public chain. */
export function DeleteReviewSheet({ reviewId, open, onOpenChange }: DeleteReviewSheetProps) {
  const form = useForm({ defaultValues: { legalReason: "", note: "" } });
  const { errors } = form.formState;
  const remove = useDecision("staff.reviews.delete", {
    done: "후기를 내렸어요.",
    onDone: () => onOpenChange(false),
    errorShownByForm: true,
  });
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="후기를 내릴까요?"
      description="별점이 낮다는 이유로는 내릴 수 없어요. 고른 이유는 후기 기록에 남아요."
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={form.handleSubmit(({ legalReason, note }) =>
          isLegalReason(legalReason)
            ? remove.run({ reviewId, legal_reason: legalReason, note })
            : undefined,
        )}
      >
        <FormNotice message={remove.failure && failureMessage(remove.failure)} />
        <Select
          label="법에 정해진 이유"
          placeholder="이유를 골라 주세요"
          options={reasons}
          error={errors.legalReason?.message}
          {...form.register("legalReason", { required: "이유를 골라 주세요." })}
        />
        <TextArea
          label="내부 메모"
          hint={`무엇을 보고 판단했는지 ${STAFF_TEXT_HINT} 운영자만 봐요.`}
          rows={3}
          limit={STAFF_TEXT.max}
          error={errors.note?.message}
          {...form.register("note", rules(staffNote))}
        />
        <Button block type="submit" variant="danger" pending={remove.pending}>
          후기 내리기
        </Button>
      </form>
    </Sheet>
  );
}
