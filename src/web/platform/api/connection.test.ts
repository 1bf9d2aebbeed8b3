import { onlineManager } from "@tanstack/react-query";
import { afterEach, describe, expect, it } from "vitest";
import { untilConnected, watchConnection } from "./connection.ts";

afterEach(() => onlineManager.setOnline(true));

/** A network whose tries answer as listed, and whose pauses end by hand. */
function network(...reached: boolean[]) {
  const pauses: number[] = [];
  const ends: (() => void)[] = [];
  const watch = watchConnection(
    () => Promise.resolve(reached.shift() ?? true),
    (ms) => {
      pauses.push(ms);
      return new Promise((resolve) => ends.push(resolve));
    },
  );
  return {
    ...watch,
    pauses,
    left: reached,
    /** Lets promises settle, and then one pause end. */
    passPause: async () => {
      await settled();
      ends.shift()?.();
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("the link", () => {
  it("holds when the server is reached right after a call without an answer", async () => {
    const { unanswered, pauses } = network(true);
    unanswered();
    await settled();
    expect(onlineManager.isOnline()).toBe(true);
    expect(pauses).toEqual([]);
  });

  it("is lost when the server is not reached, until it is", async () => {
    const { unanswered, passPause, pauses } = network(false, false, false, true);
    unanswered();
    await settled();
    expect(onlineManager.isOnline()).toBe(false);
    await passPause();
    await passPause();
    expect(onlineManager.isOnline()).toBe(false);
    await passPause();
    expect(onlineManager.isOnline()).toBe(true);
    expect(pauses).toEqual([1_000, 2_000, 4_000]);
  });

  it("is tried at most every fifteen seconds in the end", async () => {
    const { unanswered, passPause, pauses } = network(...Array<boolean>(7).fill(false));
    unanswered();
    for (let tries = 0; tries < 7; tries += 1) await passPause();
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
  });

  it("is tried once, however many calls got no answer", async () => {
    const { unanswered, left } = network(false, false, false);
    unanswered();
    unanswered();
    unanswered();
    await settled();
    expect(left).toHaveLength(2);
  });

  it("is back as soon as any call is answered, and not tried any more", async () => {
    const { answered, unanswered, passPause, left } = network(false, false);
    unanswered();
    await settled();
    answered();
    expect(onlineManager.isOnline()).toBe(true);
    await passPause();
    expect(left).toHaveLength(1);
  });
});

it("whoever waits for the link goes on once it is back", async () => {
  await untilConnected();
  onlineManager.setOnline(false);
  let wentOn = false;
  const waiting = untilConnected().then(() => (wentOn = true));
  await settled();
  expect(wentOn).toBe(false);
  onlineManager.setOnline(true);
  await waiting;
  expect(wentOn).toBe(true);
});
