import type { NoticeChannel } from "./notice-groups.ts";

/** By what something goes out; a text message of a notice is one of the two in the middle. */
export const DELIVERY_CHANNELS = ["push", "sms", "alimtalk", "email"] as const;
type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];

/** What goes out by the channel that a person knows. */
export const DELIVERY_CHANNELS_OF: Record<NoticeChannel, readonly DeliveryChannel[]> = {
  push: ["push"],
  text: ["sms", "alimtalk"],
  email: ["email"],
};

/** A text message, by whichever of its two ways. */
export function isText(channel: DeliveryChannel): boolean {
  return DELIVERY_CHANNELS_OF.text.includes(channel);
}

/** What becomes of something that goes out. */
export const DELIVERY_STATES = [
  "pending",
  "sending",
  "sent",
  "failed",
  "unclear",
  "dropped",
  "merged",
] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why something did not go out, in words of ours; a provider's own codes stand beside them. */
export const DELIVERY_REASONS = [
  "read",
  "unsubscribed",
  "switched_off",
  "email_unconfirmed",
  "address_bounced",
  "no_device",
  "sender_lost",
  "port_threw",
  "timeout",
  "network",
  "not_configured",
  "alimtalk_not_configured",
  "push_service_down",
] as const;
export type DeliveryReason = (typeof DELIVERY_REASONS)[number];

/** How a person said that a group goes to them no more: by a letter's link, or in the settings. */
export type OptOut = Extract<DeliveryReason, "unsubscribed" | "switched_off">;

/** Where a person has to look: all tries are used up or it was refused, or nobody knows whether it arrived. */
export const STUCK_STATES = ["failed", "unclear"] as const satisfies readonly DeliveryState[];

/** True of a second one that may come beside a first that rang already. */
export function mayArriveTwice(state: DeliveryState): boolean {
  return state === "unclear";
}
