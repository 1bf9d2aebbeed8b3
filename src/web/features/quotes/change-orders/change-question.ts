import type { Change } from "#domain/change-order/change-order.ts";
import { overCeiling } from "#domain/change-order/over-ceiling.ts";
import type { Hire } from "../agreed-terms.tsx";
import { beyondCeiling } from "./beyond-ceiling.ts";

/** What is asked before a change is proposed: of a price of nothing, or of more than the quote had promised; else null. */
export function changeQuestion(
  { price }: Change,
  hire: Pick<Hire, "ceiling" | "agreed_price">,
): { title: string; description: string } | null {
  if (price === 0) {
    return {
      title: "확정 금액을 0원으로 제안할까요?",
      description: "상대가 수락하면 주고받을 돈이 없는 일이 돼요.",
    };
  }
  if (price === undefined || overCeiling({ price }, hire.ceiling) === 0) return null;
  return {
    title: "최대 금액보다 많은데 제안할까요?",
    description: beyondCeiling(hire, price),
  };
}
