import { join, relative } from "node:path";
import type { Sql } from "#server/platform/database/sql.ts";

const root = join(import.meta.dirname, "../..");

/** A statement as it was sent, and which of our files wrote it. */
export interface RecordedStatement {
  text: string;
  parameters: unknown[];
  /** From the project's folder. */
  file: string;
}

interface DriverQuery {
  executed: boolean;
  tagged: boolean;
  origin: string;
  /** Once it was sent. */
  string?: string;
  parameters?: unknown[];
  resolve: (value: unknown) => void;
  handle: () => Promise<void>;
}

/** Every statement that `work` has this process send, in the order of their answers. */
export async function recordStatements(
  sql: Sql,
  work: () => Promise<unknown>,
): Promise<RecordedStatement[]> {
  const found: RecordedStatement[] = [];
  const queries = Object.getPrototypeOf(sql`SELECT 1`) as DriverQuery;
  const { handle } = queries;
  queries.handle = function handleRecorded(this: DriverQuery) {
    if (!this.executed && this.tagged) {
      const { resolve } = this;
      const file = fileOf(this.origin);
      this.resolve = (value) => {
        if (file) found.push({ text: this.string ?? "", parameters: this.parameters ?? [], file });
        resolve(value);
      };
    }
    return handle.call(this);
  };
  try {
    await work();
  } finally {
    queries.handle = handle;
  }
  return found;
}

/** The innermost of our own source in the driver's note of where a statement was written; null of the tests' own. */
function fileOf(origin: string): string | null {
  const path = /(?:file:\/\/)?(\/[^\s():]+\/src\/server\/[^\s():]+\.ts)/.exec(origin)?.[1];
  return path ? relative(root, path) : null;
}
