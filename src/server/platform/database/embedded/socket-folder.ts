import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { socketFile } from "../connect-to.ts";

/** What the system's address of a socket file holds, without the byte that ends it. */
const LONGEST_PATH = 107;

/**
 * Where a server that is about to start puts its socket file: beside its cluster, where only its own user enters. Null
 * where the path is too long for one: the server is then reached over the loopback alone. What a killed server left is
 * removed, because its number may belong to another program by now. Call it under the start lock only.
 */
export function freshSocketFolder(home: string, port: number): string | null {
  for (const name of readdirSync(home)) {
    if (name.startsWith(".s.PGSQL.")) rmSync(join(home, name), { force: true });
  }
  // Commas part folders in PostgreSQL's setting.
  const fits = Buffer.byteLength(socketFile(home, port)) <= LONGEST_PATH && !home.includes(",");
  return fits ? home : null;
}
