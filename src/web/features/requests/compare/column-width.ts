const widths: Record<number, string> = {
  1: "[--column:calc(100vw-2rem)] md:[--column:calc(100vw-3rem)]",
  2: "[--column:max(calc(50vw-1.25rem),9.75rem)] md:[--column:calc(50vw-1.75rem)]",
  3: "[--column:max(calc((100vw-4rem)/3),9.75rem)]",
  4: "[--column:max(calc((100vw-4.5rem)/4),9.75rem)]",
  5: "[--column:max(calc((100vw-5rem)/5),9.75rem)]",
};

/** A class that says in `--column` how wide one of `count` papers is below a desk's width: all of it, or to be swiped. */
export function columnWidth(count: number): string | undefined {
  return widths[count];
}
