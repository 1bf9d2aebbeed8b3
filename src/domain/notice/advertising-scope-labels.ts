import type { AdvertisingScope } from "#domain/account/advertising-consents.ts";
import { NOTICE_CHANNEL_LABELS } from "./notice-groups.ts";
import { QUIET_HOURS_TEXT } from "./quiet-hours.ts";

/** `all` is the answer at sign-up, which held for every channel. */
export const SCOPE_LABELS: Record<AdvertisingScope | "all", string> = {
  ...NOTICE_CHANNEL_LABELS,
  night: `${QUIET_HOURS_TEXT}에도 받기`,
  all: "모든 방법",
};

/** "푸시, 이메일"; null without any. */
export function scopesText(scopes: readonly AdvertisingScope[]): string | null {
  return scopes.length === 0 ? null : scopes.map((scope) => SCOPE_LABELS[scope]).join(", ");
}
