import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as z from "zod";
import { operatorOf, type Operator } from "#domain/operator/operator.ts";
import { gateways, type GatewayConfig } from "./config-gateways.ts";
import { operatorFacts } from "./config-operator.ts";
import { errorCode } from "../platform/system-error.ts";
import { OperatorError } from "../platform/operator-error.ts";
import { origin, postgresUrl, trustedProxies } from "./config-values.ts";

const SECRET_LENGTH = 32;
const METRICS_TOKEN_LENGTH = 16;
const METRICS_TOKEN_RULE = `빈칸 없는 영문과 숫자 ${METRICS_TOKEN_LENGTH}글자 이상이어야 해요`;

/** Everything the process reads from its environment, parsed once at start. */
export interface Config extends GatewayConfig {
  production: boolean;
  role: "all" | "web" | "worker";
  host: string;
  port: number;
  /** Scheme and host that people type; null means the request's own Host. */
  publicOrigin: string | null;
  secureCookies: boolean;
  trustProxy: false | number | string[];
  dataDir: string;
  databaseUrl: string | null;
  /** Who may change tables, where `databaseUrl` names somebody who may not. */
  databaseOwnerUrl: string | null;
  databaseReplicaUrl: string | null;
  seed: "demo" | "none";
  /** Whether the services of professions that may not be paid for are offered (`domain/catalogue/switched-services.ts`). */
  offersProfessions: boolean;
  sessionSecret: string;
  /** What a program that is not on this machine shows to read the figures of production; null: nobody else may. */
  metricsToken: string | null;
  /** `/dev/*` and everything else that must never answer in production. */
  developmentTools: boolean;
  operator: Operator;
  logLevel: "trace" | "debug" | "info" | "warn" | "error" | "silent";
}

/** A value the process cannot start with; `message` is one line per bad variable. */
export class ConfigError extends OperatorError {
  override name = "ConfigError";
}

const text = z.string().min(1);

/** Every variable but those of outside services and of the operator, which have files of their own. */
export const shape = z.object({
  NODE_ENV: z
    .string()
    .optional()
    .describe(
      "`production` seeds nothing, has no `/dev/*` addresses and demands what is unsafe to leave out",
    ),
  ROLE: z
    .enum(["all", "web", "worker"], "all, web, worker 중 하나여야 해요")
    .default("all")
    .describe("`web` answers people, `worker` does the background work, `all` both"),
  HOST: text.default("127.0.0.1").describe("address that it listens on"),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, "0부터 65535까지의 숫자여야 해요")
    .transform(Number)
    .refine((port) => port <= 65535, "0부터 65535까지의 숫자여야 해요")
    .default(3000)
    .describe("port that it listens on; 0 takes a free one"),
  PUBLIC_ORIGIN: origin
    .optional()
    .describe(
      "scheme and host that people type; the request's own host without it; production demands an `https://` one",
    ),
  TRUST_PROXY: trustedProxies
    .default(false)
    .describe("addresses or number of proxies whose forwarding headers count"),
  DATA_DIR: text.default("./.data").describe("embedded database, files, secrets of this machine"),
  DATABASE_URL: postgresUrl
    .optional()
    .describe(
      "any PostgreSQL ≥ 15 with UTF-8, as its owner, who may create roles and extensions; `?host=/folder` for a socket; an embedded PostgreSQL 18 without it",
    ),
  DATABASE_OWNER_URL: postgresUrl
    .optional()
    .describe(
      "the owner of the tables, who migrates; `DATABASE_URL` is then a login without that power",
    ),
  DATABASE_REPLICA_URL: postgresUrl
    .optional()
    .describe(
      "a server that follows the database, or a balancer before several, for public reads that may be two seconds old",
    ),
  SEED: z
    .enum(["demo", "none"], "demo, none 중 하나여야 해요")
    .optional()
    .describe(
      "`demo` fills an empty database with a demo market, `none` with nothing; `demo` without it, in production always `none`",
    ),
  LICENSED_PROFESSIONS: z
    .enum(["on", "off"], "on, off 중 하나여야 해요")
    .optional()
    .describe(
      "`on` offers the services of 세무사, 노무사 and 행정사, to whose pros a quote costs credits: turn it on when counsel has said that they may; in production `off` without it",
    ),
  SESSION_SECRET: z
    .string()
    .min(SECRET_LENGTH, `${SECRET_LENGTH}글자 이상이어야 해요`)
    .optional()
    .describe(
      "signs sessions and tokens; made once per `DATA_DIR` without it, required in production; before changing it see Deployment in the README",
    ),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, METRICS_TOKEN_RULE)
    .min(METRICS_TOKEN_LENGTH, METRICS_TOKEN_RULE)
    .optional()
    .describe(
      "in production, `Authorization: Bearer …` with it opens `/metrics` and `/api/docs` beyond this machine",
    ),
  LOG_LEVEL: z
    .enum(
      ["trace", "debug", "info", "warn", "error", "silent"],
      "trace, debug, info, warn, error, silent 중 하나여야 해요",
    )
    .default("info")
    .describe("`trace` to `error`, or `silent`"),
  gateways,
  operator: operatorFacts,
});

/**
 * Parses the environment. Throws ConfigError with one line per bad variable. An empty
 * value counts as absent, so `PORT= npm start` means the default.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const parsed = shape.safeParse({ ...given, gateways: given, operator: given });
  if (!parsed.success) throw new ConfigError(describeIssues(parsed.error, given));

  const values = parsed.data;
  if (values.DATABASE_OWNER_URL && !values.DATABASE_URL) {
    throw new ConfigError("DATABASE_OWNER_URL: DATABASE_URL과 함께 적어 주세요.");
  }
  const production = values.NODE_ENV === "production";
  if (production) refuseUnsafeProduction(values);
  const dataDir = resolve(values.DATA_DIR);
  return {
    production,
    role: values.ROLE,
    host: values.HOST,
    port: values.PORT,
    publicOrigin: values.PUBLIC_ORIGIN ?? null,
    secureCookies: values.PUBLIC_ORIGIN?.startsWith("https:") ?? false,
    trustProxy: values.TRUST_PROXY,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseOwnerUrl: values.DATABASE_OWNER_URL ?? null,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL ?? null,
    seed: values.SEED ?? (production ? "none" : "demo"),
    offersProfessions: (values.LICENSED_PROFESSIONS ?? (production ? "off" : "on")) === "on",
    sessionSecret: values.SESSION_SECRET ?? keptDevelopmentSecret(dataDir),
    metricsToken: values.METRICS_TOKEN ?? null,
    developmentTools: !production,
    operator: operatorOf(values.operator, { withExamples: !production }),
    logLevel: values.LOG_LEVEL,
    ...values.gateways,
  };
}

function refuseUnsafeProduction(values: z.infer<typeof shape>): void {
  if (!values.SESSION_SECRET) {
    throw new ConfigError(
      `SESSION_SECRET: 운영 환경에서는 ${SECRET_LENGTH}글자 이상의 값이 꼭 필요해요.`,
    );
  }
  if (values.SEED === "demo") {
    throw new ConfigError("SEED: 운영 환경에서는 demo를 쓸 수 없어요. none으로 바꿔 주세요.");
  }
  // Without it cookies would travel in the clear, and links in messages would lead wherever a request says.
  if (!values.PUBLIC_ORIGIN?.startsWith("https:")) {
    throw new ConfigError(
      "PUBLIC_ORIGIN: 운영 환경에서는 https://로 시작하는 공개 주소가 꼭 필요해요.",
    );
  }
}

function describeIssues(error: z.ZodError, given: Record<string, unknown>): string {
  return error.issues
    .map((issue) => {
      const name = String(issue.path.at(-1));
      // The value itself may be a secret, so only its absence or its rule is named.
      const reason = name in given ? issue.message : "함께 쓰는 값이 있는데 비어 있어요";
      return `${name}: ${reason}.`;
    })
    .join("\n");
}

/** Outside production, sessions survive a restart without anybody setting a secret. */
function keptDevelopmentSecret(dataDir: string): string {
  const file = join(dataDir, "session-secret");
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8");
}
