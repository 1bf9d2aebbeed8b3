import type { Clock } from "#server/platform/clock.ts";
import type { EmulatorControl } from "./emulator-control.ts";

/** The product's time, whose every move the emulator hears of: the billing month of a phone is the product's. */
export function tellingClock(
  clock: { now(): Date; moveTo: (to: Date) => Promise<void>; offset(): number },
  emulator: EmulatorControl,
): Clock {
  return {
    now: () => clock.now(),
    moveTo: async (to) => {
      await clock.moveTo(to);
      await emulator.tellClock(clock.offset());
    },
  };
}
