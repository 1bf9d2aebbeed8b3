/** From so many deals on a guide shows what was agreed; below it shows the catalogue's example. */
export const LEAST_DEALS = 20;

/** No figure stands for fewer deals than this: nobody's own price can be read off a median or a bar. */
export const LEAST_IN_GROUP = 5;

/** Nor for deals of fewer pros: what one pro charges is theirs to publish. */
export const LEAST_PROS = 3;

/** Only deals completed within so many months count. */
export const MONTHS_COUNTED = 24;

/** A guide reads the newest deals up to this number; more would not move its figures. */
export const MOST_DEALS = 3_000;
