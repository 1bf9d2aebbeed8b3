import type { FastifyInstance } from "fastify";
import { isForbiddenCode } from "#contract/errors.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Sql } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { Refusal } from "../../platform/refusal.ts";
import { staffActor, writeStaffLog } from "./log.ts";

/** Writes down what staff tried and may not do. What anybody else may not do stands in the product's own log. */
export function addRefusalLog(
  app: FastifyInstance,
  facts: { sql: Sql; clock: Clock; ids: Ids },
): void {
  app.addHook("onError", async (request, _reply, error) => {
    const { viewer } = request;
    if (viewer?.kind !== "staff") return;
    if (!(error instanceof Refusal)) return;
    const { code } = error;
    if (!isForbiddenCode(code)) return;
    await writeStaffLog(facts.sql, {
      by: staffActor({ viewer, request }),
      kind: "refused",
      action: code,
      // The pattern, not the URL: that may hold somebody's id or words.
      reason: `${request.method} ${request.routeOptions.url ?? ""}`,
      now: facts.clock.now(),
      ids: facts.ids,
    });
  });
}
