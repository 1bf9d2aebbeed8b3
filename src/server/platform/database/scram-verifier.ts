import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";

/** What PostgreSQL itself uses where nobody says otherwise. */
const ITERATIONS = 4096;

/**
 * A password as PostgreSQL keeps it (RFC 5802), so that the statement which sets it may stand in the server's log.
 * For printable ASCII only: anything else would have to be normalised first.
 */
export function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, "sha256");
  const keyed = (name: string) => createHmac("sha256", salted).update(name).digest();
  const stored = createHash("sha256").update(keyed("Client Key")).digest("base64");
  const server = keyed("Server Key").toString("base64");
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString("base64")}$${stored}:${server}`;
}
