import type { Address } from "#server/platform/counterpart/share-process.ts";
import type { PushTarget } from "./push-port.ts";

export interface ReceivedPush {
  id: string;
  endpoint: string;
  /** Whom the device was registered for. */
  to: string;
  /** As the device decrypts it; null where its keys do not fit. */
  payload: string | null;
  /** ISO 8601, by the sender's clock. */
  at: string;
  ttlSeconds: number;
  urgency: string;
  topic: string | null;
}

export interface SetPushMode {
  endpoint: string;
  mode: string;
  /** Null: until it is changed. */
  times: number | null;
}

/** What the development tools and the tests do with the local push service. Calls throw when it cannot be reached. */
export interface PushServiceControl {
  /** Whether an endpoint is one of its own. */
  isOwn(endpoint: string): Promise<boolean>;
  /** A device with keys of its own, as a browser that subscribes has them. */
  register(to: string): Promise<PushTarget>;
  /**
   * How the next pushes to an endpoint ("*": all) go, `times` of them or until it is changed: "ok", "http500",
   * "timeout", "gone", "429", "offline". False for a mode that there is not.
   */
  setMode(endpoint: string, mode: string, times?: number): Promise<boolean>;
  modes(): Promise<SetPushMode[]>;
  /** What devices have received, newest first; none of a service that nothing was ever sent to. */
  received(to: string | null, limit: number): Promise<ReceivedPush[]>;
}

/** The process in which the local push service answers. */
export interface PushService {
  address: () => Promise<Address>;
  wasStarted: () => boolean;
}

export function createPushServiceControl(
  service: PushService,
  applicationServerKey: string,
): PushServiceControl {
  async function ask(method: "GET" | "POST", path: string, body?: object): Promise<Response> {
    const { url, apiSecret } = await service.address();
    return fetch(`${url}/control/${path}`, {
      method,
      headers: { authorization: `Bearer ${apiSecret}`, "content-type": "application/json" },
      signal: AbortSignal.timeout(10_000),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }
  async function answerOf<T>(answer: Promise<Response>): Promise<T> {
    const { ok, status } = await answer;
    if (!ok) throw new Error(`the local push service answered ${status}`);
    return (await (await answer).json()) as T;
  }
  return {
    async isOwn(endpoint) {
      if (!service.wasStarted() || !URL.canParse(endpoint)) return false;
      return new URL(endpoint).origin === (await service.address()).url;
    },
    register: (to) =>
      answerOf<PushTarget>(
        ask("POST", "subscriptions", { to, application_server_key: applicationServerKey }),
      ),
    setMode: async (endpoint, mode, times) =>
      (await ask("POST", "modes", { endpoint, mode, times })).ok,
    modes: async () => (await answerOf<{ items: SetPushMode[] }>(ask("GET", "modes"))).items,
    received: async (to, limit) => {
      if (!service.wasStarted()) return [];
      const query = new URLSearchParams({ limit: String(limit), ...(to === null ? {} : { to }) });
      const path = `messages?${query.toString()}`;
      return (await answerOf<{ items: ReceivedPush[] }>(ask("GET", path))).items;
    },
  };
}
