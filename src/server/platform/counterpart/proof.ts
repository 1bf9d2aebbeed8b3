import { createHmac } from "node:crypto";

/** What only who knows the secret can answer to a question, so that the secret itself never travels. */
export function proofOf(secret: string, question: string): string {
  return createHmac("sha256", secret).update(question).digest("base64url");
}
