import fc from "fast-check";
import type { Command } from "#domain/membership/command.ts";
import { runs } from "./actions.ts";
import type { Run } from "./actions.ts";
import { describeAccount } from "./describe-account.ts";
import { Driver } from "./driver.ts";
import { paidTwice, strayCaptures } from "./invariants.ts";
import { Reference } from "./reference.ts";

/** How many commands were given in all, and of them with a reference beside. */
export interface Checked {
  commands: number;
  compared: number;
  runs: number;
}

/**
 * Gives at least `commands` commands in random runs to accounts, half of the runs compared with the
 * reference after each command, all held to the invariants. Throws with the shortest failing run.
 */
export function checkModel(commands: number, seed: number): Checked {
  const checked: Checked = { commands: 0, compared: 0, runs: 0 };
  for (let round = 0; checked.commands < commands; round += 1) {
    for (const withReference of [true, false]) {
      fc.assert(
        fc.property(runs(!withReference), (run) => {
          const given = withReference ? runBeside(run) : runAlone(run);
          checked.commands += given;
          if (withReference) checked.compared += given;
          checked.runs += 1;
        }),
        { seed: seed + round, numRuns: 20, endOnFailure: false },
      );
    }
  }
  return checked;
}

function runAlone(run: Run): number {
  const driver = new Driver(run, null);
  for (const action of run.actions) driver.act(action);
  finish(driver);
  return driver.commands;
}

function runBeside(run: Run): number {
  const reference = new Reference();
  const driver: Driver = new Driver(run, {
    onCommand(command: Command, now: number, ok: boolean): void {
      const facts = driver.account.facts();
      const expected = reference.apply(command, now, facts.guarantee.credits_used);
      if (expected !== ok) throw new Error(`${command.kind}: ${ok ? "accepted" : "refused"}`);
      const [ours, theirs] = [
        describeAccount(driver.account),
        reference.describe(driver.account.holds.length === 0),
      ];
      if (ours !== theirs) throw new Error(`${command.kind}:\n${ours}\n${theirs}`);
    },
  });
  for (const action of run.actions) driver.act(action);
  finish(driver);
  return driver.commands;
}

function finish(driver: Driver): void {
  driver.settle();
  const stray = [...strayCaptures(driver.account, driver.gateway), ...paidTwice(driver.account)];
  if (stray.length > 0) throw new Error(`money was kept without a reason: ${stray.join()}`);
}
