import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Migration {
  version: number;
  /** File name without its ending, `0001-roles`. */
  name: string;
  checksum: string;
  statements: string;
  /** Its statements one by one, each by itself, as those that work CONCURRENTLY have to be; otherwise all or none. */
  outsideTransaction: boolean;
  /** The program before it does not know what it would find, and must not start on it. */
  breaksOlderCode: boolean;
}

type Said = Pick<Migration, "outsideTransaction" | "breaksOlderCode">;

/** What a file says of itself in its first two lines. */
export function saidOf(statements: string): Said {
  const lines = statements.split("\n").slice(0, 2);
  return {
    outsideTransaction: lines.includes("-- outside a transaction"),
    breaksOlderCode: lines.includes("-- breaks older code"),
  };
}

/** Reads `NNNN-what.sql` files in order. A misnamed file or a gap in the numbers is an error. */
export function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder)
    .filter((file) => !file.startsWith("."))
    .sort();
  return files.map((file, index) => {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1];
    if (Number(number) !== index + 1) {
      throw new Error(`migrations/${file}: expected number ${String(index + 1).padStart(4, "0")}`);
    }
    const statements = readFileSync(join(folder, file), "utf8");
    const checksum = createHash("sha256").update(statements).digest("hex");
    return {
      version: index + 1,
      name: file.slice(0, -".sql".length),
      checksum,
      statements,
      ...saidOf(statements),
    };
  });
}
