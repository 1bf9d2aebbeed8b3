import { admit } from "./admit.ts";
import type { CommandKind, Facts } from "./command.ts";
import { LIFECYCLE } from "./lifecycle.ts";
import { OBSTACLES } from "./obstacles.ts";

/** What members can ask for at some time: which buttons a membership may have. */
export const MEMBER_COMMANDS: readonly CommandKind[] = [
  ...new Set(LIFECYCLE.filter(({ by }) => by.includes("member")).map(({ command }) => command)),
];

/** Which commands the member can give now: the buttons to show, and no others. */
export function availableActions(facts: Facts, now: number): CommandKind[] {
  return MEMBER_COMMANDS.filter((kind) => isShown(facts, kind, now));
}

function isShown(facts: Facts, kind: CommandKind, now: number): boolean {
  const admission = admit(facts, { kind, by: "member" }, now);
  if (!admission.ok) return false;
  const { membership } = facts;
  if (!membership) return true;
  return admission.row.hiddenBy.every((name) => !OBSTACLES[name](membership, facts, now));
}
