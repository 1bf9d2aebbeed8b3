/** Rows of cells as lines, each column as wide as its widest cell; Hangul takes two places of a terminal. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>((widest, row) => {
    row.forEach((cell, index) => (widest[index] = Math.max(widest[index] ?? 0, widthOf(cell))));
    return widest;
  }, []);
  return rows
    .map((row) =>
      row
        .map((cell, index) => padded(cell, widths[index] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function padded(cell: string, width: number): string {
  return cell + " ".repeat(width - widthOf(cell));
}

function widthOf(cell: string): number {
  return [...cell].reduce(
    (sum, letter) => sum + (/[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/.test(letter) ? 2 : 1),
    0,
  );
}
