import type { PushServiceControl } from "../../gateways/push/push-service-control.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";

const MODES = "ok, http500, timeout, gone, 429, offline 중 하나를 적어 주세요.";

/** The local push service's controls. Without one they answer `unavailable`. */
export function pushToolHandlers(service: PushServiceControl | null) {
  const control = () => service ?? refuse("unavailable");
  return {
    "dev.push": async () => ({ items: await control().modes() }),

    "dev.push.set": async ({ body }) => {
      const isMode = await control().setMode(body.endpoint, body.mode, body.times);
      if (!isMode) refuse("invalid", { fields: { mode: [MODES] } });
      return { items: await control().modes() };
    },
  } satisfies Partial<Handlers>;
}
