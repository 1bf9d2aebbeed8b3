import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { pino, type Logger } from "pino";
import type { Contractor } from "#domain/legal/contractors.ts";
import type { ThirdParty } from "#domain/legal/third-parties.ts";
import { operatorOf, type Operator } from "#domain/operator/operator.ts";
import { buildApp } from "#server/app.ts";
import type { MessageChannel } from "#server/gateways/message/message-port.ts";
import type { Identity } from "#server/gateways/payment/identity/choose-identity.ts";
import type { Payments } from "#server/gateways/payment/choose-payments.ts";
import type { Logins } from "#server/gateways/login/choose-logins.ts";
import type { Push } from "#server/gateways/push/choose-push.ts";
import { chooseStorage } from "#server/gateways/storage/choose-storage.ts";
import { newCsrfToken } from "#server/platform/csrf/token.ts";
import type { Replica } from "#server/platform/database/replica.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import { REQUEST_TIMES, type RequestTimes } from "#server/platform/http/incoming/request-times.ts";
import { FIGURE_LIMITS } from "#server/platform/metrics/read-figures.ts";
import type { HttpSettings } from "#server/platform/http/settings.ts";
import { createIds, type Ids } from "#server/platform/ids.ts";
import type { PagesMode } from "#server/platform/pages/pages.ts";
import { systemRandom } from "#server/platform/random.ts";
import type { SharedCacheLimits } from "#server/platform/shared/shared-cache.ts";
import { sessionCookieName } from "#server/platform/session/cookies.ts";
import { openSession } from "#server/platform/session/session-store.ts";
import { dispatchRequests } from "#server/features/requests/dispatch-requests.ts";
import { gatewayDeps } from "#server/gateway-deps.ts";
import { sweepBilling } from "#server/sweep-billing.ts";
import { sweepDue } from "#server/sweep.ts";
import { sweepPersonalData } from "#server/sweep-personal-data.ts";
import { TestClient } from "./client.ts";
import { createTestClock, type TestClock } from "./clock.ts";
import { testDatabase } from "./database.ts";
import { atFileEnd } from "./file-end.ts";
import { testLoginProviders, type TestLoginProviders } from "./login-providers.ts";
import { testPushService, type TestPushService } from "./push-service.ts";
import { testGateway, type TestGateway } from "./gateway.ts";

export const TEST_SECRET = "test-secret-test-secret-test-secret-1234";

export interface TestApp {
  app: FastifyInstance;
  sql: Sql;
  clock: TestClock;
  ids: Ids;
  /** The payment gateway's emulator behind this application. */
  gateway: TestGateway;
  /** Pushes under keys of the tests, to the local push service. */
  push: TestPushService["chosen"];
  /** The local login providers, by which this application signs people in. */
  loginProviders: TestLoginProviders;
  /** Where it stores files. */
  folder: string;
  /** Does all work that is due at the test clock's time. */
  sweep(): Promise<void>;
  /** A caller without a session. */
  visitor(): TestClient;
  /** A caller signed in to an account; staff have passed the second factor unless it is `open`. */
  as(account: { id: string }, facts?: { secondFactor?: "open" }): Promise<TestClient>;
}

export interface TestAppOptions {
  http?: Partial<HttpSettings>;
  log?: Logger;
  pages?: PagesMode;
  trustProxy?: number;
  times?: Partial<RequestTimes>;
  reaches?: (channel: MessageChannel) => boolean;
  mailsStayHere?: boolean;
  operator?: Operator;
  contractors?: readonly Contractor[];
  thirdParties?: readonly ThirdParty[];
  onPaymentWebhook?: (paymentId: string) => Promise<void>;
  /** What is kept of answers for anybody; nothing when left out. */
  answerLimits?: SharedCacheLimits;
  /** A folder whose files it begins with: what is stored, and the gateway's record. */
  files?: string;
  /** Where public reads go. */
  replica?: Replica;
  /** Instead of the emulator's. */
  payments?: Payments;
  /** Instead of the emulator's. */
  identity?: Identity;
  /** Instead of those to the local push service. */
  push?: Push;
  /** Instead of the local login providers. */
  logins?: Logins;
}

/** The whole application over this file's database; closed after the file. */
export async function testApp(start?: string, options: TestAppOptions = {}): Promise<TestApp> {
  const { close, ...app } = await composeTestApp(await testDatabase(), start, options);
  atFileEnd(close);
  return app;
}

/** The same over any database, for what runs without Vitest; whoever asks for it closes it. */
export async function composeTestApp(
  sql: Sql,
  start?: string,
  options: TestAppOptions = {},
): Promise<TestApp & { close: () => Promise<void> }> {
  const clock = createTestClock(start);
  const ids = createIds(clock, systemRandom);
  const folder = await mkdtemp(join(tmpdir(), "somssi-test-"));
  if (options.files) await cp(options.files, folder, { recursive: true });
  const { storage } = await chooseStorage({ kind: "disk", folder });
  const gateway = testGateway(clock, folder);
  const payments = options.payments ?? gateway.chosen;
  const pushService = testPushService(clock, folder);
  const loginProviders = testLoginProviders(folder);
  const sweep = async () => {
    await sweepDue({ sql, clock, ids });
    await sweepBilling(gatewayDeps({ sql, clock, ids, payments }));
    await sweepPersonalData({ sql, clock, ids, storage });
  };
  const work = () => dispatchRequests({ sql, clock, ids });
  const http = {
    sessionSecret: TEST_SECRET,
    secureCookies: false,
    publicOrigin: null,
    developmentTools: true,
    metricsToken: null,
    paymentOrigins: [],
    ...options.http,
  };
  const fromOurPages: Record<string, string> = http.publicOrigin
    ? { origin: http.publicOrigin }
    : {};
  const app = await buildApp({
    sql,
    replica: options.replica ?? null,
    clock,
    ids,
    random: systemRandom,
    storage,
    payments,
    identity: options.identity ?? gateway.identity,
    push: options.push ?? pushService.chosen,
    logins: options.logins ?? loginProviders.chosen,
    reaches: options.reaches ?? (() => true),
    mailsStayHere: options.mailsStayHere ?? true,
    operator: options.operator ?? operatorOf({}, { withExamples: true }),
    contractors: options.contractors ?? [],
    thirdParties: options.thirdParties ?? [],
    http,
    log: options.log ?? pino({ level: "silent" }),
    trustProxy: options.trustProxy ?? false,
    // Nobody here measures how long it takes to miss a thing or an account.
    times: { ...REQUEST_TIMES, missingStep: 0, failedLoginStep: 0, ...options.times },
    // A test looks again as soon as it has changed something.
    figureLimits: { ...FIGURE_LIMITS, fresh: 0 },
    answerLimits: options.answerLimits ?? null,
    pages: options.pages ?? null,
    isReady: () => Promise.resolve(true),
    sweepDue: sweep,
    onPaymentWebhook: options.onPaymentWebhook ?? (() => Promise.resolve()),
  });
  await app.ready();
  return {
    close: async () => {
      await app.close();
      await gateway.close();
      await pushService.close();
      await loginProviders.close();
      await rm(folder, { recursive: true, force: true });
    },
    app,
    sql,
    clock,
    ids,
    folder,
    gateway,
    push: pushService.chosen,
    loginProviders,
    sweep,
    visitor: () =>
      new TestClient(
        app,
        { csrftoken: newCsrfToken(systemRandom, TEST_SECRET, "anonymous") },
        fromOurPages,
        work,
      ),
    as: async (account, { secondFactor } = {}) => {
      const { sessionId, token } = await openSession(sql, {
        accountId: account.id,
        userAgent: "test",
        ...(secondFactor === "open" ? {} : { secondFactorAt: clock.now() }),
        now: clock.now(),
        ids,
        random: systemRandom,
      });
      return new TestClient(
        app,
        {
          [sessionCookieName(http.secureCookies)]: token,
          csrftoken: newCsrfToken(systemRandom, TEST_SECRET, sessionId),
        },
        fromOurPages,
        work,
      );
    },
  };
}
