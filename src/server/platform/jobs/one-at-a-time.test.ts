import { describe, expect, it } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

describe("a task that runs one at a time", () => {
  it("runs once more for all who ask while it runs, and no oftener", async () => {
    const ends: (() => void)[] = [];
    const ask = oneAtATime(() => new Promise((end) => ends.push(end)));
    const first = ask();
    const [second, third] = [ask(), ask()];
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await first;
    await Promise.resolve();
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await Promise.all([second, third]);
    expect(ends).toHaveLength(2);
  });

  it("runs again after it failed", async () => {
    let runs = 0;
    const ask = oneAtATime(async () => {
      runs += 1;
      if (runs === 1) throw new Error("broken");
    });
    const [first, second] = [ask(), ask()];
    await expect(first).rejects.toThrow("broken");
    await second;
    await ask();
    expect(runs).toBe(3);
  });
});
