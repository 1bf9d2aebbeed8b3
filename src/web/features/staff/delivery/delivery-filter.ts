import type { Input } from "#contract/registry.ts";
import { DELIVERY_CHANNELS, STUCK_STATES } from "#domain/notice/delivery.ts";

export interface DeliverySearch {
  state?: string;
  channel?: string;
}

/** What the page's query asks of the list; what means nothing is left out. */
export function deliveryInput({ state, channel }: DeliverySearch): Input<"staff.deliveries"> {
  const knownState = STUCK_STATES.find((one) => one === state);
  const knownChannel = DELIVERY_CHANNELS.find((one) => one === channel);
  return {
    ...(knownState ? { state: knownState } : {}),
    ...(knownChannel ? { channel: knownChannel } : {}),
  };
}
