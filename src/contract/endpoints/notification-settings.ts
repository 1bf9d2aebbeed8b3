import * as z from "zod";
import { ADVERTISING_SCOPES, CONSENT_SOURCES } from "#domain/account/advertising-consents.ts";
import { HOURS } from "#domain/notice/quiet-hours.ts";
import { NOTICE_GROUPS } from "#domain/notice/notice-groups.ts";
import { endpoint } from "../endpoint.ts";
import { instant, nothing } from "../schemas.ts";

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

/** What stands in the link of a letter. */
const unsubscribeRef = { token: z.string().max(200) };

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
          source: z.enum(CONSENT_SOURCES),
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
  "unsubscribe.get": endpoint("GET /api/v2/unsubscribe/{token}/", {
    summary: "메일의 링크가 어떤 메일을 그만 받는 것인지. 아무것도 바꾸지 않는다",
    access: "anyone",
    params: unsubscribeRef,
    output: z.object({
      group: z.enum(NOTICE_GROUPS),
      /** "h***@example.com" */
      email: z.string(),
      /** Whether these letters still go out. */
      is_on: z.boolean(),
    }),
    errors: ["not_found", "too_many"],
  }),
  "unsubscribe.confirm": endpoint("POST /unsubscribe/{token}", {
    summary: "그 메일을 그만 받기. 메일 앱의 한 번 누르기(RFC 8058)와 화면의 버튼이 함께 쓴다",
    access: "signed",
    params: unsubscribeRef,
    query: z.strictObject({ from: z.literal("page").optional() }),
    takesForm: true,
    /** Of the page's button the answer is the way back to the page. */
    transfer: "binary",
    output: nothing,
    errors: ["not_found", "too_many"],
  }),
};
