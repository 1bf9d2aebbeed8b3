/** How many popular services a page shows; loader and page ask for the same. */
export const POPULAR_ON_HOME = 5;
export const POPULAR_ALL = 30;
