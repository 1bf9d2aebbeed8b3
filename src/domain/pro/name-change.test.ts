import { describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import {
  transitionNameChange,
  nameSave,
  renamesAtOnce,
  tellsOfDeclinedName,
  type NameChangeActor,
  type NameChangeEvent,
  type NameChangeState,
} from "./name-change.ts";

const states: NameChangeState[] = ["pending", "approved", "rejected", "withdrawn", "replaced"];
const actors: NameChangeActor[] = ["pro", "staff"];

describe("moveNameChange", () => {
  it.each<[NameChangeEvent, NameChangeActor, NameChangeState]>([
    ["approve", "staff", "approved"],
    ["reject", "staff", "rejected"],
    ["withdraw", "pro", "withdrawn"],
    ["replace", "pro", "replaced"],
  ])("lets one that waits be %sd by %s alone, once", (event, by, after) => {
    for (const state of states) {
      for (const actor of actors) {
        const moves = state === "pending" && actor === by;
        expect(transitionNameChange(state, event, actor)).toBe(moves ? after : null);
      }
    }
  });
});

describe("renamesAtOnce", () => {
  it.each([
    ["pending", true],
    ["rejected", true],
    ["approved", false],
    ["suspended", false],
  ] as const)("of a %s pro is %s", (state, expected) => {
    expect(renamesAtOnce({ state })).toBe(expected);
  });
});

describe("nameSave", () => {
  it.each([
    ["pending", null, "새 이름", "rename"],
    ["pending", null, "옛 이름", "keep"],
    ["rejected", null, "새 이름", "rename"],
    ["approved", null, "옛 이름", "keep"],
    ["approved", null, "새 이름", "ask"],
    ["approved", "새 이름", "새 이름", "keep"],
    ["approved", "새 이름", "옛 이름", "keep"],
    ["approved", "새 이름", "다른 이름", "ask"],
    ["suspended", null, "새 이름", "ask"],
  ] as const)(
    "of a %s pro with %s waiting who saves %s is to %s",
    (state, waiting, wanted, does) => {
      expect(nameSave({ state, shown: "옛 이름", waiting }, wanted)).toBe(does);
    },
  );
});

it.each([
  ["at once", 0, true],
  ["just before thirty days are over", 30 * DAY_MS - 1, true],
  ["after thirty days", 30 * DAY_MS, false],
] as const)("tells of a declined name %s: %d ms later, %s", (_when, after, tells) => {
  const declinedAt = Date.parse("2027-03-07T12:00:00+09:00");
  expect(tellsOfDeclinedName(declinedAt, declinedAt + after)).toBe(tells);
});
