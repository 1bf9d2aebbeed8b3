import { createHash } from "node:crypto";
import { createServer } from "node:net";

// Below the range from which systems hand out ports, and away from those that people choose.
const FIRST = 15_000;
const COUNT = 10_000;

/** A free loopback port for the database of this DATA_DIR, the same one again when possible. */
export async function freePort(dataDir: string): Promise<number> {
  const start = createHash("sha256").update(dataDir).digest().readUInt32BE() % COUNT;
  for (let step = 0; step < COUNT; step += 1) {
    const port = FIRST + ((start + step) % COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error("no free port between 15000 and 24999");
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
