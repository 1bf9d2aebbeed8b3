/** What a statement does to which table, as its span is called. */
export interface StatementName {
  operation: string;
  /** None of a statement without a table, such as BEGIN. */
  table: string | null;
}

/** Not the UPDATE of a lock or of ON CONFLICT, which names no table. */
const WRITES =
  /\b(insert) into ([a-z_][\w.]*)|\b(delete) from ([a-z_][\w.]*)|(?<!\b(?:for|key|do) )\b(update) ([a-z_][\w.]*)/i;
/** Not `FROM unnest(…)`, nor the FROM of extract(… FROM now()). */
const READS = /\bfrom ([a-z_][\w.]*)(?![\w.]* ?\()/i;

/** `statement` without its values. What writes is named after that, however it begins. */
export function statementName(statement: string): StatementName {
  const text = statement.replaceAll(/\s+/g, " ");
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
