import { describe, expect, it } from "vitest";
import { drainDue } from "./drain-due.ts";

/** Due work of which a batch holds two; what is settled is due no more. */
function work(ids: string[], failing: string[] = []) {
  const due = new Set(ids);
  const settled: string[] = [];
  const drain = () =>
    drainDue(
      async () => [...due].slice(0, 2),
      async (id) => {
        if (failing.includes(id)) throw new Error(`${id} failed`);
        due.delete(id);
        settled.push(id);
      },
    );
  return { drain, settled };
}

describe("drainDue", () => {
  it("goes on, batch after batch, until nothing is due", async () => {
    const { drain, settled } = work(["a", "b", "c", "d", "e"]);
    await drain();
    expect(settled).toEqual(["a", "b", "c", "d", "e"]);
  });

  it("does the rest when a piece fails, and tells of the failure in the end", async () => {
    const { drain, settled } = work(["a", "b", "c"], ["a"]);
    await expect(drain()).rejects.toThrow("a failed");
    expect(settled).toEqual(["b", "c"]);
  });

  it("tells of several failures at once, each tried a single time", async () => {
    const { drain } = work(["a", "b"], ["a", "b"]);
    await expect(drain()).rejects.toMatchObject({
      errors: [{ message: "a failed" }, { message: "b failed" }],
    });
  });
});
