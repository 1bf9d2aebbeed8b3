import type { DealSide } from "#domain/quote/deal-side.ts";
import { LEGAL_REASON_LABELS, type LegalReason } from "#domain/review/deletion.ts";
import { groupOfSide, noticeKind } from "../notice-kind.ts";

/** What became of a review, as the pro reads it. */
type ReviewChange = { event: "edited" | "deleted_by_author" | "deleted_by_staff" };

const TO_PRO: Record<ReviewChange["event"], { title: string; body: string }> = {
  edited: {
    title: "후기가 바뀌었어요",
    body: "고객이 후기를 수정했어요. 바뀐 내용을 확인해 보세요.",
  },
  deleted_by_author: {
    title: "고객이 후기를 삭제했어요",
    body: "별점에서는 빠지고, 삭제한 후기의 수만 프로필에 남아요.",
  },
  deleted_by_staff: {
    title: "운영팀이 후기를 삭제했어요",
    body: "법에 따라 후기 하나를 내렸어요. 별점에서는 빠지고, 삭제한 후기의 수만 프로필에 남아요.",
  },
};

export const reviewNotices = {
  review_received: noticeKind<Record<never, never>>({
    group: "my_work",
    title: "새 후기가 올라왔어요",
    body: () => "고객이 거래 후기를 남겼어요. 읽고 댓글로 답할 수 있어요.",
    action: "후기 보기",
    samples: [{}],
  }),
  review_changed: noticeKind<ReviewChange>({
    group: "my_work",
    title: ({ event }) => TO_PRO[event].title,
    body: ({ event }) => TO_PRO[event].body,
    action: "후기 보기",
    samples: [{ event: "edited" }, { event: "deleted_by_author" }, { event: "deleted_by_staff" }],
  }),
  /** To its author: there is nothing to see of it any more, but somebody to object to. */
  review_deleted: noticeKind<{ legalReason: LegalReason }>({
    group: "my_request",
    title: "운영팀이 내 후기를 삭제했어요",
    body: ({ legalReason }) =>
      `이유: ${LEGAL_REASON_LABELS[legalReason]}. 이의가 있으면 고객센터로 알려 주세요.`,
    action: "고객센터에 알리기",
    samples: [{ legalReason: "privacy" }],
  }),
  review_commented: noticeKind<{ side: DealSide; proName: string }>({
    group: groupOfSide,
    title: "후기에 댓글이 달렸어요",
    body: ({ side, proName }) =>
      side === "pro"
        ? "후기를 쓴 고객이 댓글을 남겼어요."
        : `${proName} 고수가 내 후기에 댓글을 남겼어요.`,
    action: "댓글 보기",
    samples: [
      { side: "pro", proName: "든든한 이사" },
      { side: "customer", proName: "든든한 이사" },
    ],
  }),
};
