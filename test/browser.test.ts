import type { Browser } from "@playwright/test";
import { describe, expect, it, vi } from "vitest";
import { launched } from "./browser.ts";

const CRASH = new Error("browserType.launch: Target page, context or browser has been closed");

describe("a browser that is started", () => {
  const browser = {} as Browser;

  it("is started once more after a crash, and says so", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const launch = vi.fn<() => Promise<Browser>>().mockRejectedValueOnce(CRASH);
    launch.mockResolvedValue(browser);
    expect(await launched(launch)).toBe(browser);
    expect(launch).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it("is started once where it comes up", async () => {
    const launch = vi.fn<() => Promise<Browser>>().mockResolvedValue(browser);
    expect(await launched(launch)).toBe(browser);
    expect(launch).toHaveBeenCalledOnce();
  });

  it("is given up when it crashes twice", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const launch = vi.fn<() => Promise<Browser>>().mockRejectedValue(CRASH);
    await expect(launched(launch)).rejects.toBe(CRASH);
    expect(launch).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });
});
