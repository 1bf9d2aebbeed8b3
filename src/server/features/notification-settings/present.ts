import {
  ADVERTISING_CONSENT_KINDS,
  ADVERTISING_SCOPES,
  type AdvertisingScope,
  type ConsentAnswer,
  type ConsentSource,
} from "#domain/account/advertising-consents.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { NoticeGroup } from "#domain/notice/notice-groups.ts";
import { isOn, type NotificationSettings } from "#domain/notice/notification-settings.ts";
import { HOURS } from "#domain/notice/quiet-hours.ts";
import type { NotificationSettingsBody } from "#contract/endpoints/notification-settings.ts";
import type { Output } from "#contract/registry.ts";

export function presentSettings(
  settings: NotificationSettings,
  advertising: Record<AdvertisingScope, boolean>,
): NotificationSettingsBody {
  const channels = (group: NoticeGroup) => ({
    push: isOn(settings, group, "push"),
    text: isOn(settings, group, "text"),
    email: isOn(settings, group, "email"),
  });
  const { quietHours } = settings;
  return {
    groups: {
      my_request: channels("my_request"),
      my_work: channels("my_work"),
      talk: channels("talk"),
      money: channels("money"),
      account: channels("account"),
      advertising,
    },
    quiet_hours: quietHours && {
      from: HOURS[quietHours.from] ?? "",
      to: HOURS[quietHours.to] ?? "",
    },
    digest: settings.digest,
    urgent_at_night: settings.mayWake,
  };
}

type Answers = Output<"users.me.notificationSettings">["advertising_answers"];

export function presentAnswers(
  answers: readonly (ConsentAnswer & { source: ConsentSource })[],
): Answers {
  return answers.map(({ kind, granted, source, at }) => ({
    scope: ADVERTISING_SCOPES.find((scope) => ADVERTISING_CONSENT_KINDS[scope] === kind) ?? "all",
    granted,
    source,
    at: seoulIso(at),
  }));
}
