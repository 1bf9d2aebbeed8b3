import { useForm } from "react-hook-form";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useKeptForm } from "#web/platform/draft/use-kept-form.ts";
import { CommentFields } from "./comment-fields.tsx";

interface NewCommentFormProps {
  reviewId: string;
  onDone: () => void;
}

/** A comment below a review, by its author or the pro. */
export function NewCommentForm({ reviewId, onDone }: NewCommentFormProps) {
  const form = useForm({ defaultValues: { body: "" } });
  const kept = useKeptForm(form, `review-comment.${reviewId}`);
  const send = useEndpointMutation("reviews.comments.create", {
    onSuccess: leave,
    onFailure: (failure) => showFormFailure(form, failure),
  });

  function leave() {
    kept.forget();
    onDone();
  }

  return (
    <CommentFields
      form={form}
      label="댓글"
      submitLabel="댓글 남기기"
      pending={send.pending}
      onSubmit={(body) => send.run({ reviewId, body })}
      onDone={leave}
    />
  );
}
