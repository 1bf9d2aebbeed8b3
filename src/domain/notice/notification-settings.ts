import { DEFAULT_QUIET_HOURS, type QuietHours } from "./quiet-hours.ts";
import { NOTICE_GROUP_RULES, type NoticeChannel, type NoticeGroup } from "./notice-groups.ts";

/** What a person decides about their notices. */
export interface NotificationSettings {
  /** Only what they chose; all else is the group's default. */
  choices: readonly { group: NoticeGroup; channel: NoticeChannel; isOn: boolean }[];
  /** Null: at any hour. */
  quietHours: QuietHours | null;
  /** A pro's e-mails about work come together in the morning. */
  digest: boolean;
  /** Urgent requests do not wait for the morning. */
  mayWake: boolean;
}

export const DEFAULT_NOTIFICATION_SETTINGS: NotificationSettings = {
  choices: [],
  quietHours: DEFAULT_QUIET_HOURS,
  digest: true,
  mayWake: false,
};

/** Whether a group goes out on a channel; a choice where there is none to make is left aside. */
export function isOn(
  settings: NotificationSettings,
  group: NoticeGroup,
  channel: NoticeChannel,
): boolean {
  const rule = NOTICE_GROUP_RULES[group].channels[channel];
  if (rule === "locked" || rule === "never") return rule === "locked";
  const choice = settings.choices.find((one) => one.group === group && one.channel === channel);
  return choice?.isOn ?? rule === "on";
}
