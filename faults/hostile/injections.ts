import { makeAwkwardMarket } from "#test/awkward-market.ts";
import { freeTextFields } from "#test/free-text-fields.ts";
import { someOf } from "#test/hostile-lines/grammar.ts";
import { allInjectionLines } from "#test/hostile-lines/injection-lines.ts";
import { innocentLines } from "#test/hostile-lines/innocent-lines.ts";
import { InjectionSweep } from "#test/hostile-lines/injection-sweep.ts";
import { lostTexts } from "#test/hostile-lines/lost-texts.ts";
import { makeOwnershipMarket } from "#test/ownership/market.ts";
import type { FaultSize } from "../run-faults.ts";
import type { HostileHouse } from "./hostile-house.ts";

const LINES = [...innocentLines, ...allInjectionLines];
/** What one step of the sweep gives each text, so that a run that is cut short has been everywhere. */
const LINES_AT_ONCE = 100;
const MOST_TOLD = 40;

/**
 * Every line that is an order to some program, and every innocent one that looks like it, goes into every text of every
 * endpoint: it is answered like harmless words, and nothing changes that nobody may change.
 */
export async function injections({ app }: HostileHouse, size: FaultSize): Promise<number> {
  const sweep = await InjectionSweep.open(await makeOwnershipMarket(app));
  const anomalies: string[] = [];
  let calls = 0;
  const { place, of } = size.part;
  const orders = someOf(allInjectionLines, Infinity, size.random);
  const lines = [...innocentLines, ...orders].filter((_, index) => index % of === place);
  for (let first = 0; first < lines.length && Date.now() < size.until; first += LINES_AT_ONCE) {
    const some = lines.slice(first, first + LINES_AT_ONCE);
    const swept = await sweep.run(() => some);
    calls += swept.calls;
    anomalies.push(...swept.anomalies);
    const given = first + some.length;
    process.stdout.write(
      `        ${given} of ${lines.length} lines in ${swept.inputs} texts: ${calls} calls, ${anomalies.length} anomalies\n`,
    );
  }
  throwIfAny(anomalies);
  return calls;
}

/** The same in every field that keeps what people type: it is there letter by letter. */
export async function keptInjections({ app }: HostileHouse, size: FaultSize): Promise<number> {
  const market = await makeAwkwardMarket(app);
  const fields = await freeTextFields(market);
  let done = 0;
  for (const field of fields) {
    if (Date.now() >= size.until) break;
    throwIfAny(await lostTexts(app, field, LINES));
    done += 1;
  }
  process.stdout.write(`        ${LINES.length} lines in ${done} of ${fields.length} fields\n`);
  return done * LINES.length;
}

function throwIfAny(anomalies: readonly string[]): void {
  if (anomalies.length === 0) return;
  const told = anomalies.slice(0, MOST_TOLD).join("\n");
  throw new Error(`${anomalies.length} anomalies:\n${told}`);
}
