import * as z from "zod";
import { PUSH_DEVICES_MAX } from "#domain/push/push-device.ts";
import { PUSH_DEVICES } from "../device-paths.ts";
import { endpoint } from "../endpoint.ts";
import { id, instant, nothing, text } from "../schemas.ts";

const setModes = z.object({
  items: z.array(z.object({ endpoint: z.string(), mode: z.string(), times: z.int().nullable() })),
});

const pushDevice = z.object({
  id,
  /** "크롬 · 안드로이드" */
  name: z.string(),
  created_at: instant,
  /** When a push last reached it; null before the first. */
  last_used_at: instant.nullable(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});

/** Bytes as base64url, as a browser's subscription has them. */
const bytes = (count: number) =>
  z
    .string()
    .regex(
      new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}=*$`),
      "브라우저가 준 값 그대로 보내 주세요.",
    );

const deviceRef = { deviceId: id };

/** Pushes to a person's devices, and the local push service. */
export const pushEndpoints = {
  "users.me.pushDevices": endpoint(`GET ${PUSH_DEVICES}`, {
    summary: `알림을 받는 내 기기. 최근에 쓴 것부터, ${PUSH_DEVICES_MAX}대까지라 나누지 않는다`,
    access: "member",
    output: z.object({
      /** What a browser subscribes with; null: pushes are not configured. */
      public_key: z.string().nullable(),
      items: z.array(pushDevice),
    }),
  }),
  "users.me.pushDevices.add": endpoint(`POST ${PUSH_DEVICES}`, {
    summary: "이 기기에서 알림 받기. renew: 내가 켜 둔 기기일 때만 다시 잇는다",
    access: "member",
    body: z.strictObject({
      endpoint: text(1, 1_000),
      keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
      renew: z.boolean().optional(),
    }),
    output: pushDevice,
    success: 201,
    errors: ["not_found", "unavailable", "too_many"],
  }),
  "users.me.pushDevices.remove": endpoint("DELETE /api/v2/users/me/push-devices/{deviceId}/", {
    summary: "기기에서 알림 그만 받기",
    access: "member",
    params: deviceRef,
    output: nothing,
    errors: ["not_found"],
  }),
  "users.me.pushDevices.test": endpoint("POST /api/v2/users/me/push-devices/{deviceId}/test/", {
    summary: "내 기기로 시험 알림 보내기",
    access: "member",
    params: deviceRef,
    output: z.object({ outcome: z.enum(["sent", "gone", "refused", "unknown"]) }),
    errors: ["not_found", "too_many"],
  }),
  "dev.pushDevice": endpoint("POST /dev/push-device", {
    summary: "개발용: 시험 푸시 서비스에 로그인한 사람의 기기를 등록한다",
    access: "dev",
    output: z.object({ id, endpoint: z.string() }),
    errors: ["auth_required", "unavailable"],
  }),
  "dev.push": endpoint("GET /dev/push", {
    summary: "개발용: 시험 푸시 서비스가 기기마다 어떻게 답하는지",
    access: "dev",
    output: setModes,
    errors: ["unavailable"],
  }),
  "dev.push.set": endpoint("POST /dev/push", {
    summary: "개발용: 시험 푸시 서비스의 답을 바꾼다",
    access: "dev",
    body: z.strictObject({
      endpoint: text(1, 1_000),
      mode: z.string().max(120),
      times: z.int().min(1).max(1_000_000).optional(),
    }),
    output: setModes,
    errors: ["unavailable"],
  }),
};
