import type { Db, Tx } from "../../platform/database/sql.ts";

export interface PushDeviceRow {
  id: string;
  account_id: string;
  session_id: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
  gone_at: Date | null;
}

/** The devices on which a person is told, the one used last first; one of them with `deviceId`. */
export async function findDevices(
  db: Db,
  accountId: string,
  deviceId: string | null = null,
): Promise<PushDeviceRow[]> {
  return db<PushDeviceRow[]>`
    SELECT * FROM push_devices
    WHERE account_id = ${accountId} AND gone_at IS NULL
      AND (${deviceId}::uuid IS NULL OR id = ${deviceId})
    ORDER BY coalesce(last_used_at, created_at) DESC, id DESC`;
}

/** Who of these people has a device that takes pushes. */
export async function findReachable(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db<{ account_id: string }[]>`
    SELECT DISTINCT account_id FROM push_devices
    WHERE account_id = ANY(${[...accountIds]}::uuid[]) AND gone_at IS NULL`;
  return new Set(rows.map((row) => row.account_id));
}

/** The person's own row of an endpoint, whether or not it is told anything now. */
export async function findOwnEndpoint(
  db: Db,
  accountId: string,
  endpoint: string,
): Promise<PushDeviceRow | undefined> {
  const [row] = await db<PushDeviceRow[]>`
    SELECT * FROM push_devices WHERE account_id = ${accountId} AND endpoint = ${endpoint}`;
  return row;
}

/** One person registers one device at a time: their number and the writes belong together. */
export async function lockDevices(tx: Tx, accountId: string): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtextextended(${`push_devices:${accountId}`}, 0))`;
}

/** An endpoint is one device: whoever registers it last is told there, and whoever did before is not. */
export async function upsertDevice(tx: Tx, row: PushDeviceRow): Promise<PushDeviceRow> {
  const [kept] = await tx<[PushDeviceRow]>`
    INSERT INTO push_devices ${tx({ ...row })}
    ON CONFLICT (endpoint) DO UPDATE SET
      id = CASE WHEN push_devices.account_id = EXCLUDED.account_id
                THEN push_devices.id ELSE EXCLUDED.id END,
      created_at = CASE WHEN push_devices.account_id = EXCLUDED.account_id
                        THEN push_devices.created_at ELSE EXCLUDED.created_at END,
      last_used_at = CASE WHEN push_devices.account_id = EXCLUDED.account_id
                          THEN push_devices.last_used_at END,
      account_id = EXCLUDED.account_id, session_id = EXCLUDED.session_id,
      p256dh = EXCLUDED.p256dh, auth = EXCLUDED.auth, name = EXCLUDED.name, gone_at = NULL
    RETURNING *`;
  return kept;
}

/** All but the `most` devices used last. */
export async function deleteOldestDevices(tx: Tx, accountId: string, most: number): Promise<void> {
  await tx`
    DELETE FROM push_devices
    WHERE id IN (SELECT id FROM push_devices WHERE account_id = ${accountId}
                 ORDER BY gone_at IS NULL DESC, greatest(last_used_at, created_at) DESC, id DESC OFFSET ${most})`;
}

/** False when the person has none such. */
export async function deleteDevice(db: Db, accountId: string, deviceId: string): Promise<boolean> {
  const { count } = await db`
    DELETE FROM push_devices
    WHERE id = ${deviceId} AND account_id = ${accountId} AND gone_at IS NULL`;
  return count === 1;
}

export async function markUsed(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db`UPDATE push_devices SET last_used_at = ${now} WHERE id IN ${db(ids)}`;
}

/** Their push services take nothing for them any more. */
export async function markGone(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db`UPDATE push_devices SET gone_at = ${now} WHERE id IN ${db(ids)} AND gone_at IS NULL`;
}
