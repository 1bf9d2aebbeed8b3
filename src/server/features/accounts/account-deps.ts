import type { MessageChannel } from "../../gateways/message/message-port.ts";

/** What the slice needs besides the platform. */
export interface AccountDeps {
  /** Whether a message on this channel would go anywhere. */
  reaches: (channel: MessageChannel) => boolean;
}
