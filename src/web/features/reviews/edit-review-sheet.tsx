import { FormProvider, useForm } from "react-hook-form";
import type { Review } from "#contract/endpoints/reviews.ts";
import { Button } from "#ui/action/button.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useKeptForm } from "#web/platform/draft/use-kept-form.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useUploading } from "#web/platform/upload/use-uploading.ts";
import { ReviewFields } from "./review-fields.tsx";
import { ReviewProblem } from "./review-problem.tsx";
import { draftOf, reviewResolver, valuesOf, type ReviewValues } from "./review-values.ts";

/** How the server answers where the review was deleted meanwhile, by its author elsewhere or by the back office. */
const GONE: ReadonlySet<string> = new Set(["not_found", "state_forbids"]);

interface EditReviewSheetProps {
  review: Review;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Changes one's own review; each version before stays in the record. */
export function EditReviewSheet({ review, open, onOpenChange }: EditReviewSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="내 후기 수정"
      description="수정한 날과 이전 글의 기록이 함께 남아요."
      size="lg"
      dismissible={false}
    >
      <EditForm review={review} onDone={() => onOpenChange(false)} />
    </Sheet>
  );
}

function EditForm({ review, onDone }: { review: Review; onDone: () => void }) {
  const form = useForm<ReviewValues>({ defaultValues: valuesOf(review), resolver: reviewResolver });
  const kept = useKeptForm(form, `review.${review.id}.edit`);
  const { uploading, onSending, unlessUploading } = useUploading();
  const toast = useToast();
  const save = useEndpointMutation("reviews.edit", {
    onSuccess: () => {
      kept.forget();
      toast({ tone: "success", message: "후기를 수정했어요." });
      onDone();
    },
    onFailure: (failure) => {
      // It leaves the list, and this form goes with it.
      if (GONE.has(failure.error?.code ?? "")) {
        toast({ message: "그 사이에 삭제된 후기라서 수정한 글을 저장하지 못했어요." });
      }
      showFormFailure(form, failure);
    },
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={unlessUploading(
          form.handleSubmit((values) => save.run({ reviewId: review.id, ...draftOf(values) })),
        )}
      >
        <ReviewFields onSending={onSending} />
        <ReviewProblem />
        <Button type="submit" size="lg" block pending={save.pending || uploading}>
          저장하기
        </Button>
      </form>
    </FormProvider>
  );
}
