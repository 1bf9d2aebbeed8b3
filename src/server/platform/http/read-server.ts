import type { FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoint.ts";
import { MOST_LAG_MS, type Replica } from "../database/replica.ts";
import type { Sql } from "../database/sql.ts";
import { Refusal } from "../refusal.ts";
import { errorCode } from "../system-error.ts";

/** Held by who has just changed something, for as long as a replica may lie behind, and the way there and back. */
const WROTE_COOKIE = "wrote";
const WROTE_SECONDS = MOST_LAG_MS / 1_000 + 3;

/** Where a read may go besides the primary: it is public, and whoever asks has changed nothing a moment ago. */
export function replicaFor(
  replica: Replica | null,
  spec: Endpoint,
  request: FastifyRequest,
): Replica | null {
  if (replica === null || request.method !== "GET" || spec.access !== "anyone") return null;
  if (spec.transfer !== undefined && spec.transfer !== "json") return null;
  // A signed-in person's open page is told of changes, and asks again at once.
  if (request.viewer.kind !== "visitor" && !spec.mayLag) return null;
  if (hasJustWritten(request)) return null;
  return replica.isFresh() ? replica : null;
}

/** Known where there is a replica: elsewhere nothing lies behind. */
export function hasJustWritten(request: FastifyRequest): boolean {
  return request.cookies[WROTE_COOKIE] !== undefined;
}

/** From the replica if one may be asked; from the primary when it cannot answer. A fault of our own is none of the replica. */
export async function readFrom<T>(
  replica: Replica | null,
  primary: Sql,
  read: (sql: Sql) => Promise<T>,
): Promise<T> {
  if (replica === null) return read(primary);
  try {
    return await read(replica.sql);
  } catch (error) {
    if (error instanceof Refusal || errorCode(error) === null) throw error;
    replica.failed(error);
    return read(primary);
  }
}

/** What this browser reads next has to hold what it has just changed. */
export function rememberWrite(reply: FastifyReply, secure: boolean): void {
  void reply.setCookie(WROTE_COOKIE, "1", {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: WROTE_SECONDS,
  });
}
