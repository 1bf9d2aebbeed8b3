import { expect, it } from "vitest";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { isFreshProof } from "./proof.ts";

const now = Date.UTC(2026, 10, 1);

it.each([
  [null, false],
  [now + 1, false],
  [now, true],
  [now - 10 * MINUTE_MS + 1, true],
  [now - 10 * MINUTE_MS, false],
])("of a proof at %j is fresh: %s", (at, fresh) => {
  expect(isFreshProof(at, now)).toBe(fresh);
});
