/** How many popular services stand below an empty search field; loader and list ask for the same. */
export const POPULAR_WHILE_SEARCHING = 8;
