import type { Input, Output } from "#contract/registry.ts";
import { WISH_STATES, type WishMark, type WishState } from "#domain/service-wish/lifecycle.ts";
import type { Tone } from "#ui/display/badge.tsx";

export type Wish = Output<"staff.wishes">["items"][number];

export const wishStates: Record<WishState, { label: string; tone: Tone }> = {
  open: { label: "새로 왔어요", tone: "accent" },
  seen: { label: "확인했어요", tone: "neutral" },
  added: { label: "추가했어요", tone: "success" },
};

export const wishMarks: Record<WishMark, string> = { seen: "확인하기", added: "추가함" };

/** In the page's query: wishes of any state. Without a state it is about what waits for staff. */
export const ANY_STATE = "all";

/** What the page's query asks of the list. */
export function wishInput({ state }: { state?: string }): Input<"staff.wishes"> {
  if (state === ANY_STATE) return {};
  return { state: WISH_STATES.find((one) => one === state) ?? "open" };
}
