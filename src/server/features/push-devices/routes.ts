import { HOUR_MS } from "#domain/calendar/durations.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { testPush } from "#domain/push/push-message.ts";
import type { Push } from "../../gateways/push/choose-push.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { presentDevice } from "./present.ts";
import { deleteDevice, findDevices, findOwnEndpoint } from "./queries.ts";
import { registerDevice } from "./register-device.ts";
import { sendPush } from "./send-push.ts";

const REGISTRATIONS_PER_HOUR = 60;
const TESTS_PER_HOUR = 20;
const TEST_TTL_SECONDS = 60;

interface PushDeviceParts {
  push: Push;
  findAccount: (db: Db, accountId: string) => Promise<{ email: string } | undefined>;
}

/** The devices on which a person is told. */
export function pushDeviceHandlers({ push, findAccount }: PushDeviceParts) {
  return {
    "users.me.pushDevices": async ({ sql, viewer }) => {
      const devices = await findDevices(sql, viewer.accountId);
      return {
        public_key: push.publicKey,
        items: devices.map((device) => presentDevice(device, viewer.sessionId)),
      };
    },

    "users.me.pushDevices.add": async (call) => {
      const { sql, body, viewer, now, ids, request, limit, transaction } = call;
      const { accountId, sessionId } = viewer;
      await limit("push_device", accountId, REGISTRATIONS_PER_HOUR, HOUR_MS);
      if (push.publicKey === null) refuse("unavailable");
      if (!(await push.mayCall(body.endpoint))) {
        refuse("invalid", { fields: { endpoint: ["알림을 보낼 수 없는 곳이에요."] } });
      }
      if (body.renew && !(await findOwnEndpoint(sql, accountId, body.endpoint))) {
        refuse("not_found");
      }
      const userAgent = request.headers["user-agent"] ?? "";
      const target = { endpoint: body.endpoint, ...body.keys };
      const registration = { accountId, sessionId, userAgent, target };
      const row = await transaction((tx) => registerDevice(tx, registration, { now, ids }));
      return presentDevice(row, sessionId);
    },

    "users.me.pushDevices.remove": async ({ sql, params, viewer }) => {
      if (!(await deleteDevice(sql, viewer.accountId, params.deviceId))) refuse("not_found");
      return {};
    },

    "users.me.pushDevices.test": async ({ sql, params, viewer, now, ids, limitTries }) => {
      const { accountId } = viewer;
      const { deviceId } = params;
      if ((await findDevices(sql, accountId, deviceId)).length === 0) refuse("not_found");
      await limitTries("push_test", accountId, TESTS_PER_HOUR, HOUR_MS);
      const message = testPush({ id: ids.next(), at: seoulIso(now.getTime()) });
      const { outcome } = await sendPush(sql, push.port, now, {
        accountId,
        deviceId,
        message,
        ttlSeconds: TEST_TTL_SECONDS,
        urgency: "high",
      });
      return { outcome };
    },

    // Chromium cannot subscribe without its vendor: this device has its keys at the local push service.
    "dev.pushDevice": async ({ sql, viewer, now, ids, request, transaction }) => {
      if (viewer.kind === "visitor") refuse("auth_required");
      const service = push.local ?? refuse("unavailable");
      const { accountId, sessionId } = viewer;
      const account = (await findAccount(sql, accountId)) ?? refuse("auth_required");
      const target = await service.register(account.email);
      const userAgent = request.headers["user-agent"] ?? "";
      const registration = { accountId, sessionId, userAgent, target };
      const row = await transaction((tx) => registerDevice(tx, registration, { now, ids }));
      return { id: row.id, endpoint: row.endpoint };
    },
  } satisfies Partial<Handlers>;
}
