import { logStart } from "./log-start.ts";
import { ConfigError, readConfig, type Config } from "./config/config.ts";
import { createLog } from "./platform/log.ts";
import { OperatorError } from "./platform/operator-error.ts";
import type { PagesMode } from "./platform/pages/pages.ts";
import { Shutdown } from "./platform/shutdown.ts";

/** Ctrl-C under npm arrives twice, from the terminal and from npm; a person needs longer. */
const SAME_SIGNAL_MS = 1000;

/** Runs the product as this process, from its environment until a signal ends it. */
export async function serve(pages: PagesMode): Promise<void> {
  const config = configOrExit();
  // React chooses its fast half by this. The product's own rules for production have been read.
  if (pages.kind === "built") process.env.NODE_ENV = "production";
  const human = !config.production && process.stdout.isTTY;
  const log = createLog({ level: config.logLevel, human });
  const shutdown = new Shutdown(log);
  const say = (line: string) => {
    if (human) process.stdout.write(`· ${line}\n`);
    else log.info(line);
  };

  let stoppedAt: number | null = null;
  const stop = async (code: number) => {
    stoppedAt = Date.now();
    await shutdown.run();
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (stoppedAt === null) {
        say("끝내고 있어요.");
        void stop(0);
      } else if (Date.now() - stoppedAt > SAME_SIGNAL_MS) process.exit(130);
    });
  }
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      if (stoppedAt === null) void stop(1);
    });
  }

  try {
    // Loaded after the line above that chooses React's half.
    const { runProduct } = await import("./run-product.ts");
    const { origin } = await runProduct({ config, log, shutdown, pages, say });
    if (stoppedAt === null) logStart(shownOrigin(origin, pages), config, human, log);
  } catch (error) {
    if (stoppedAt !== null) return;
    if (error instanceof OperatorError) process.stderr.write(`${error.message}\n`);
    else log.fatal({ err: error }, "start failed");
    await stop(1);
  }
}

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Under this name the browser shows the development tools. */
function shownOrigin(origin: string | null, pages: PagesMode): string | null {
  return pages.kind === "built"
    ? origin
    : (origin?.replace("//localhost", "//local.localhost") ?? null);
}
