/** What a statement does to which table, as its span is called. */
export interface StatementName {
  operation: string;
  /** None of a statement without a table, such as BEGIN. */
  table: string | null;
}

/** Not the UPDATE of a lock or of ON CONFLICT, which names no table. */
const WRITES =
  /\b(insert)\s+into\s+([a-z_][\w.]*)|\b(delete)\s+from\s+([a-z_][\w.]*)|(?<!\b(?:for|key|do)\s+)\b(update)\s+([a-z_][\w.]*)/i;
/** Not `FROM unnest(…)`, nor the FROM of extract(… FROM now()). */
const READS = /\bfrom\s+([a-z_][\w.]*)(?![\w.]*\s*\()/i;

/** `text` without its values. What writes is named after that, however it begins. */
export function statementName(text: string): StatementName {
  const written = WRITES.exec(text);
  if (written) {
    const [, insert, into, remove, from, update, updated] = written;
    return {
      operation: (insert ?? remove ?? update ?? "").toUpperCase(),
      table: into ?? from ?? updated ?? null,
    };
  }
  const operation = /[a-z]+/i.exec(text)?.[0].toUpperCase() ?? "SQL";
  const reads = operation === "SELECT" || operation === "WITH";
  return reads
    ? { operation: "SELECT", table: READS.exec(text)?.[1] ?? null }
    : { operation, table: null };
}
