/** A statement as PostgreSQL's log has it. */
export interface LoggedStatement {
  text: string;
  /** As text; null stands for NULL. */
  parameters: (string | null)[];
  /** Of the server's process, which serves one connection. */
  pid: number;
}

const ENTRY = /^\d{4}-\d\d-\d\d [\d:.]+ \S+ \[(\d+)\] ([A-Z0-9]+): {2}([^]*)$/;
const EXECUTED = /^(?:statement|execute [^:]*): ([^]*)$/;
const PARAMETERS = /^parameters: ([^]*)$/i;
/** `$1 = 'it''s'` or `$1 = NULL`. */
const PARAMETER = /\$\d+ = (?:'((?:[^']|'')*)'|NULL)/g;

/** The statements of a log with the standard prefix and `log_statement = all`, in the order in which they began. */
export function readLog(log: string): LoggedStatement[] {
  const statements: LoggedStatement[] = [];
  // What goes on over several lines is set in by a tab.
  for (const entry of log.replaceAll("\n\t", "\r").split("\n")) {
    const [, pid, level, said = ""] = ENTRY.exec(entry.replaceAll("\r", "\n")) ?? [];
    const text = level === "LOG" ? EXECUTED.exec(said)?.[1] : undefined;
    if (text !== undefined) statements.push({ text, parameters: [], pid: Number(pid) });
    const parameters = level === "DETAIL" ? PARAMETERS.exec(said)?.[1] : undefined;
    const last = statements.at(-1);
    if (parameters !== undefined && last) last.parameters = readParameters(parameters);
  }
  return statements;
}

function readParameters(text: string): (string | null)[] {
  return [...text.matchAll(PARAMETER)].map(([, value]) => value?.replaceAll("''", "'") ?? null);
}

/**
 * The same with each transaction in one piece, where it ended: several connections write one log, and one connection is to
 * send all of it.
 */
export function inOneLine(statements: readonly LoggedStatement[]): LoggedStatement[] {
  const open = new Map<number, LoggedStatement[]>();
  return statements.flatMap((statement) => {
    const { pid, text } = statement;
    const inside = open.get(pid);
    if (/^begin\b/i.test(text)) open.set(pid, [statement]);
    else if (inside) inside.push(statement);
    else return [statement];
    if (!/^(?:commit|rollback)\s*$/i.test(text)) return [];
    open.delete(pid);
    return inside ?? [];
  });
}
