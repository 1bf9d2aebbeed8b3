import type { Clock } from "#server/platform/clock.ts";
import type { EmulatorControl } from "./emulator-control.ts";

/** The product's clock; each move is sent to the emulator, since the billing month of a phone is the product's. */
export function syncEmulatorClock(
  clock: { now(): Date; moveTo: (to: Date) => Promise<void>; offset(): number },
  emulator: EmulatorControl,
): Clock {
  return {
    now: () => clock.now(),
    moveTo: async (to) => {
      await clock.moveTo(to);
      await emulator.setClockOffset(clock.offset());
    },
  };
}
