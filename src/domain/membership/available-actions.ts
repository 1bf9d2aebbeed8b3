import { admit } from "./admit.ts";
import type { CommandKind, Facts } from "./command.ts";
import { LIFECYCLE } from "./lifecycle.ts";
import { OBSTACLES } from "./obstacles.ts";

/** Which commands the member can give now: the buttons to show, and no others. */
export function availableActions(facts: Facts, now: number): CommandKind[] {
  const byMember = LIFECYCLE.filter(({ by }) => by.includes("member")).map((row) => row.command);
  return [...new Set(byMember)].filter((kind) => isShown(facts, kind, now));
}

function isShown(facts: Facts, kind: CommandKind, now: number): boolean {
  const admission = admit(facts, { kind, by: "member" }, now);
  if (!admission.ok) return false;
  const { membership } = facts;
  if (!membership) return true;
  return admission.row.hiddenBy.every((name) => !OBSTACLES[name](membership, facts, now));
}
