import { describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import {
  invitationExpiresAt,
  invitationState,
  isWaiting,
  linkUse,
  type InvitationFacts,
} from "./invitation-state.ts";

const SENT = Date.parse("2027-03-10T03:00:00Z");
const END = SENT + 30 * DAY_MS;
const fresh: InvitationFacts = {
  created_at: SENT,
  opened_at: null,
  used_at: null,
  withdrawn_at: null,
};

describe("an invitation", () => {
  it.each<[string, Partial<InvitationFacts>, number, string, string]>([
    ["just sent", {}, SENT, "sent", "write"],
    ["opened", { opened_at: SENT + 1 }, SENT + 2, "opened", "write"],
    ["in its last millisecond", {}, END - 1, "sent", "write"],
    ["after thirty days", {}, END, "expired", "none"],
    ["opened, after thirty days", { opened_at: SENT }, END, "expired", "none"],
    ["withdrawn", { withdrawn_at: SENT + 1 }, SENT + 2, "withdrawn", "none"],
    ["withdrawn, long ago", { withdrawn_at: SENT + 1 }, END + 1, "withdrawn", "none"],
    ["answered on its last day", { used_at: END - 1 }, END + 1, "written", "manage"],
    [
      "answered nearly thirty days ago",
      { used_at: SENT },
      SENT + 30 * DAY_MS - 1,
      "written",
      "manage",
    ],
    ["answered thirty days ago", { used_at: SENT }, SENT + 30 * DAY_MS, "written", "none"],
  ])("%s", (_case, facts, now, state, use) => {
    expect(invitationState({ ...fresh, ...facts }, now)).toBe(state);
    expect(linkUse({ ...fresh, ...facts }, now)).toBe(use);
  });

  it("waits until it is answered, withdrawn or too old", () => {
    expect((["sent", "opened"] as const).map(isWaiting)).toEqual([true, true]);
    expect((["written", "expired", "withdrawn"] as const).map(isWaiting)).toEqual([
      false,
      false,
      false,
    ]);
    expect(invitationExpiresAt(SENT)).toBe(END);
  });
});
