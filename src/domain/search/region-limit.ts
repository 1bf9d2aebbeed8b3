/** Places suggested at once: of one name there are fewer, and whoever sees so many goes on typing. */
export const MOST_REGIONS = 30;
