import type { EmulatorControl } from "../../gateways/payment/emulator-control.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";

const MODES =
  "ok, decline:<코드>, timeout, reset-after-charge, http500, slow:<밀리초> 중 하나를 적어 주세요.";

/** The emulator's controls. The real gateway has none: then they answer `unavailable`. */
export function gatewayToolHandlers(emulator: EmulatorControl | null) {
  const control = () => emulator ?? refuse("unavailable");
  return {
    "dev.gateway": async () => ({ items: await control().modes() }),

    "dev.gateway.set": async ({ body }) => {
      const isMode = await control().setMode(body.billing_key, body.mode, body.times);
      if (!isMode) refuse("invalid", { fields: { mode: [MODES] } });
      return { items: await control().modes() };
    },

    "dev.gateway.payments": async () => ({ items: await control().payments() }),

    "dev.gateway.console": async ({ body }) => {
      const { payment_id, act, amount } = body;
      const outcome = await control().atConsole(payment_id, act, amount);
      if (outcome === "no_payment") refuse("not_found");
      if (outcome === "impossible") refuse("state_forbids");
      return { items: await control().payments() };
    },

    "dev.billingKey": async ({ body }) => ({ billing_key: await control().issueKey(body.method) }),
  } satisfies Partial<Handlers>;
}
