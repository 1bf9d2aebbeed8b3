/** Of a wished service: nobody has looked yet, staff know it, the catalogue has it or its words now. */
export const WISH_STATES = ["open", "seen", "added"] as const;
export type WishState = (typeof WISH_STATES)[number];

/** What staff may mark a wish as. */
export const WISH_MARKS = ["seen", "added"] as const;
export type WishMark = (typeof WISH_MARKS)[number];

const marksOf: Record<WishState, readonly WishMark[]> = {
  open: WISH_MARKS,
  seen: ["added"],
  added: [],
};

/** What a wish may be marked as from where it stands. Being wished again leaves its state. */
export function marksFrom(state: WishState): readonly WishMark[] {
  return marksOf[state];
}
