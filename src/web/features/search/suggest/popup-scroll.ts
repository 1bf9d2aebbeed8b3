/** As high as there is room for above a phone's keyboard. */
export const POPUP_SCROLL = "max-h-[min(30rem,70dvh)] overflow-y-auto overscroll-contain";
