import { describe, expect, it } from "vitest";
import { inTurns } from "./turns.ts";

describe("work in turns", () => {
  it("runs so many at once, in the order in which they came, also after one that failed", async () => {
    const turns = inTurns(2);
    const begun: number[] = [];
    const doors = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
    const ends = doors.map(({ promise }, index) =>
      turns(() => {
        begun.push(index);
        return promise;
      }).catch(() => "failed"),
    );
    await Promise.resolve();
    expect(begun).toEqual([0, 1]);
    doors[1]?.reject(new Error("no"));
    expect(await ends[1]).toBe("failed");
    expect(begun).toEqual([0, 1, 2]);
    for (const { resolve } of doors) resolve();
    await Promise.all(ends);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });
});
