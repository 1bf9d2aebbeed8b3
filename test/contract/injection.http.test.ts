import { expect, it } from "vitest";
import { testApp } from "../app.ts";
import { allInjectionLines } from "../hostile-lines/injection-lines.ts";
import { innocentLines } from "../hostile-lines/innocent-lines.ts";
import { InjectionSweep } from "../hostile-lines/injection-sweep.ts";
import { someOf } from "../hostile-lines/grammar.ts";
import { seededRandom } from "../seeded-random.ts";

/** Some hundred calls; milliseconds. */
const LONG = 60_000;
/** Of the texts; all lines go into all of them in `npm run faults`. */
const SHARE = 0.4;

it(
  "orders in every text of every endpoint are answered like harmless words",
  { timeout: LONG },
  async () => {
    const sweep = await InjectionSweep.open(await testApp("2027-03-10T03:00:00.000Z"));
    const random = seededRandom(1);
    const lines = [...allInjectionLines, ...innocentLines];
    const { inputs, anomalies } = await sweep.run(() =>
      random() < SHARE ? someOf(lines, 1, random) : [],
    );
    expect(anomalies).toEqual([]);
    expect(inputs).toBeGreaterThan(400);
  },
);
