/**
 * Reads a table of tab-separated values whose first line names exactly these columns.
 * Throws, with the line's number, for other columns, a wrong number of cells, spaces around a cell
 * or text that is not NFC: data with such a mistake must not reach the database.
 */
export function readTabSeparated<C extends string>(
  text: string,
  columns: readonly C[],
): Record<C, string>[] {
  if (text !== text.normalize("NFC")) throw new Error("the table is not in Unicode form NFC");
  const [header, ...lines] = text.replace(/\n$/, "").split("\n");
  if (header !== columns.join("\t")) {
    throw new Error(`line 1: expected the columns ${columns.join(", ")}`);
  }
  return lines.map((line, index) => {
    const cells = line.split("\t");
    const where = `line ${index + 2}`;
    if (cells.length !== columns.length) throw new Error(`${where}: ${cells.length} cells`);
    if (cells.some((cell) => cell !== cell.trim())) throw new Error(`${where}: spaces at an edge`);
    return Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as Record<
      C,
      string
    >;
  });
}
