import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import webPush from "web-push";
import { ConfigError, readConfig } from "./config.ts";

const secret = "s".repeat(32);
const webPushPair = webPush.generateVAPIDKeys();
const vapid = {
  VAPID_PUBLIC_KEY: webPushPair.publicKey,
  VAPID_PRIVATE_KEY: webPushPair.privateKey,
  VAPID_SUBJECT: "mailto:push@somssi.kr",
};
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "somssi-config-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const read = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env });

function refusal(env: Record<string, string>): string {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "accepted";
}

describe("readConfig", () => {
  it("needs nothing outside production", () => {
    expect(read({})).toMatchObject({
      production: false,
      role: "all",
      host: "127.0.0.1",
      port: 3000,
      publicOrigin: null,
      secureCookies: false,
      trustProxy: false,
      databaseUrl: null,
      seed: "demo",
      offersProfessions: true,
      developmentTools: true,
      portone: null,
      s3: null,
    });
  });

  it("offers the professions that may not be paid for as it is told", () => {
    expect(read({ LICENSED_PROFESSIONS: "off" }).offersProfessions).toBe(false);
    const production = {
      NODE_ENV: "production",
      SESSION_SECRET: secret,
      PUBLIC_ORIGIN: "https://somssi.kr",
    };
    expect(read({ ...production, LICENSED_PROFESSIONS: "on" }).offersProfessions).toBe(true);
  });

  it("takes an empty value as absent", () => {
    expect(read({ PORT: "", SEED: "" })).toMatchObject({ port: 3000, seed: "demo" });
  });

  it("keeps the generated development secret between starts", () => {
    const first = read({}).sessionSecret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(read({}).sessionSecret).toBe(first);
    expect(readFileSync(join(dataDir, "session-secret"), "utf8")).toBe(first);
  });

  it.each([
    ["PORT", "abc"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["ROLE", "boss"],
    ["SEED", "full"],
    ["PUBLIC_ORIGIN", "somssi.kr"],
    ["PUBLIC_ORIGIN", "https://somssi.kr/app"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["DATABASE_OWNER_URL", "localhost"],
    ["DATABASE_OWNER_URL", "postgres://owner@localhost/somssi"],
    ["DATABASE_REPLICA_URL", "localhost"],
    ["LOG_LEVEL", "loud"],
    ["SESSION_SECRET", "short"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "somewhere"],
    ["SMTP_URL", "http://mail"],
    ["BUSINESS_REGISTRATION_NUMBER", "120-81-47520"],
    ["BUSINESS_PHONE", "call us"],
    ["BUSINESS_EMAIL", "help@"],
    ["BUSINESS_ADDRESS", "two\nlines"],
    ["METRICS_TOKEN", "short"],
    ["METRICS_TOKEN", "with a space in the middle"],
  ])("names %s when it is %s", (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name}: .+\\.$`));
    expect(message).not.toContain("\n");
  });

  it("names the variable that a half-configured gateway lacks", () => {
    const { VAPID_SUBJECT: _forgotten, ...half } = vapid;
    expect(refusal(half)).toMatch(/^VAPID_SUBJECT: /);
  });

  it("reads the keys of pushes", () => {
    expect(read(vapid).vapid).toEqual({ ...webPushPair, subject: "mailto:push@somssi.kr" });
  });

  it.each([
    ["VAPID_PUBLIC_KEY", "short"],
    ["VAPID_PUBLIC_KEY", "열쇠"],
    ["VAPID_PRIVATE_KEY", webPush.generateVAPIDKeys().privateKey],
    ["VAPID_SUBJECT", "push@somssi.kr"],
    ["VAPID_SUBJECT", "mailto:nobody"],
  ])("names %s of pushes when it is %j", (name, value) => {
    expect(refusal({ ...vapid, [name]: value })).toMatch(new RegExp(`^${name}: [^\\n]+\\.$`));
  });

  it("reads a whole gateway", () => {
    const s3 = read({
      S3_BUCKET: "files",
      S3_ACCESS_KEY_ID: "id",
      S3_SECRET_ACCESS_KEY: "key",
      S3_ENDPOINT: "http://127.0.0.1:9000/",
      S3_FORCE_PATH_STYLE: "true",
    }).s3;
    expect(s3).toEqual({
      bucket: "files",
      region: "ap-northeast-2",
      endpoint: "http://127.0.0.1:9000",
      accessKeyId: "id",
      secretAccessKey: "key",
      forcePathStyle: true,
    });
  });

  const solapi = {
    SOLAPI_API_KEY: "key",
    SOLAPI_API_SECRET: "secret",
    SOLAPI_SENDER: "02-1234-5678",
  };

  it("reads what the provider calls our templates, and none without them", () => {
    expect(read(solapi).solapi).toMatchObject({ pfId: null, templateIds: {} });
    const ids = "quote_hired=KA01TP1, first_quote=KA01TP2";
    expect(read({ ...solapi, SOLAPI_TEMPLATE_IDS: ids }).solapi?.templateIds).toEqual({
      quote_hired: "KA01TP1",
      first_quote: "KA01TP2",
    });
  });

  it.each(["quote_hired", "nothing=KA01TP", "quote_hired=", "quote_hired=a=b", "quote_hired=a b"])(
    "refuses templates given as %j",
    (ids) => {
      expect(refusal({ ...solapi, SOLAPI_TEMPLATE_IDS: ids })).toMatch(/^SOLAPI_TEMPLATE_IDS: /);
    },
  );

  const portone = {
    PORTONE_API_SECRET: "secret",
    PORTONE_STORE_ID: "store",
    PORTONE_CHANNEL_KEY_CARD: "card",
    PORTONE_CHANNEL_KEY_PHONE: "phone",
    PORTONE_WEBHOOK_SECRET: "whsec_c2VjcmV0",
  };

  it("reads the payment gateway, with the windows that it opens", () => {
    expect(read(portone).portone).toMatchObject({
      apiUrl: "https://api.portone.io",
      windowOrigins: [],
    });
    const named = {
      ...portone,
      PORTONE_WINDOW_ORIGINS: "https://*.tosspayments.com, https://a.kr",
    };
    expect(read(named).portone?.windowOrigins).toEqual([
      "https://*.tosspayments.com",
      "https://a.kr",
    ]);
  });

  it("reads its channel for identities with our own key, and neither alone", () => {
    expect(read(portone).portone?.identity).toBeNull();
    const channel = { PORTONE_CHANNEL_KEY_IDENTITY: "identity" };
    const key = { PORTONE_IDENTITY_HASH_KEY: "k".repeat(32) };
    expect(read({ ...portone, ...channel, ...key }).portone?.identity).toEqual({
      channelKey: "identity",
      hashKey: "k".repeat(32),
    });
    expect(refusal({ ...portone, ...channel })).toMatch(/^PORTONE_IDENTITY_HASH_KEY: /);
    expect(refusal({ ...portone, ...key })).toMatch(/^PORTONE_CHANNEL_KEY_IDENTITY: /);
    const short = { PORTONE_IDENTITY_HASH_KEY: "k".repeat(31) };
    expect(refusal({ ...portone, ...channel, ...short })).toMatch(/^PORTONE_IDENTITY_HASH_KEY: /);
  });

  it.each([
    ["PORTONE_WEBHOOK_SECRET", "비밀"],
    ["PORTONE_WINDOW_ORIGINS", "*"],
    ["PORTONE_WINDOW_ORIGINS", "https://a.kr; script-src *"],
    ["PORTONE_WINDOW_ORIGINS", "http://a.kr"],
    ["PORTONE_STORE_ID", ""],
  ])("names %s of the payment gateway when it is %j", (name, value) => {
    expect(refusal({ ...portone, [name]: value })).toMatch(new RegExp(`^${name}: .+\\.$`));
  });

  const pemOf = (namedCurve: string) =>
    generateKeyPairSync("ec", { namedCurve }).privateKey.export({ type: "pkcs8", format: "pem" });
  const apple = { APPLE_CLIENT_ID: "kr.somssi.web", APPLE_TEAM_ID: "TEAM", APPLE_KEY_ID: "KEY" };

  it("reads Apple's key, its line ends as an environment file writes them", () => {
    const pem = String(pemOf("P-256"));
    const env = { ...apple, APPLE_PRIVATE_KEY: pem.replaceAll("\n", "\\n") };
    expect(read(env).apple).toMatchObject({ clientId: "kr.somssi.web", privateKey: pem });
  });

  it("reads each variable of a gateway into its own place", () => {
    const pem = String(pemOf("P-256"));
    const all = read({
      ...portone,
      ...solapi,
      SMTP_URL: "smtp://mail",
      SMTP_FROM: "from@somssi.kr",
      KAKAO_CLIENT_ID: "kakao",
      KAKAO_CLIENT_SECRET: "kakao's secret",
      NAVER_CLIENT_ID: "naver",
      NAVER_CLIENT_SECRET: "naver's secret",
      ...apple,
      APPLE_PRIVATE_KEY: pem,
    });
    expect(all.kakao).toEqual({ clientId: "kakao", clientSecret: "kakao's secret" });
    expect(all.naver).toEqual({ clientId: "naver", clientSecret: "naver's secret" });
    expect(all.apple).toEqual({
      clientId: "kr.somssi.web",
      teamId: "TEAM",
      keyId: "KEY",
      privateKey: pem,
    });
    expect(all.smtp).toEqual({ url: "smtp://mail", from: "from@somssi.kr" });
    expect(all.solapi).toMatchObject({ apiKey: "key", apiSecret: "secret" });
  });

  it.each([
    ["KAKAO_CLIENT_SECRET", { KAKAO_CLIENT_ID: "key" }],
    ["NAVER_CLIENT_ID", { NAVER_CLIENT_SECRET: "secret" }],
    ["APPLE_PRIVATE_KEY", apple],
    ["APPLE_PRIVATE_KEY", { ...apple, APPLE_PRIVATE_KEY: "no key" }],
    ["APPLE_PRIVATE_KEY", { ...apple, APPLE_PRIVATE_KEY: String(pemOf("P-384")) }],
  ])("names %s of a login provider when it is missing or none", (name, env) => {
    expect(refusal(env)).toMatch(new RegExp(`^${name}: [^\\n]+\\.$`));
  });

  it.each([
    ["2", 2],
    ["0", false],
    ["loopback", ["loopback"]],
    ["10.0.0.0/8, ::1", ["10.0.0.0/8", "::1"]],
  ])("trusts proxies given as %s", (value, expected) => {
    expect(read({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });

  it("never writes a secret value into the message", () => {
    expect(refusal({ SESSION_SECRET: "hunter2" })).not.toContain("hunter2");
  });

  it("takes a collector of traces with its headers, and traces everything unless told a share", () => {
    expect(read({}).traces).toBeNull();
    const OTEL_EXPORTER_OTLP_ENDPOINT = "http://127.0.0.1:4318/";
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT }).traces).toEqual({
      endpoint: "http://127.0.0.1:4318",
      headers: {},
      share: 1,
    });
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT,
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=Basic%20abc==, x-scope = one",
      OTEL_TRACES_SAMPLER_ARG: "0.05",
    };
    expect(read(env).traces).toMatchObject({
      headers: { authorization: "Basic abc==", "x-scope": "one" },
      share: 0.05,
    });
  });

  it.each([
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "a key alone"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "x-key=%E0%A4%A"],
    ["OTEL_TRACES_SAMPLER_ARG", "2"],
    ["OTEL_TRACES_SAMPLER_ARG", "0.1."],
  ])("refuses %s=%s", (name, value) => {
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318", [name]: value };
    expect(refusal(env)).toMatch(new RegExp(`^${name}: `));
  });
});

describe("who runs the product", () => {
  const given = { BUSINESS_NAME: "한솜 주식회사", BUSINESS_REGISTRATION_NUMBER: "1208147521" };

  it("is an example outside production, fact by fact", () => {
    const { operator } = read(given);
    expect(operator.name).toEqual({ value: "한솜 주식회사", example: false });
    expect(operator.registration_number).toEqual({ value: "120-81-47521", example: false });
    expect(operator.phone).toMatchObject({ example: true });
  });

  it("is told in production as far as it was set", () => {
    const { operator } = read({
      ...given,
      NODE_ENV: "production",
      SESSION_SECRET: secret,
      PUBLIC_ORIGIN: "https://somssi.kr",
    });
    expect(operator.name).toEqual({ value: "한솜 주식회사", example: false });
    expect(operator.phone).toBeNull();
  });
});

describe("readConfig in production", () => {
  const production = {
    NODE_ENV: "production",
    SESSION_SECRET: secret,
    PUBLIC_ORIGIN: "https://somssi.kr",
  };

  it("seeds nothing and has no development tools", () => {
    expect(read(production)).toMatchObject({
      production: true,
      seed: "none",
      offersProfessions: false,
      developmentTools: false,
      sessionSecret: secret,
    });
  });

  it("refuses to start without a session secret", () => {
    expect(refusal({ NODE_ENV: "production" })).toMatch(/^SESSION_SECRET: /);
  });

  it("refuses demo data", () => {
    expect(refusal({ ...production, SEED: "demo" })).toMatch(/^SEED: /);
  });

  it.each(["", "http://somssi.kr", "http://127.0.0.1:3000"])(
    "refuses to start under %j as its origin",
    (PUBLIC_ORIGIN) => {
      const message = refusal({ ...production, PUBLIC_ORIGIN });
      expect(message).toMatch(/^PUBLIC_ORIGIN: .*https:/);
      expect(message).not.toContain("\n");
    },
  );

  it("sends cookies over HTTPS only", () => {
    expect(read(production)).toMatchObject({
      publicOrigin: "https://somssi.kr",
      secureCookies: true,
    });
    expect(read({ PUBLIC_ORIGIN: "http://127.0.0.1" }).secureCookies).toBe(false);
  });
});
