import { HOUR_MS } from "#domain/calendar/durations.ts";
import { proName } from "#domain/pro/profile-rules.ts";
import type { Market } from "../market.ts";
import type { DemoPro } from "./demo-pro.ts";

/** A new name that a pro asked for lately, for the back office to decide about. */
export function addNameChange(market: Market, pro: DemoPro, name: string): void {
  const problem = proName(name);
  if (problem) throw new Error(`${name}: ${problem}`);
  const at = market.now - 5 * HOUR_MS;
  market.rows.pro_name_changes.push({
    id: market.ids.at(at),
    pro_id: pro.id,
    name,
    previous_name: pro.name,
    state: "pending",
    reason: null,
    asked_at: new Date(at),
    ended_at: null,
  });
}
