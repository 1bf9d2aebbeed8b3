import { setTimeout as pause } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import type { FailureMode } from "./failure-mode.ts";
import { GatewayError } from "./gateway-error.ts";

/** Longer than any caller waits. */
const NO_ANSWER_MS = 60_000;

/** Lets a call wait or fail as its mode says, before anything is done. */
export async function holdUp(mode: FailureMode, reply: FastifyReply): Promise<void> {
  if (mode.kind === "slow") await pause(mode.ms);
  if (mode.kind === "http500") throw new GatewayError(500, "INTERNAL_SERVER_ERROR");
  if (mode.kind !== "timeout") return;
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  await pause(NO_ANSWER_MS, undefined, { signal: gone.signal, ref: false }).catch(() => undefined);
  throw new GatewayError(504, "GATEWAY_TIMEOUT");
}
