import type { NotificationSettingsBody } from "#contract/endpoints/notification-settings.ts";

/** What each part of the settings page shows and changes. */
export interface Switches {
  settings: NotificationSettingsBody;
  change: (patch: Partial<NotificationSettingsBody>) => void;
}
