import { createECDH } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import webPush from "web-push";
import { errorCode } from "#server/platform/system-error.ts";

/** By what push services know that a push comes from whom the browser subscribed to (RFC 8292). */
export interface VapidKeys {
  /** A point of P-256, 65 bytes as base64url. */
  publicKey: string;
  /** 32 bytes as base64url. */
  privateKey: string;
  /** Whom the push service may write to: "mailto:…" or "https://…". */
  subject: string;
}

/** Whether two keys are one pair. */
export function areOnePair({ publicKey, privateKey }: Omit<VapidKeys, "subject">): boolean {
  try {
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(privateKey, "base64url");
    return pair.getPublicKey("base64url") === publicKey;
  } catch {
    return false;
  }
}

/**
 * The keys of a data folder, made once: a browser that subscribed under other keys would have to be asked anew.
 * However many processes ask at once, they get the same ones.
 */
export function keptVapidKeys(dataDir: string): VapidKeys {
  const folder = join(dataDir, "push");
  const file = join(folder, "vapid.json");
  mkdirSync(folder, { recursive: true });
  try {
    const made = { ...webPush.generateVAPIDKeys(), subject: "mailto:push@localhost" };
    writeFileSync(file, JSON.stringify(made), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
  return JSON.parse(readFileSync(file, "utf8")) as VapidKeys;
}
