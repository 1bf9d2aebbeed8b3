import { join } from "node:path";
import type { Logger } from "pino";
import { buildApp } from "./app.ts";
import { missingFacts } from "#domain/operator/operator.ts";
import type { Config } from "./config/config.ts";
import { OPERATOR_VARIABLES } from "./config/config-operator.ts";
import { contractorsOf, thirdPartiesOf } from "./contractors.ts";
import {
  assertPortFree,
  isOfThisMachine,
  listen,
  localOrigin,
  stopListening,
  typedOrigin,
} from "./listen.ts";
import { openProductDatabase, openReplica } from "./open-database.ts";
import { dueTasks, startJobs, type JobDeps } from "./jobs.ts";
import { chooseMessages } from "./gateways/message/choose-messages.ts";
import { createLocalInbox } from "./gateways/message/local-inbox.ts";
import { choosePayments, PORTONE_ORIGINS } from "./gateways/payment/choose-payments.ts";
import { chooseLogins } from "./gateways/login/choose-logins.ts";
import { choosePush } from "./gateways/push/choose-push.ts";
import { syncEmulatorClock } from "./gateways/payment/sync-emulator-clock.ts";
import { gatewayDeps } from "./gateway-deps.ts";
import { noteOperator } from "./features/receipts/operator-versions.ts";
import { countMarket } from "./features/market-figures/count-market.ts";
import { handlePaymentWebhook } from "./features/billing/webhook-payments.ts";
import { switchServices } from "./seed/reference/switch-services.ts";
import { chooseStorage, storageSettings } from "./gateways/storage/choose-storage.ts";
import { systemClock } from "./platform/clock.ts";
import { createIds } from "./platform/ids.ts";
import type { Worker } from "./platform/jobs/start-worker.ts";
import { PoolHealth } from "./platform/database/pool-health.ts";
import { keepFiles } from "./platform/pages/kept-files.ts";
import type { PagesMode } from "./platform/pages/pages.ts";
import { createProductClock } from "./platform/product-clock.ts";
import { systemRandom } from "./platform/random.ts";
import type { Tracing } from "./platform/tracing/tracing.ts";
import type { Shutdown } from "./platform/shutdown.ts";
import { shareCounterparts } from "./share-counterparts.ts";
import { seedDemoMemberships } from "./seed/demo-memberships.ts";
import { refuseDemoMarket, seedDemoMarket } from "./seed/demo.ts";

interface ProductParts {
  config: Config;
  log: Logger;
  shutdown: Shutdown;
  pages: PagesMode;
  /** Prints a step that takes a while. */
  say: (line: string) => void;
}

/**
 * Puts the product together and runs what its role asks for. Answers the URL people open,
 * null for a worker. Whatever it started is in `shutdown`, also when it throws half-way.
 */
export async function runProduct(parts: ProductParts): Promise<{ origin: string | null }> {
  const { config, log, shutdown, say } = parts;
  if (config.role !== "worker") await assertPortFree(config);
  const tracing = await chooseTracing(config, log);
  if (tracing) shutdown.add("traces", () => tracing.stop());
  const {
    payments: untraced,
    identity: untracedIdentity,
    close: stopPayments,
  } = await choosePayments({
    portone: config.portone,
    emulate: config.developmentTools,
    dataDir: config.dataDir,
  });
  shutdown.add("payments", stopPayments);
  const payments = { ...untraced, port: traced(tracing, "payments", untraced.port) };
  const identity = {
    ...untracedIdentity,
    port: traced(tracing, "identity", untracedIdentity.port),
  };
  const { emulator } = payments;
  const toEmulator = (sync: Promise<void> | undefined) =>
    sync?.catch((error: unknown) => log.warn({ err: error }, "the emulator could not be told"));

  const opening = openProductDatabase(config, say);
  // Before it is open: Ctrl-C in the middle has to close what will have been opened.
  const opened = opening.catch(() => null);
  shutdown.add("database", async () => (await opened)?.close());
  const { sql, ownerUrl } = await opening;
  tracing?.followStatements(sql);
  await switchServices(sql, { open: config.offersProfessions });

  const followed = config.developmentTools ? await createProductClock(sql) : null;
  if (followed) shutdown.add("clock", () => followed.stop());
  if (followed) void toEmulator(emulator?.setClockOffset(followed.offset()));
  const clock =
    followed && emulator ? syncEmulatorClock(followed, emulator) : (followed ?? systemClock);
  const ids = createIds(clock, systemRandom);
  const counterparts = config.developmentTools ? await shareCounterparts(config.dataDir) : null;
  if (counterparts) shutdown.add("counterparts", counterparts.stop);
  const { vapid, dataDir } = config;
  const untracedPush = choosePush({ vapid, local: counterparts, dataDir, clock });
  const push = { ...untracedPush, port: traced(tracing, "push", untracedPush.port) };
  const logins = chooseLogins(
    config,
    counterparts && { address: counterparts.address, ...counterparts.secrets },
  );
  if (push.publicKey === null) say("VAPID_*가 없어 기기로 푸시를 보내지 않아요.");

  const { storage, close } = await chooseStorage(storageSettings(config));
  shutdown.add("storage", close);
  if (config.production) await refuseDemoMarket(sql);
  if (config.seed === "demo") {
    const membersFollow = payments.emulator !== null;
    await seedDemoMarket({ sql, now: clock.now(), storage, membersFollow, say });
    const clockOffset = followed?.offset() ?? 0;
    await seedDemoMemberships({ sql, now: clock.now(), payments, clockOffset });
    // The first page that somebody opens shall not wait for the first sweep.
    await countMarket({ sql, clock });
  }
  const inbox = config.developmentTools ? createLocalInbox({ db: sql, ids, clock }) : null;
  const { reaches, ...untracedMessages } = chooseMessages(config, inbox);
  const messages = traced(tracing, "messages", untracedMessages);

  const origin = typedOrigin(config);
  const { sessionSecret } = config;
  const outside = { storage, messages, payments, push };
  const jobDeps: JobDeps = { sql, clock, ids, ...outside, origin, sessionSecret };
  let worker: Worker | null = null;
  if (config.role !== "web") {
    const started = await startJobs(jobDeps, ownerUrl, { log, tracing });
    shutdown.add("jobs", () => started.stop());
    worker = started;
  }
  if (config.role === "worker") return { origin: null };

  const missing = missingFacts(config.operator).map((fact) => OPERATOR_VARIABLES[fact]);
  if (missing.length > 0) {
    log.warn(`화면과 영수증에 표시해야 하는 사업자 정보가 없어요: ${missing.join(", ")}`);
  }
  if (parts.pages.kind === "built") {
    await keepFiles(sql, join(parts.pages.distDir, "client/assets"), clock.now());
  }
  await noteOperator(sql, config.operator, { now: clock.now(), ids });
  const tasks = dueTasks(jobDeps);
  const replica = openReplica(config, sql, log);
  shutdown.add("replica", async () => replica?.stop());
  const poolHealth = new PoolHealth(sql);
  const stopAsking = poolHealth.start();
  shutdown.add("pool health", async () => stopAsking());
  const app = await buildApp({
    sql,
    replica,
    poolHealth,
    clock,
    ids,
    random: systemRandom,
    storage,
    payments,
    identity,
    push,
    logins,
    reaches,
    operator: config.operator,
    contractors: contractorsOf(config),
    thirdParties: thirdPartiesOf(config),
    mailsStayHere: inbox !== null && config.smtp === null,
    log,
    tracing,
    http: {
      ...config,
      paymentOrigins: config.portone ? [...PORTONE_ORIGINS, ...config.portone.windowOrigins] : [],
    },
    trustProxy: config.trustProxy,
    pages: parts.pages,
    isReady: async () => poolHealth.isWell() && (worker?.isRunning() ?? true),
    sweepDue: async () => {
      await tasks.sweep();
      await tasks.bill();
      await tasks.review_payments();
      await tasks.deliver_messages();
      await tasks.ask_reports();
      await tasks.personal_data();
    },
    onPaymentWebhook: (paymentId) => handlePaymentWebhook(gatewayDeps(jobDeps), paymentId),
  });
  // Also when listening fails: the application has begun to listen to the database by then.
  shutdown.add("http", () => stopListening(app));
  const address = await listen(app, config);
  // By the address in front of all web processes where that is on this machine: any of them may end, and is not missed.
  const heardAt = config.publicOrigin && isOfThisMachine(config.publicOrigin);
  const webhooks = `${heardAt ? config.publicOrigin : localOrigin(app)}/webhooks/portone`;
  void toEmulator(emulator?.setWebhookUrl(webhooks));
  return { origin: address };
}

/** The library is loaded only where it is wanted: it costs a start some tens of milliseconds. */
async function chooseTracing(config: Config, log: Logger): Promise<Tracing | null> {
  if (!config.traces) return null;
  const { openTracing } = await import("./platform/tracing/open-tracing.ts");
  return openTracing(config.traces, { serviceName: `somssi-${config.role}`, log });
}

function traced<Port extends object>(tracing: Tracing | null, name: string, port: Port): Port {
  return tracing ? tracing.calls(name, port) : port;
}
