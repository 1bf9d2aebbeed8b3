import { expect, it } from "vitest";
import { untilEvenTime } from "./even-time.ts";
import { REQUEST_TIMES } from "./incoming/request-times.ts";

const STEP_MS = REQUEST_TIMES.missingStep;

it.each([0.4, STEP_MS / 2, STEP_MS - 0.3, STEP_MS + 1.2])(
  "lets what took %d ms last a whole number of steps",
  async (took) => {
    const began = performance.now() - took;
    const reply = {
      get elapsedTime() {
        return performance.now() - began;
      },
    };
    const whole = Math.ceil(took / STEP_MS) * STEP_MS;
    await untilEvenTime(reply, STEP_MS);
    expect(reply.elapsedTime).toBeGreaterThanOrEqual(whole);
  },
);
