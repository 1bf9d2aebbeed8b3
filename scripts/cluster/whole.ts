import { DATABASE_MEMBERS } from "./layout.ts";
import type { Member } from "./patroni.ts";

/** Whether one leads, one keeps each commit with it, and the third follows, all on one timeline. */
export function isWhole(members: readonly Pick<Member, "role" | "state" | "timeline">[]): boolean {
  const well = members.filter(isWell);
  return (
    well.length === DATABASE_MEMBERS.length &&
    new Set(well.map(({ timeline }) => timeline)).size === 1 &&
    well.some(({ role }) => role === "leader") &&
    well.some(({ role }) => role === "sync_standby")
  );
}

/** Patroni calls a standby "running" until 3.0 and "streaming" from 3.0.3 on. */
export function isWell({ state }: Pick<Member, "state">): boolean {
  return state === "running" || state === "streaming";
}
