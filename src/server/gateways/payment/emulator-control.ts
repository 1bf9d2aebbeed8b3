export interface EmulatedPayment {
  payment_id: string;
  billing_key: string;
  /** Won. */
  amount: number;
  cancelled: number;
  status: "PAID" | "FAILED" | "PARTIAL_CANCELLED" | "CANCELLED";
}

export interface SetMode {
  billing_key: string;
  mode: string;
  /** Null: until it is changed. */
  times: number | null;
}

/** What the development tools and the tests do with the emulator. A call throws when it cannot be reached. */
export interface EmulatorControl {
  /**
   * How the next calls about a key ("*": all keys) go, `times` of them or until it is changed. Answers false for a
   * mode that there is not.
   */
  setMode(billingKey: string, mode: string, times?: number): Promise<boolean>;
  modes(): Promise<SetMode[]>;
  /** Its own record of payments, oldest first. */
  payments(): Promise<EmulatedPayment[]>;
  /**
   * What happens to a captured payment without its shop: "refund" in the gateway's console, "charge_back" (`amount` won, all
   * that is left without one), "reverse" of them, "fail" after all. `no_payment`: nobody knows it; `impossible`: not to it.
   */
  atConsole(
    paymentId: string,
    act: "refund" | "charge_back" | "reverse" | "fail",
    amount?: number,
  ): Promise<"done" | "no_payment" | "impossible">;
  /**
   * A billing key as the hosted page issues one. `number` of the card or phone and the key itself may be named; a
   * key that is there already stays as it is.
   */
  issueKey(
    method: "card" | "phone",
    named?: { number?: string; billingKey?: string },
  ): Promise<string>;
  /** Milliseconds from real time to the product's. */
  setClockOffset(offsetMs: number): Promise<void>;
  /** Where webhooks go from now on. */
  setWebhookUrl(url: string): Promise<void>;
}

export function createEmulatorControl(
  address: () => Promise<{ url: string; apiSecret: string }>,
): EmulatorControl {
  async function ask(method: "GET" | "POST", path: string, body?: object): Promise<Response> {
    const { url, apiSecret } = await address();
    return fetch(`${url}/control/${path}`, {
      method,
      headers: { authorization: `PortOne ${apiSecret}` },
      signal: AbortSignal.timeout(10_000),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }
  async function answerOf<T>(answer: Promise<Response>): Promise<T> {
    const { ok, status, url, ...rest } = await answer.then(async (one) => ({
      ok: one.ok,
      status: one.status,
      url: one.url,
      body: (await one.json()) as T,
    }));
    if (!ok) throw new Error(`the gateway's emulator answered ${status} to ${url}`);
    return rest.body;
  }
  return {
    setMode: async (billingKey, mode, times) => {
      const answer = await ask("POST", "modes", { billing_key: billingKey, mode, times });
      return answer.ok;
    },
    modes: async () => (await answerOf<{ items: SetMode[] }>(ask("GET", "modes"))).items,
    payments: async () =>
      (await answerOf<{ items: EmulatedPayment[] }>(ask("GET", "payments"))).items,
    atConsole: async (paymentId, act, amount) => {
      const { ok, status } = await ask("POST", "console", { payment_id: paymentId, act, amount });
      if (ok) return "done";
      return status === 404 ? "no_payment" : "impossible";
    },
    issueKey: async (method, { number, billingKey } = {}) => {
      const body = { method, number, billing_key: billingKey };
      const issued = await answerOf<{ billing_key: string }>(ask("POST", "billing-keys", body));
      return issued.billing_key;
    },
    setClockOffset: async (offsetMs) => {
      await answerOf(ask("POST", "clock", { offset_ms: offsetMs }));
    },
    setWebhookUrl: async (url) => {
      await answerOf(ask("POST", "webhook", { url }));
    },
  };
}
