import { generateKeyPairSync } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { JWK } from "oidc-provider";
import { errorCode } from "#server/platform/system-error.ts";

const RSA_BITS = 2048;

/** The key that the local providers sign with, made once: who has read its other half goes on after a restart. */
export function keptSigningKey(file: string): JWK {
  mkdirSync(dirname(file), { recursive: true });
  try {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: RSA_BITS });
    const jwk = { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "local" };
    writeFileSync(file, JSON.stringify(jwk), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
  return JSON.parse(readFileSync(file, "utf8")) as JWK;
}
