import { createHmac } from "node:crypto";

export interface SolapiKeys {
  apiKey: string;
  apiSecret: string;
}

/** The Authorization header of one call. `salt` is used once; `date` is real time, not the product's. */
export function solapiAuthorization(keys: SolapiKeys, date: Date, salt: string): string {
  const instant = date.toISOString();
  const signature = createHmac("sha256", keys.apiSecret)
    .update(instant + salt)
    .digest("hex");
  return `HMAC-SHA256 apiKey=${keys.apiKey}, date=${instant}, salt=${salt}, signature=${signature}`;
}
