import { OperatorError } from "#server/platform/operator-error.ts";
import { exclusively } from "../exclusive.mjs";
import { backup } from "./backups.ts";
import { deploy } from "./deploy.ts";
import { down } from "./down.ts";
import { failover } from "./failover.ts";
import { readOptions, USAGE, type Options } from "./options.ts";
import { restore } from "./restore.ts";
import { ROOT } from "./state.ts";
import { status } from "./status.ts";
import { up } from "./up.ts";

/** `npm run cluster -- <what> …`; answers the exit code. */
export async function runCommand(args: string[]): Promise<number> {
  try {
    const options = readOptions(args);
    if (options === null) {
      process.stderr.write(USAGE);
      return 2;
    }
    if (options.act === "status") return await act(options);
    // Two acts at once would each undo half of the other.
    return await exclusively(
      `cluster ${ROOT}`,
      () => act(options),
      () => {
        process.stdout.write("· 다른 실행이 클러스터를 바꾸고 있어요. 끝나기를 기다려요.\n");
      },
    );
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

async function act(options: Options): Promise<number> {
  switch (options.act) {
    case "up":
      await up(options.port);
      return 0;
    case "status":
      return (await status()) ? 0 : 1;
    case "failover":
      return (await failover(options)) ? 0 : 1;
    case "deploy":
      return (await deploy(options)) ? 0 : 1;
    case "backup":
      await backup(options.kind);
      return 0;
    case "restore":
      return (await restore(options)) ? 0 : 1;
    case "down":
      await down(options.deleting);
      return 0;
  }
}
