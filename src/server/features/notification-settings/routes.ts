import { advertisingNow, ADVERTISING_SCOPES } from "#domain/account/advertising-consents.ts";
import { unanswered } from "#domain/account/advertising-follow-up.ts";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import {
  isSwitchable,
  NOTICE_CHANNELS,
  NOTICE_GROUP_RULES,
  NOTICE_GROUPS,
  type NoticeChannel,
  type NoticeGroup,
} from "#domain/notice/notice-groups.ts";
import {
  DEFAULT_NOTIFICATION_SETTINGS,
  isOn,
  type NotificationSettings,
} from "#domain/notice/notification-settings.ts";
import { HOURS } from "#domain/notice/quiet-hours.ts";
import type { NotificationSettingsBody } from "#contract/endpoints/notification-settings.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import type { AdvertisingConsents } from "./advertising-consents.ts";
import type { Planned } from "./planned.ts";
import { presentAnswers, presentSettings } from "./present.ts";
import { findNotificationSettings, writeNotificationSettings } from "./queries.ts";

const CHANGES_PER_MINUTE = 60;

/** What a person decides about how they are notified. */
export function notificationSettingsHandlers({
  findAnswers,
  findAskedAt,
  recordAnswers,
  dropSwitchedOff,
}: AdvertisingConsents & Planned) {
  return {
    "users.me.notificationSettings": async ({ sql, viewer }) => {
      const { accountId } = viewer;
      const settings = (await findNotificationSettings(sql, [accountId])).get(accountId);
      const answers = await findAnswers(sql, accountId);
      return {
        ...presentSettings(settings ?? DEFAULT_NOTIFICATION_SETTINGS, advertisingNow(answers)),
        advertising_answers: presentAnswers(answers),
        advertising_question: unanswered(answers, await findAskedAt(sql, accountId)),
      };
    },

    "users.me.notificationSettings.set": async (call) => {
      const { viewer, body, now, ids, limit, transaction } = call;
      const { accountId } = viewer;
      await limit("notification_settings", accountId, CHANGES_PER_MINUTE, MINUTE_MS);
      const settings = settingsOf(body);
      return transaction(async (tx) => {
        const before = advertisingNow(await findAnswers(tx, accountId));
        const advertising = body.groups.advertising;
        const answers = ADVERTISING_SCOPES.filter((scope) => advertising[scope] !== before[scope]);
        await recordAnswers(
          tx,
          accountId,
          answers.map((scope) => ({ scope, granted: advertising[scope] })),
          { now, ids, source: "settings" },
        );
        await writeNotificationSettings(tx, accountId, settings);
        await dropSwitchedOff(tx, accountId, switchedOff(settings, advertising), "switched_off");
        return presentSettings(settings, advertising);
      });
    },

    "users.me.notificationSettings.keepAdvertising": async (call) => {
      const { viewer, now, ids, limit, transaction } = call;
      const { accountId } = viewer;
      await limit("notification_settings", accountId, CHANGES_PER_MINUTE, MINUTE_MS);
      return transaction(async (tx) => {
        const answers = await findAnswers(tx, accountId);
        const kept = unanswered(answers, await findAskedAt(tx, accountId));
        await recordAnswers(
          tx,
          accountId,
          kept.map((scope) => ({ scope, granted: true })),
          { now, ids, source: "settings" },
        );
        return {};
      });
    },
  } satisfies Partial<Handlers>;
}

/** All that goes out no more, whenever it was switched off. */
function switchedOff(
  settings: NotificationSettings,
  advertising: NotificationSettingsBody["groups"]["advertising"],
): { group: NoticeGroup; channel: NoticeChannel }[] {
  const goes = (group: NoticeGroup, channel: NoticeChannel) =>
    group === "advertising" ? advertising[channel] : isOn(settings, group, channel);
  return NOTICE_GROUPS.flatMap((group) =>
    NOTICE_CHANNELS.filter((channel) => !goes(group, channel)).map((channel) => ({
      group,
      channel,
    })),
  );
}

/** Refuses with `invalid` what nobody may switch, naming its field. */
function settingsOf(body: NotificationSettingsBody): NotificationSettings {
  const fields: Record<string, string[]> = {};
  const choices: NotificationSettings["choices"][number][] = [];
  for (const group of NOTICE_GROUPS) {
    // Advertising is kept as answers with their time.
    if (group === "advertising") continue;
    for (const channel of NOTICE_CHANNELS) {
      const wanted = body.groups[group][channel];
      const usual = isOn(DEFAULT_NOTIFICATION_SETTINGS, group, channel);
      if (wanted === usual) continue;
      if (isSwitchable(group, channel)) choices.push({ group, channel, isOn: wanted });
      else {
        const { label } = NOTICE_GROUP_RULES[group];
        fields[`groups.${group}.${channel}`] = [
          usual
            ? `${label} 알림은 여기에서 끌 수 없어요.`
            : `${label} 알림은 이렇게 보내지 않아요.`,
        ];
      }
    }
  }
  const quiet = body.quiet_hours;
  if (quiet && quiet.from === quiet.to) {
    fields["quiet_hours.to"] = ["시작과 끝을 다르게 골라 주세요."];
  }
  if (Object.keys(fields).length > 0) refuse("invalid", { fields });
  return {
    choices,
    quietHours: quiet && { from: HOURS.indexOf(quiet.from), to: HOURS.indexOf(quiet.to) },
    digest: body.digest,
    mayWake: body.urgent_at_night,
  };
}
