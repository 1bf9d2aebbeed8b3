import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { refuse } from "../refusal.ts";
import { isFromThisMachine } from "./development-access.ts";
import type { HttpSettings } from "./settings.ts";

type Settings = Pick<HttpSettings, "developmentTools" | "metricsToken">;

/**
 * Route hook for what an operator reads: figures, the list of URLs. In production it exists for this machine
 * and for whoever shows the configured token (`Authorization: Bearer …`), and for nobody else.
 */
export function forOperators(http: Settings) {
  return async (request: FastifyRequest): Promise<void> => {
    const { headers, socket } = request;
    if (http.developmentTools || isFromThisMachine({ peer: socket.remoteAddress, headers })) return;
    if (!showsToken(headers.authorization, http.metricsToken)) refuse("route_not_found");
  };
}

function showsToken(authorization: string | undefined, token: string | null): boolean {
  const shown = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
  return token !== null && shown !== undefined && timingSafeEqual(digest(shown), digest(token));
}

/** Of one length, whatever was shown. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
