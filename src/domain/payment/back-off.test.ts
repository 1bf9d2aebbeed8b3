import { expect, it } from "vitest";
import { DAY_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { backOffMs, nextPollAt } from "./back-off.ts";

it("waits five minutes, then twice as long after each failure, and six hours at most", () => {
  const minutes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 50].map(
    (failures) => backOffMs(failures) / MINUTE_MS,
  );
  expect(minutes).toEqual([0, 5, 10, 20, 40, 80, 160, 320, 360, 360]);
});

it("asks about an open charge after as long again as it has waited, and each hour at least", () => {
  const asked: number[] = [];
  for (let at = nextPollAt(0, 0); at < DAY_MS / 6; at = nextPollAt(0, at))
    asked.push(at / MINUTE_MS);
  expect(asked).toEqual([5, 10, 20, 40, 80, 140, 200]);
});
