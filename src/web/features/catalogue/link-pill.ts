/** One of many short links beside each other. */
export const linkPillClass =
  "inline-flex min-h-11 items-center gap-1.5 rounded-full bg-sunken px-4 text-sm font-medium text-ink no-underline hover:bg-line";
