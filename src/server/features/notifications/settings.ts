import type { NoticeChannel, NoticeGroup } from "#domain/notice/notice-groups.ts";
import {
  DEFAULT_NOTIFICATION_SETTINGS,
  type NotificationSettings,
} from "#domain/notice/notification-settings.ts";
import type { Db } from "../../platform/database/sql.ts";

interface SettingsRow {
  account_id: string;
  quiet_from: number | null;
  quiet_to: number | null;
  digest: boolean;
  may_wake: boolean;
}

interface ChoiceRow {
  account_id: string;
  notice_group: NoticeGroup;
  channel: NoticeChannel;
  is_on: boolean;
}

/** What each of these people decided about their notices, by account id. */
export async function findNotificationSettings(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, NotificationSettings>> {
  const ids = [...accountIds];
  const rows = await db<SettingsRow[]>`
    SELECT account_id, quiet_from, quiet_to, digest, may_wake FROM notification_settings
    WHERE account_id = ANY(${ids}::uuid[])`;
  const choices = await db<ChoiceRow[]>`
    SELECT account_id, notice_group, channel, is_on FROM notification_choices
    WHERE account_id = ANY(${ids}::uuid[])`;
  const chosen = Map.groupBy(choices, (choice) => choice.account_id);
  const settings = new Map(rows.map((row) => [row.account_id, row]));
  return new Map(
    ids.map((id) => [id, settingsOf(settings.get(id), chosen.get(id) ?? [])] as const),
  );
}

function settingsOf(
  row: SettingsRow | undefined,
  choices: readonly ChoiceRow[],
): NotificationSettings {
  const chosen = choices.map((choice) => ({
    group: choice.notice_group,
    channel: choice.channel,
    isOn: choice.is_on,
  }));
  if (!row) return { ...DEFAULT_NOTIFICATION_SETTINGS, choices: chosen };
  const { quiet_from: from, quiet_to: to } = row;
  return {
    choices: chosen,
    quietHours: from === null || to === null ? null : { from, to },
    digest: row.digest,
    mayWake: row.may_wake,
  };
}
