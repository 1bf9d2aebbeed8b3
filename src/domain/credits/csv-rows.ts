/** Rows of a file of credits at most; whoever has more asks for fewer days. */
export const CSV_ROWS_MAX = 10_000;
