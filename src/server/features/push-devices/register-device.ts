import { deviceName } from "#domain/account/device-name.ts";
import { PUSH_DEVICES_MAX } from "#domain/push/push-device.ts";
import type { PushTarget } from "../../gateways/push/push-port.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { deleteOldestDevices, lockDevices, upsertDevice, type PushDeviceRow } from "./queries.ts";

interface Registration {
  accountId: string;
  sessionId: string;
  userAgent: string;
  target: PushTarget;
}

/** From now on a person is told on a device, and whoever was before is not. */
export async function registerDevice(
  tx: Tx,
  { accountId, sessionId, userAgent, target }: Registration,
  { now, ids }: { now: Date; ids: Ids },
): Promise<PushDeviceRow> {
  await lockDevices(tx, accountId);
  const row = await upsertDevice(tx, {
    id: ids.next(),
    account_id: accountId,
    session_id: sessionId,
    ...target,
    name: deviceName(userAgent),
    created_at: now,
    last_used_at: null,
    gone_at: null,
  });
  await deleteOldestDevices(tx, accountId, PUSH_DEVICES_MAX);
  return row;
}
