/** One of many short links beside each other. */
export const linkPillClass =
  "inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-surface px-4 text-sm text-ink no-underline hover:border-line-strong hover:bg-sunken";
