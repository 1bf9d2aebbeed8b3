import { useRef, useState } from "react";
import type { Review } from "#contract/endpoints/reviews.ts";
import { Button } from "#ui/action/button.tsx";
import { useLoadedPart } from "#ui/use-loaded-part.ts";
import { useFocusBack } from "#web/platform/navigation/use-focus-back.ts";
import { CommentItem } from "./comment-item.tsx";

const loadForm = () => import("./new-comment-form.tsx").then((module) => module.NewCommentForm);

/** What author and pro said below a review, and the field for who may say more. */
export function ReviewComments({ review }: { review: Review }) {
  const [writing, setWriting] = useState(false);
  const Form = useLoadedPart(loadForm, writing, setWriting);
  const opener = useFocusBack(writing && Form !== null);
  const talk = useRef<HTMLDivElement>(null);
  if (review.comments.length === 0 && !review.can_comment) return null;
  return (
    <div ref={talk} tabIndex={-1} className="mt-4 border-t border-line pt-4 outline-none">
      {review.comments.length > 0 && (
        <ul aria-label="댓글" className="flex flex-col gap-3">
          {review.comments.map((comment) => (
            <li key={comment.id} className="rounded-md bg-sunken px-4 py-3">
              <CommentItem
                reviewId={review.id}
                comment={comment}
                canEdit={review.can_comment}
                // The button that was pressed goes with the comment.
                onDeleted={() => talk.current?.focus({ preventScroll: true })}
              />
            </li>
          ))}
        </ul>
      )}
      {review.can_comment &&
        (writing && Form ? (
          <Form reviewId={review.id} onDone={() => setWriting(false)} />
        ) : (
          <Button
            ref={opener}
            variant="quiet"
            size="sm"
            pending={writing}
            className="mt-1 -ml-3"
            onClick={() => setWriting(true)}
          >
            댓글 쓰기
          </Button>
        ))}
    </div>
  );
}
