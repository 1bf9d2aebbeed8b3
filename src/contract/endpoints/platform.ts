import { DELIVERY_CHANNELS } from "#domain/notice/delivery.ts";
import { UPLOAD_PURPOSES } from "#domain/upload/purpose.ts";
import * as z from "zod";
import { FILE_KINDS } from "#domain/upload/file-formats.ts";
import { NOTICE_FILTERS } from "#domain/notice/notice-filters.ts";
import { NOTICE_PATH_MAX } from "#domain/notice/notice-path.ts";
import { isWellFormedText } from "#domain/text/well-formed.ts";
import { endpoint } from "../endpoint.ts";
import { id, instant, listOf, page, uploadSize } from "../schemas.ts";

const notification = z.object({
  id,
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  path: z.string(),
  created_at: instant,
  read: z.boolean(),
});
export type Notification = z.output<typeof notification>;

/** The newest notice of a request, standing for all of them, or one that is about no request. */
const foldedNotification = notification.extend({
  request_id: id.nullable(),
  /** How many notices it stands for, itself among them. */
  count: z.int(),
  unread_count: z.int(),
});
export type FoldedNotification = z.output<typeof foldedNotification>;

const noticePage = page.extend({ filter: z.enum(NOTICE_FILTERS).optional() });

export const uploadPurpose = z.enum(UPLOAD_PURPOSES);
export type UploadPurpose = z.output<typeof uploadPurpose>;

export const upload = z.object({
  id,
  kind: z.enum(FILE_KINDS),
  name: z.string(),
  bytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Of a picture, as `picture` has them. */
  blur: z.string().nullable(),
  focus: z.object({ x: z.int(), y: z.int() }).nullable(),
  url: z.string(),
  thumb_url: z.string().nullable(),
});
export type Upload = z.output<typeof upload>;

/** What a page calls itself for as long as it is open. */
const openPage = z.string().regex(/^[\w-]{8,40}$/);

export const platformEndpoints = {
  "users.me.notifications": endpoint("GET /api/v2/users/me/notifications", {
    summary: "알림. 한 요청의 알림은 하나로",
    access: "account",
    query: noticePage,
    output: listOf(foldedNotification),
  }),
  "users.me.notifications.ofRequest": endpoint(
    "GET /api/v2/users/me/notifications/requests/{requestId}",
    {
      summary: "한 요청의 알림",
      access: "account",
      params: { requestId: id },
      query: noticePage,
      output: listOf(notification),
      errors: ["not_found"],
    },
  ),
  "users.me.notifications.unreadCount": endpoint(
    "GET /api/v2/users/me/notifications/unread-count",
    {
      summary: "읽지 않은 알림의 수",
      access: "account",
      output: z.object({ count: z.int() }),
    },
  ),
  "users.me.notifications.readAll": endpoint("POST /api/v2/users/me/notifications/read-all/", {
    summary: "알림을 모두 읽음으로",
    access: "account",
    body: z.strictObject({}),
    output: z.object({ count: z.int() }),
  }),
  "users.me.notifications.read": endpoint(
    "POST /api/v2/users/me/notifications/{notificationId}/read/",
    {
      summary: "알림 하나를 읽음으로",
      access: "account",
      params: { notificationId: id },
      body: z.strictObject({}),
      output: z.object({ count: z.int() }),
      errors: ["not_found"],
    },
  ),
  "users.me.notifications.seen": endpoint("POST /api/v2/users/me/notifications/seen/", {
    summary: "이 화면들로 이어지는 알림을 읽음으로. 화면을 연 사람이 이미 본 일이다",
    access: "account",
    body: z.strictObject({
      paths: z.array(z.string().max(NOTICE_PATH_MAX).refine(isWellFormedText)).min(1).max(10),
    }),
    output: z.object({ count: z.int() }),
  }),
  "uploads.create": endpoint("POST /api/uploads/", {
    summary: "파일 올리기 (multipart: file, purpose). 내용으로 확인하고 사진은 다시 만든다",
    access: "verified",
    transfer: "multipart",
    output: upload,
    success: 201,
    errors: ["too_large", "unsupported_media", "storage_full", "too_many", "phone_unverified"],
  }),
  "uploads.file": endpoint("GET /api/uploads/{uploadId}/", {
    summary: "올린 파일. 볼 수 있는 사람에게만",
    access: "anyone",
    transfer: "binary",
    params: { uploadId: id },
    query: uploadSize,
    output: z.unknown(),
    errors: ["not_found"],
  }),
  "events.stream": endpoint("GET /events", {
    summary: "내게 생긴 일의 흐름(server-sent events). Last-Event-ID나 after 다음부터 이어진다",
    access: "account",
    transfer: "events",
    query: z.strictObject({
      after: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
      page: openPage.optional(),
      visible: z.literal("1").optional(),
    }),
    output: z.unknown(),
  }),
  "users.me.watching": endpoint("PUT /api/v2/users/me/watching/", {
    summary: "열린 화면이 보이는지. 보이는 동안에는 대화를 푸시로 알리지 않는다",
    access: "account",
    body: z.strictObject({ page: openPage, visible: z.boolean() }),
    output: z.object({}),
    errors: ["too_many"],
  }),
  "dev.inbox": endpoint("GET /dev/inbox", {
    summary: "개발용: 보낸 문자와 이메일, 기기가 받은 푸시. JSON 또는 화면",
    access: "dev",
    transfer: "binary",
    query: z.strictObject({ to: z.string().max(254).optional() }),
    output: z.object({
      items: z.array(
        z.object({
          channel: z.enum(DELIVERY_CHANNELS),
          /** What it tells of, where it says so itself. */
          kind: z.string().optional(),
          to: z.string(),
          text: z.string(),
          at: instant,
        }),
      ),
    }),
  }),
  "dev.messages": endpoint("GET /dev/messages", {
    summary: "개발용: 모든 알림이 채널마다 하는 말. 화면",
    access: "dev",
    transfer: "binary",
    output: z.unknown(),
  }),
  "dev.clock": endpoint("GET /dev/clock", {
    summary: "개발용: 제품의 시각",
    access: "dev",
    output: z.object({ now: instant }),
  }),
  "dev.clock.set": endpoint("POST /dev/clock", {
    summary: "개발용: 시각을 앞으로 옮기고 그 사이에 할 일을 모두 끝낸다",
    access: "dev",
    body: z.union([
      z.strictObject({ advance: z.string().max(40) }),
      z.strictObject({ to: z.string().max(40) }),
    ]),
    output: z.object({ now: instant }),
  }),
};
