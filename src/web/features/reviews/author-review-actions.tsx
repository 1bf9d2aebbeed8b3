import { useState } from "react";
import type { Review } from "#contract/endpoints/reviews.ts";
import { Button } from "#ui/action/button.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { useLoadedPart } from "#ui/use-loaded-part.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

const loadSheet = () => import("./edit-review-sheet.tsx").then((module) => module.EditReviewSheet);

/** The author may change their review, or take it down for good. */
export function AuthorReviewActions({ review }: { review: Review }) {
  const [editing, setEditing] = useState(false);
  const EditSheet = useLoadedPart(loadSheet, editing, setEditing);
  const confirm = useConfirm();
  const toast = useToast();
  const remove = useEndpointMutation("reviews.delete", {
    onSuccess: () => {
      toast({ message: "후기를 삭제했어요." });
      // The review goes with the button that was pressed.
      document.getElementById("main")?.focus({ preventScroll: true });
    },
  });

  async function askToDelete() {
    const sure = await confirm({
      title: "후기를 삭제할까요?",
      description:
        "되돌릴 수 없고, 같은 거래의 후기를 다시 쓸 수 없어요. 삭제했다는 것은 수로만 남아요.",
      danger: true,
    });
    if (sure) await remove.run({ reviewId: review.id });
  }

  return (
    <div className="mt-3 -ml-3 flex flex-wrap gap-1">
      <Button variant="quiet" size="sm" onClick={() => setEditing(true)}>
        내 후기 수정
      </Button>
      <Button variant="quiet" size="sm" pending={remove.pending} onClick={askToDelete}>
        삭제
      </Button>
      {EditSheet && <EditSheet review={review} open={editing} onOpenChange={setEditing} />}
    </div>
  );
}
