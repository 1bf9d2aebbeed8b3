import type { MessageChannel, MessagePort } from "./message-port.ts";

/** One port out of one per channel. A channel without a port refuses, so that the row says why. */
export function routeMessages(ports: Record<MessageChannel, MessagePort | null>): MessagePort {
  return {
    async send(message) {
      const port = ports[message.channel];
      return port ? port.send(message) : { outcome: "refused", reason: "not_configured" };
    },
  };
}
