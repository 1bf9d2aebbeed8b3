import { createPrivateKey } from "node:crypto";
import * as z from "zod";
import { TEMPLATE_CODES } from "#domain/notice/text-templates.ts";

const parsedUrl = (value: string): URL | null => (URL.canParse(value) ? new URL(value) : null);

/** An http(s) address without a trailing slash. */
export const absoluteUrl = z
  .string()
  .refine((value) => /^https?:$/.test(parsedUrl(value)?.protocol ?? ""), "http(s) 주소여야 해요")
  .transform((value) => value.replace(/(?<!\/)\/+$/, ""));

/** Scheme and host only: a path here would silently break every link that is built from it. */
export const origin = absoluteUrl.refine(
  (value) => parsedUrl(value)?.origin === value,
  "경로 없이 https://example.com 모양이어야 해요",
);

/** Comma list of https origins as a page's policy names them: "https://pay.example.com", "https://*.example.com". */
export const pageOrigins = z
  .string()
  .transform((value) => value.split(",").map((part) => part.trim()))
  .refine(
    (origins) => origins.every((one) => /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(one)),
    "https://example.com이나 https://*.example.com을 쉼표로 이어 적어 주세요",
  );

export const postgresUrl = z
  .string()
  .refine(
    (value) => /^postgres(ql)?:$/.test(parsedUrl(value)?.protocol ?? ""),
    "postgres:// 주소여야 해요",
  );

export const flag = z
  .enum(["true", "false"], "true 또는 false여야 해요")
  .transform((value) => value === "true");

/**
 * How many proxies stand in front (a number), or which addresses they have (comma list).
 * Plain `true` would trust whatever address a visitor writes in X-Forwarded-For.
 */
export const trustedProxies = z.string().transform((value, context): false | number | string[] => {
  if (value === "false" || value === "0") return false;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const addresses = value.split(",").map((part) => part.trim());
  const known = /^(loopback|linklocal|uniquelocal|[0-9a-f.:]+(\/\d{1,3})?)$/i;
  if (addresses.every((address) => known.test(address) && /[.:]|l/i.test(address)))
    return addresses;
  context.addIssue({ code: "custom", message: "프록시의 수나 주소 목록이어야 해요" });
  return z.NEVER;
});

/** Comma list "code=id" of our templates of text messages and what the provider calls each. */
export const templateIds = z.string().transform((value, context): Record<string, string> => {
  const pairs = value.split(",").map((part) => part.trim().split("="));
  const known = new Set<string>(TEMPLATE_CODES);
  const wrong = pairs.find(
    ([code = "", id = "", ...more]) =>
      !known.has(code) || !/^[\w-]{1,60}$/.test(id) || more.length > 0,
  );
  if (!wrong) return Object.fromEntries(pairs) as Record<string, string>;
  context.addIssue({
    code: "custom",
    message: `"코드=ID"를 쉼표로 이어 적어 주세요. 코드는 ${TEMPLATE_CODES.join(", ")} 가운데 하나예요`,
  });
  return z.NEVER;
});

/** Comma list "name=value" of HTTP headers, as OpenTelemetry writes them: a value may be percent-encoded. */
export const headerList = z.string().transform((value, context): Record<string, string> => {
  const pairs = value.split(",").map((part) => /^([\w-]+)\s*=\s*(\S.*)$/.exec(part.trim()));
  const headers = pairs.map((pair) => [pair?.[1] ?? "", decoded(pair?.[2] ?? "")] as const);
  if (headers.every(([name, text]) => name && text && !/[^\x20-\x7e]/.test(text))) {
    return Object.fromEntries(headers) as Record<string, string>;
  }
  context.addIssue({ code: "custom", message: '"이름=값"을 쉼표로 이어 적어 주세요' });
  return z.NEVER;
});

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** A private key of the curve P-256 as PKCS #8 in PEM; an environment file writes its line ends as `\\n`. */
export const pkcs8Key = z
  .string()
  .transform((value) => value.replaceAll("\\n", "\n"))
  .refine(isP256Key, "-----BEGIN PRIVATE KEY-----로 시작하는 P-256 키여야 해요");

function isP256Key(pem: string): boolean {
  try {
    const { asymmetricKeyDetails } = createPrivateKey(pem);
    return pem.includes("BEGIN PRIVATE KEY") && asymmetricKeyDetails?.namedCurve === "prime256v1";
  } catch {
    return false;
  }
}
