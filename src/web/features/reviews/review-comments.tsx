import { useEffect, useRef, useState } from "react";
import type { Review, ReviewComment } from "#contract/endpoints/reviews.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { RelativeTime } from "#web/platform/relative-time.tsx";
import { CommentForm } from "./comment-form.tsx";

/** What author and pro said below a review, and the field for who may say more. */
export function ReviewComments({ review }: { review: Review }) {
  const [writing, setWriting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    // The field is gone; the focus goes back to what opened it.
    if (wasWriting.current && !writing) opener.current?.focus();
    wasWriting.current = writing;
  }, [writing]);
  if (review.comments.length === 0 && !review.can_comment) return null;
  return (
    <div className="mt-4 border-t border-line pt-4">
      {review.comments.length > 0 && (
        <ul aria-label="댓글" className="flex flex-col gap-3">
          {review.comments.map((comment) => (
            <li key={comment.id} className="rounded-md bg-sunken px-4 py-3">
              <Comment comment={comment} />
            </li>
          ))}
        </ul>
      )}
      {review.can_comment &&
        (writing ? (
          <CommentForm reviewId={review.id} onDone={() => setWriting(false)} />
        ) : (
          <Button
            ref={opener}
            variant="quiet"
            size="sm"
            className="mt-1 -ml-3"
            onClick={() => setWriting(true)}
          >
            댓글 쓰기
          </Button>
        ))}
    </div>
  );
}

function Comment({ comment }: { comment: ReviewComment }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <span className="font-semibold">{comment.author_name}</span>
        <Badge tone={comment.author_role === "pro" ? "accent" : "neutral"}>
          {comment.author_role === "pro" ? "고수" : "후기 쓴 고객"}
        </Badge>
        <span className="text-muted">
          <RelativeTime at={comment.created_at} />
          {comment.edited && " · 고침"}
        </span>
      </p>
      <p className="mt-1 break-words whitespace-pre-line">{comment.body}</p>
    </>
  );
}
