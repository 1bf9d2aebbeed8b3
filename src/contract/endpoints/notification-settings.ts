import * as z from "zod";
import { ADVERTISING_SCOPES } from "#domain/account/advertising-consents.ts";
import { HOURS } from "#domain/notice/quiet-hours.ts";
import { endpoint } from "../endpoint.ts";
import { instant } from "../schemas.ts";

const channels = z.strictObject({ push: z.boolean(), text: z.boolean(), email: z.boolean() });

/** "21:00" */
const hour = z.enum(HOURS);

const settings = z.strictObject({
  groups: z.strictObject({
    my_request: channels,
    my_work: channels,
    talk: channels,
    money: channels,
    account: channels,
    advertising: channels.extend({ night: z.boolean() }),
  }),
  /** Between which hours push and text wait; null: never. */
  quiet_hours: z.strictObject({ from: hour, to: hour }).nullable(),
  /** A pro's e-mails about work come together in the morning. */
  digest: z.boolean(),
  /** Urgent requests do not wait for the morning. */
  urgent_at_night: z.boolean(),
});
export type NotificationSettingsBody = z.output<typeof settings>;

export const notificationSettingsEndpoints = {
  "users.me.notificationSettings": endpoint("GET /api/v2/users/me/notification-settings/", {
    summary: "알림을 어떻게 받을지, 광고 수신에 답한 기록",
    access: "member",
    output: z.object({
      ...settings.shape,
      /** Every answer about advertising, the last one first; `all` is the one at sign-up. */
      advertising_answers: z.array(
        z.object({
          scope: z.enum([...ADVERTISING_SCOPES, "all"]),
          granted: z.boolean(),
          at: instant,
        }),
      ),
      /** What they agreed to so long ago that they were asked again, and did not answer yet. */
      advertising_question: z.array(z.enum(ADVERTISING_SCOPES)),
    }),
  }),
  "users.me.notificationSettings.keepAdvertising": endpoint(
    "POST /api/v2/users/me/notification-settings/keep-advertising/",
    {
      summary: "다시 물은 광고 수신 동의를 그대로 두기",
      access: "member",
      body: z.strictObject({}),
      output: z.object({}),
    },
  ),
  "users.me.notificationSettings.set": endpoint("PUT /api/v2/users/me/notification-settings/", {
    summary: "알림을 어떻게 받을지 정하기. 끌 수 없는 것은 그대로 보내야 한다",
    access: "member",
    body: settings,
    output: settings,
  }),
};
