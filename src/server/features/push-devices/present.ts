import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { Output } from "#contract/registry.ts";
import type { PushDeviceRow } from "./queries.ts";

type PushDevice = Output<"users.me.pushDevices">["items"][number];

export function presentDevice(row: PushDeviceRow, currentSessionId: string): PushDevice {
  return {
    id: row.id,
    name: row.name,
    created_at: seoulIso(row.created_at.getTime()),
    last_used_at: row.last_used_at && seoulIso(row.last_used_at.getTime()),
    current: row.session_id === currentSessionId,
  };
}
