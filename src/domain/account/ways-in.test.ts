import { expect, it } from "vitest";
import { mayTakeWayIn } from "./ways-in.ts";

it.each([
  [true, 0, true],
  [true, 1, true],
  [false, 1, true],
  [false, 0, false],
])(
  "a way into an account with a password (%s) and %s other ways may be taken away: %s",
  (hasPassword, otherWays, may) => {
    expect(mayTakeWayIn({ hasPassword, otherWays })).toBe(may);
  },
);
