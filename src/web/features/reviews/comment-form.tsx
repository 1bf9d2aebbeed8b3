import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { REVIEW_LIMITS, reviewComment } from "#domain/review/review-rules.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { showFormFailure } from "#web/platform/form-errors.ts";
import { rules } from "#web/platform/rules.ts";
import { useEndpointMutation } from "#web/platform/use-endpoint-mutation.ts";

interface CommentFormProps {
  reviewId: string;
  onDone: () => void;
}

/** A comment below a review, by its author or the pro. */
export function CommentForm({ reviewId, onDone }: CommentFormProps) {
  const form = useForm({ defaultValues: { body: "" } });
  const { setFocus, formState } = form;
  // It stands here because 댓글 쓰기 was pressed.
  useEffect(() => setFocus("body"), [setFocus]);
  const send = useEndpointMutation("reviews.comments.create", {
    invalidates: ["pro.reviews"],
    onSuccess: onDone,
    onFailure: (failure) => showFormFailure(form, failure),
  });
  return (
    <form
      noValidate
      className="mt-3"
      onSubmit={form.handleSubmit(({ body }) => send.run({ reviewId, body: body.trim() }))}
    >
      <TextArea
        label="댓글"
        rows={3}
        limit={REVIEW_LIMITS.commentMax}
        hint="누구나 볼 수 있어요."
        error={formState.errors.body?.message ?? formState.errors.root?.server?.message}
        {...form.register("body", rules(reviewComment))}
      />
      <div className="mt-2 flex justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={onDone}>
          그만두기
        </Button>
        <Button type="submit" size="sm" pending={send.pending}>
          댓글 남기기
        </Button>
      </div>
    </form>
  );
}
