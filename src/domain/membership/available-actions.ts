import { admit } from "./admit.ts";
import type { CommandKind, Facts } from "./command.ts";
import { LIFECYCLE } from "./lifecycle.ts";

/** Which commands the member can give now: the buttons to show, and no others. */
export function availableActions(facts: Facts, now: number): CommandKind[] {
  const byMember = LIFECYCLE.filter(({ by }) => by.includes("member")).map((row) => row.command);
  return [...new Set(byMember)].filter((kind) => admit(facts, { kind, by: "member" }, now).ok);
}
