import { useState } from "react";
import type { ReviewComment } from "#contract/endpoints/reviews.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Button } from "#ui/action/button.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { useLoadedPart } from "#ui/use-loaded-part.ts";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useFocusBack } from "#web/platform/navigation/use-focus-back.ts";

const loadForm = () => import("./edit-comment-form.tsx").then((module) => module.EditCommentForm);

interface CommentItemProps {
  reviewId: string;
  comment: ReviewComment;
  canEdit: boolean;
  /** The comment is gone or has only left its place. */
  onDeleted: () => void;
}

/** One comment; its writer may change it where it stands, or delete it. */
export function CommentItem({ reviewId, comment, canEdit, onDeleted }: CommentItemProps) {
  const [editing, setEditing] = useState(false);
  const Form = useLoadedPart(loadForm, editing, setEditing);
  const opener = useFocusBack(editing && Form !== null);
  if (comment.deleted) return <p className="text-sm text-muted">삭제한 댓글이에요.</p>;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <span className="font-semibold">{comment.author_name}</span>
        <Badge tone={comment.author_role === "pro" ? "accent" : "neutral"}>
          {comment.author_role === "pro" ? "고수" : "후기 쓴 고객"}
        </Badge>
        <span className="text-muted">
          <RelativeTime at={comment.created_at} />
          {comment.edited && " · 수정함"}
        </span>
      </p>
      {editing && Form ? (
        <Form reviewId={reviewId} comment={comment} onDone={() => setEditing(false)} />
      ) : (
        <>
          <p className="mt-1 break-words whitespace-pre-line">{comment.body}</p>
          {comment.mine && (
            <div className="-mb-2 -ml-3 flex flex-wrap">
              {canEdit && (
                <Button
                  ref={opener}
                  variant="quiet"
                  size="sm"
                  pending={editing}
                  onClick={() => setEditing(true)}
                >
                  댓글 수정
                </Button>
              )}
              <DeleteComment reviewId={reviewId} commentId={comment.id} onDeleted={onDeleted} />
            </div>
          )}
        </>
      )}
    </>
  );
}

interface DeleteCommentProps {
  reviewId: string;
  commentId: string;
  onDeleted: () => void;
}

function DeleteComment({ reviewId, commentId, onDeleted }: DeleteCommentProps) {
  const confirm = useConfirm();
  const toast = useToast();
  const remove = useEndpointMutation("reviews.comments.delete", {
    onSuccess: () => {
      toast({ message: "댓글을 삭제했어요." });
      onDeleted();
    },
  });
  async function ask() {
    const sure = await confirm({
      title: "댓글을 삭제할까요?",
      description: "되돌릴 수 없어요. 뒤에 상대방의 답이 있으면 삭제했다는 자리만 남아요.",
      danger: true,
    });
    if (sure) await remove.run({ reviewId, commentId });
  }
  return (
    <Button variant="quiet" size="sm" pending={remove.pending} onClick={ask}>
      댓글 삭제
    </Button>
  );
}
