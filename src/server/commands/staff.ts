import { userInfo } from "node:os";
import { readConfig } from "../config/config.ts";
import { openProductDatabase } from "../open-database.ts";
import { systemClock } from "../platform/clock.ts";
import { createIds } from "../platform/ids.ts";
import { OperatorError } from "../platform/operator-error.ts";
import { createProductClock } from "../platform/product-clock.ts";
import { systemRandom } from "../platform/random.ts";
import { Refusal } from "../platform/refusal.ts";
import { readStaffCommand } from "./staff-arguments.ts";
import { runStaffCommand } from "./staff-commands.ts";
import { readGivenPassword } from "./staff-password.ts";

// `npm run staff -- …`: works beside a running product, whose database it joins, and without one.
try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  if (!(error instanceof OperatorError) && !(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function run(): Promise<string> {
  const command = readStaffCommand(process.argv.slice(2));
  const config = readConfig(process.env);
  const say = (line: string) => process.stderr.write(`· ${line}\n`);
  const { sql, close } = await openProductDatabase(config, say);
  try {
    const followed = config.developmentTools ? await createProductClock(sql) : null;
    const clock = followed ?? systemClock;
    const deps = {
      sql,
      clock,
      ids: createIds(clock, systemRandom),
      random: systemRandom,
      operator: userInfo().username,
      sessionSecret: config.sessionSecret,
      readPassword: readGivenPassword,
    };
    return await runStaffCommand(deps, command);
  } finally {
    await close();
  }
}
