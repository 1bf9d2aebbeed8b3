import type { DealSide } from "#domain/quote/deal-side.ts";
import type { HireCanceller } from "#domain/request/lifecycle.ts";

/** Who cancelled a hire, for the side that looks; null where nobody is known to have. */
export function hireCancelledText(by: HireCanceller | null, viewer: DealSide): string {
  switch (by) {
    case "customer":
      return viewer === "customer" ? "내가 고용을 취소했어요" : "고객이 고용을 취소했어요";
    case "hired_pro":
      return viewer === "pro" ? "내가 고용을 취소했어요" : "고수가 고용을 취소했어요";
    case "staff":
      return "운영에서 고용을 취소했어요";
    case null:
      return "고용이 취소됐어요";
  }
}
