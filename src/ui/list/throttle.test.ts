import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { INFINITE_SCROLL_THROTTLE_MS } from "./infinite-list.tsx";
import { throttle } from "./throttle.ts";

it("lists load on every 200 ms at most", () => {
  expect(INFINITE_SCROLL_THROTTLE_MS).toBe(200);
});

describe("throttle", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function throttled() {
    const work = vi.fn();
    return { work, ...throttle(work, INFINITE_SCROLL_THROTTLE_MS) };
  }

  it("runs the first request at once", () => {
    const { work, run } = throttled();
    run();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("gathers requests within the interval into one at its end", () => {
    const { work, run } = throttled();
    run();
    vi.advanceTimersByTime(50);
    run();
    run();
    vi.advanceTimersByTime(149);
    expect(work).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1_000);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("counts the interval from the gathered run as well", () => {
    const { work, run } = throttled();
    run();
    run();
    vi.advanceTimersByTime(200);
    run();
    expect(work).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(200);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it("runs at once again when the interval has passed", () => {
    const { work, run } = throttled();
    run();
    vi.advanceTimersByTime(200);
    run();
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("drops the waiting run when cancelled", () => {
    const { work, run, cancel } = throttled();
    run();
    run();
    cancel();
    vi.advanceTimersByTime(1_000);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
