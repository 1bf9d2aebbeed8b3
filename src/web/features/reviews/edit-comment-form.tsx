import { useForm } from "react-hook-form";
import type { ReviewComment } from "#contract/endpoints/reviews.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { CommentFields } from "./comment-fields.tsx";

interface EditCommentFormProps {
  reviewId: string;
  comment: ReviewComment;
  onDone: () => void;
}

/** One's own comment in the place where it stands. */
export function EditCommentForm({ reviewId, comment, onDone }: EditCommentFormProps) {
  const form = useForm({ defaultValues: { body: comment.body } });
  const save = useEndpointMutation("reviews.comments.edit", {
    onSuccess: onDone,
    onFailure: (failure) => showFormFailure(form, failure),
  });
  return (
    <CommentFields
      form={form}
      label="댓글 수정"
      submitLabel="저장하기"
      pending={save.pending}
      onSubmit={(body) => save.run({ reviewId, commentId: comment.id, body })}
      onDone={onDone}
    />
  );
}
