import * as z from "zod";
import { areOnePair } from "../gateways/push/vapid-keys.ts";
import {
  absoluteUrl,
  flag,
  headerList,
  pageOrigins,
  pkcs8Key,
  templateIds,
} from "./config-values.ts";

type Environment = Record<string, string>;

const text = z.string().min(1);

/**
 * Settings of one outside service. None of its variables set: null, the local counterpart.
 * Some set: all of them have to be right, so a forgotten one stops the start.
 */
function gateway<Shape extends z.ZodRawShape, Settings>(
  variables: z.ZodObject<Shape>,
  settings: (
    values: z.output<z.ZodObject<Shape>>,
    context: { refuse: (name: keyof Shape & string, rule: string) => void },
  ) => Settings,
) {
  return z.preprocess(
    (env) => {
      const named = Object.entries(env as Environment).filter(([name]) => name in variables.shape);
      return named.length === 0 ? null : Object.fromEntries(named);
    },
    variables
      .transform((values, context) =>
        settings(values, {
          refuse: (name, message) => context.addIssue({ code: "custom", path: [name], message }),
        }),
      )
      .nullable(),
  );
}

/** Characters of a key that nobody finds by trying. */
const HASH_KEY_MIN = 32;

const portoneVariables = z.object({
  PORTONE_API_URL: absoluteUrl.default("https://api.portone.io").describe("address of its API"),
  PORTONE_API_SECRET: text.describe("its API secret"),
  PORTONE_STORE_ID: text.describe("the store that takes payments"),
  PORTONE_CHANNEL_KEY_CARD: text.describe("its channel for cards"),
  PORTONE_CHANNEL_KEY_PHONE: text.describe("its channel for phone bills"),
  PORTONE_WEBHOOK_SECRET: z
    .string()
    .regex(/^(whsec_)?[A-Za-z0-9+/]+={0,2}$/, "whsec_로 시작하는 값이어야 해요")
    .describe("what it signs webhooks with; have it call `/webhooks/portone`"),
  PORTONE_CHANNEL_KEY_IDENTITY: text
    .optional()
    .describe("its channel that checks who somebody is; pros cannot be approved without it"),
  PORTONE_IDENTITY_HASH_KEY: z
    .string()
    .min(HASH_KEY_MIN, `${HASH_KEY_MIN}자 이상이어야 해요`)
    .optional()
    .describe(
      "our own key, with that channel; one person is known again by it, so it never changes",
    ),
  PORTONE_WINDOW_ORIGINS: pageOrigins
    .optional()
    .describe("windows of the payment companies behind it, `https://*.example.com` with commas"),
});
const portone = gateway(portoneVariables, (values, { refuse }) => ({
  apiUrl: values.PORTONE_API_URL,
  apiSecret: values.PORTONE_API_SECRET,
  storeId: values.PORTONE_STORE_ID,
  channelKeyCard: values.PORTONE_CHANNEL_KEY_CARD,
  channelKeyPhone: values.PORTONE_CHANNEL_KEY_PHONE,
  webhookSecret: values.PORTONE_WEBHOOK_SECRET,
  identity: identityOf(values, refuse),
  /** Of the payment companies behind the gateway, whose windows it opens in our pages. */
  windowOrigins: values.PORTONE_WINDOW_ORIGINS ?? [],
}));

/** The channel and the key: one without the other checks nobody. */
function identityOf(
  values: z.output<typeof portoneVariables>,
  refuse: (name: keyof typeof portoneVariables.shape, rule: string) => void,
): { channelKey: string; hashKey: string } | null {
  const channelKey = values.PORTONE_CHANNEL_KEY_IDENTITY;
  const hashKey = values.PORTONE_IDENTITY_HASH_KEY;
  if (channelKey === undefined && hashKey === undefined) return null;
  if (channelKey !== undefined && hashKey !== undefined) return { channelKey, hashKey };
  const missing =
    channelKey === undefined ? "PORTONE_CHANNEL_KEY_IDENTITY" : "PORTONE_IDENTITY_HASH_KEY";
  refuse(missing, "본인 확인 채널과 함께 적어 주세요");
  return null;
}

const solapiVariables = z.object({
  SOLAPI_API_URL: absoluteUrl.default("https://api.solapi.com").describe("address of its API"),
  SOLAPI_API_KEY: text.describe("its API key"),
  SOLAPI_API_SECRET: text.describe("its API secret"),
  SOLAPI_SENDER: z
    .string()
    .regex(/^[0-9-]+$/, "보내는 번호를 숫자로 적어 주세요")
    .describe("the registered number that sends"),
  SOLAPI_PF_ID: text
    .optional()
    .describe("channel of Kakao notices; text messages alone without it"),
  SOLAPI_TEMPLATE_IDS: templateIds
    .optional()
    .describe("`code=id,…` of the approved templates (`/dev/messages` shows codes and texts)"),
});
const solapi = gateway(solapiVariables, (values) => ({
  apiUrl: values.SOLAPI_API_URL,
  apiKey: values.SOLAPI_API_KEY,
  apiSecret: values.SOLAPI_API_SECRET,
  sender: values.SOLAPI_SENDER,
  pfId: values.SOLAPI_PF_ID ?? null,
  templateIds: values.SOLAPI_TEMPLATE_IDS ?? {},
}));

const smtpVariables = z.object({
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+/, "smtp:// 또는 smtps:// 주소여야 해요")
    .describe("`smtp://` or `smtps://` with login"),
  SMTP_FROM: text.default("솜씨 <no-reply@localhost>").describe("who e-mails say they are from"),
});
const smtp = gateway(smtpVariables, (values) => ({ url: values.SMTP_URL, from: values.SMTP_FROM }));

const s3Variables = z.object({
  S3_BUCKET: text.describe("the bucket"),
  S3_REGION: text.default("ap-northeast-2").describe("its region"),
  S3_ENDPOINT: absoluteUrl.optional().describe("a store that is not AWS"),
  S3_ACCESS_KEY_ID: text.describe("login"),
  S3_SECRET_ACCESS_KEY: text.describe("its secret"),
  S3_FORCE_PATH_STYLE: flag
    .default(false)
    .describe("`true` where buckets have no host name of their own"),
});
const s3 = gateway(s3Variables, (values) => ({
  bucket: values.S3_BUCKET,
  region: values.S3_REGION,
  endpoint: values.S3_ENDPOINT ?? null,
  accessKeyId: values.S3_ACCESS_KEY_ID,
  secretAccessKey: values.S3_SECRET_ACCESS_KEY,
  forcePathStyle: values.S3_FORCE_PATH_STYLE,
}));

const keyOf = (bytes: number) =>
  z
    .string()
    .refine(
      (key) => /^[\w-]+$/.test(key) && Buffer.from(key, "base64url").length === bytes,
      `${bytes}바이트를 base64url로 적은 값이어야 해요`,
    );

const vapidVariables = z.object({
  VAPID_PUBLIC_KEY: keyOf(65).describe("public half, of which the browsers know"),
  VAPID_PRIVATE_KEY: keyOf(32).describe("private half, which signs"),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, "mailto: 또는 https:// 주소여야 해요")
    .describe("whom a push service asks when something is wrong, `mailto:` or `https://`"),
});
const vapid = gateway(vapidVariables, (values, { refuse }) => {
  const keys = { publicKey: values.VAPID_PUBLIC_KEY, privateKey: values.VAPID_PRIVATE_KEY };
  if (!areOnePair(keys)) refuse("VAPID_PRIVATE_KEY", "VAPID_PUBLIC_KEY와 짝이 맞지 않아요");
  return { ...keys, subject: values.VAPID_SUBJECT };
});

const kakaoVariables = z.object({
  KAKAO_CLIENT_ID: text.describe(
    "its REST API key; OpenID Connect and `account_email` switched on",
  ),
  KAKAO_CLIENT_SECRET: text.describe(
    "its client secret; register `/login/kakao/callback` as the redirect URI",
  ),
});
const kakao = gateway(kakaoVariables, (values) => ({
  clientId: values.KAKAO_CLIENT_ID,
  clientSecret: values.KAKAO_CLIENT_SECRET,
}));

const naverVariables = z.object({
  NAVER_CLIENT_ID: text.describe("its Client ID; ask for name and e-mail there"),
  NAVER_CLIENT_SECRET: text.describe(
    "its Client Secret; register `/login/naver/callback` as the callback URL",
  ),
});
const naver = gateway(naverVariables, (values) => ({
  clientId: values.NAVER_CLIENT_ID,
  clientSecret: values.NAVER_CLIENT_SECRET,
}));

const appleVariables = z.object({
  APPLE_CLIENT_ID: text.describe(
    "the Services ID; register `/login/apple/callback` as its return URL",
  ),
  APPLE_TEAM_ID: text.describe("the team that it belongs to"),
  APPLE_KEY_ID: text.describe("the key for Sign in with Apple"),
  APPLE_PRIVATE_KEY: pkcs8Key.describe("that key, the whole `.p8` file; `\\n` for a line end"),
});
const apple = gateway(appleVariables, (values) => ({
  clientId: values.APPLE_CLIENT_ID,
  teamId: values.APPLE_TEAM_ID,
  keyId: values.APPLE_KEY_ID,
  privateKey: values.APPLE_PRIVATE_KEY,
}));

const SHARE_RULE = "0부터 1까지의 수여야 해요";

// The names that every collector's manual uses; the library itself is told by us alone.
const tracesVariables = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: absoluteUrl.describe(
    "a collector's address for OTLP over HTTP; `/v1/traces` is added",
  ),
  OTEL_EXPORTER_OTLP_HEADERS: headerList
    .optional()
    .describe("`name=value,…` that it wants to see, such as a key"),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0|1|0?\.\d{1,6}|1\.0{1,6})$/, SHARE_RULE)
    .transform(Number)
    .default(1)
    .describe("share of requests and jobs that are traced, `0` to `1`"),
});
const traces = gateway(tracesVariables, (values) => ({
  endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
  headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {},
  share: values.OTEL_TRACES_SAMPLER_ARG,
}));

/** The variables of each outside service, for whoever lists them. */
export const gatewayVariables = {
  portone: portoneVariables,
  solapi: solapiVariables,
  smtp: smtpVariables,
  s3: s3Variables,
  vapid: vapidVariables,
  kakao: kakaoVariables,
  naver: naverVariables,
  apple: appleVariables,
  traces: tracesVariables,
};

/** Reads every outside service from the whole environment. */
export const gateways = z.preprocess(
  (env) => ({
    portone: env,
    solapi: env,
    smtp: env,
    s3: env,
    vapid: env,
    kakao: env,
    naver: env,
    apple: env,
    traces: env,
  }),
  z.object({ portone, solapi, smtp, s3, vapid, kakao, naver, apple, traces }),
);

/** One entry per outside service; null means its local counterpart answers instead. */
export type GatewayConfig = z.output<typeof gateways>;
