import type { NoticeChannel, NoticeGroup } from "#domain/notice/notice-groups.ts";
import {
  DEFAULT_NOTIFICATION_SETTINGS,
  type NotificationSettings,
} from "#domain/notice/notification-settings.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

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

/** Writes all that a person decided, in the place of what they decided before. */
export async function writeNotificationSettings(
  tx: Tx,
  accountId: string,
  settings: NotificationSettings,
): Promise<void> {
  const { quietHours, digest, mayWake, choices } = settings;
  const row = {
    account_id: accountId,
    quiet_from: quietHours?.from ?? null,
    quiet_to: quietHours?.to ?? null,
    digest,
    may_wake: mayWake,
  };
  await tx`
    INSERT INTO notification_settings ${tx(row)}
    ON CONFLICT (account_id) DO UPDATE SET
      quiet_from = EXCLUDED.quiet_from, quiet_to = EXCLUDED.quiet_to,
      digest = EXCLUDED.digest, may_wake = EXCLUDED.may_wake`;
  await tx`DELETE FROM notification_choices WHERE account_id = ${accountId}`;
  if (choices.length === 0) return;
  const rows = choices.map(({ group, channel, isOn }) => ({
    account_id: accountId,
    notice_group: group,
    channel,
    is_on: isOn,
  }));
  await tx`INSERT INTO notification_choices ${tx(rows)}`;
}

/** Switches a group off on a channel and leaves all else as it is; said twice, it is the same. */
export async function switchOff(
  tx: Tx,
  accountId: string,
  { group, channel }: { group: NoticeGroup; channel: NoticeChannel },
): Promise<void> {
  await tx`
    INSERT INTO notification_choices (account_id, notice_group, channel, is_on)
    VALUES (${accountId}, ${group}, ${channel}, false)
    ON CONFLICT (account_id, notice_group, channel) DO UPDATE SET is_on = false`;
}
