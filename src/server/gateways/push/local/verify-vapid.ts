import { createPublicKey, verify } from "node:crypto";

/** RFC 8292 §2: a token may be good for a day at most. */
const LONGEST_SECONDS = 86_400;

/**
 * The application server that signed an `Authorization: vapid t=…, k=…` for `audience`, as its public key in base64url; null
 * where the token is not sound: another audience, over or too long, another signature.
 */
export function vapidSigner(
  authorization: string | undefined,
  audience: string,
  nowMs: number,
): string | null {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/i.exec(authorization ?? "") ?? [];
  if (token === undefined || key === undefined) return null;
  const [header = "", claims = "", signature = ""] = token.split(".");
  const { alg } = readJson(header);
  const { aud, exp, sub } = readJson(claims);
  const seconds = nowMs / 1000;
  if (alg !== "ES256" || aud !== audience || typeof sub !== "string") return null;
  if (typeof exp !== "number" || exp <= seconds || exp > seconds + LONGEST_SECONDS) return null;
  const signed = Buffer.from(`${header}.${claims}`);
  const publicKey = publicKeyOf(key);
  const isSigned =
    publicKey !== null &&
    verify(
      "sha256",
      signed,
      { key: publicKey, dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url"),
    );
  return isSigned ? key : null;
}

function readJson(part: string): Record<string, unknown> {
  try {
    return JSON.parse(Buffer.from(part, "base64url").toString()) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function publicKeyOf(key: string) {
  const point = Buffer.from(key, "base64url");
  if (point.length !== 65 || point[0] !== 4) return null;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString("base64url"),
  );
  try {
    return createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
  } catch {
    return null;
  }
}
