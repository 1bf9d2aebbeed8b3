import type { FastifyInstance } from "fastify";
import { recordedPayments } from "./books.ts";
import { actAtConsole } from "./console.ts";
import type { Emulator } from "./emulator.ts";
import { modeText, readMode, type FailureMode } from "./failure-mode.ts";
import { GatewayError } from "./gateway-error.ts";
import { namedMethod } from "./issue-key.ts";
import type { GatewayRecord } from "./record.ts";

/** How the next call about a key goes; a mode with a number of times counts down, and one that is used up is none. */
export function takeMode(record: GatewayRecord, billingKey: string): FailureMode {
  const { modes } = record.books;
  for (const named of [billingKey, "*"]) {
    const set = modes.get(named);
    if (set === undefined || set.times === 0) continue;
    const { mode, times } = set;
    if (times !== null) record.write({ kind: "mode", billingKey: named, mode, times: times - 1 });
    return mode;
  }
  return { kind: "ok" };
}

/** What the product's development tools ask of the emulator, beside the gateway's own paths. */
export function addControlRoutes(app: FastifyInstance, emulator: Emulator): void {
  const { record } = emulator;

  app.post("/control/modes", async (call) => {
    const { billing_key, mode, times } = call.body as Record<string, unknown>;
    const read = typeof mode === "string" ? readMode(mode) : null;
    const counted = times === undefined || (Number.isInteger(times) && Number(times) > 0);
    if (typeof billing_key !== "string" || read === null || !counted) {
      throw new GatewayError(400, "INVALID_REQUEST");
    }
    record.write({
      kind: "mode",
      billingKey: billing_key,
      mode: read,
      times: times === undefined ? null : Number(times),
    });
    return {};
  });

  app.get("/control/modes", async () => ({
    items: [...record.books.modes].map(([billing_key, { mode, times }]) => ({
      billing_key,
      mode: modeText(mode),
      times,
    })),
  }));

  app.get("/control/payments", async () => ({ items: recordedPayments(record.books) }));

  app.post("/control/console", async (call) => {
    actAtConsole(emulator, call.body);
    return {};
  });

  app.post("/control/billing-keys", async (call) => {
    const { method, number, billing_key: named } = call.body as Record<string, unknown>;
    const issued = namedMethod(method, number);
    if (!issued || (named !== undefined && typeof named !== "string")) {
      throw new GatewayError(400, "INVALID_REQUEST");
    }
    const key = record.books.keys.get(named ?? "") ?? emulator.issue(issued, "시험 고객", named);
    return { billing_key: key.billingKey };
  });

  app.post("/control/clock", async (call) => {
    const { offset_ms } = call.body as { offset_ms?: unknown };
    if (!Number.isSafeInteger(offset_ms)) throw new GatewayError(400, "INVALID_REQUEST");
    if (offset_ms !== record.books.offsetMs) {
      record.write({ kind: "clock", offsetMs: Number(offset_ms) });
    }
    return {};
  });

  app.post("/control/webhook", async (call) => {
    const { url } = call.body as { url?: unknown };
    if (typeof url !== "string" || !/^https?:$/.test(URL.parse(url)?.protocol ?? "")) {
      throw new GatewayError(400, "INVALID_REQUEST");
    }
    if (url !== record.books.webhookUrl) record.write({ kind: "webhook", url });
    return {};
  });
}
