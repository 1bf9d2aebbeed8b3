import { createHash } from "node:crypto";

interface EmulatedPerson {
  name: string;
  /** `YYYY-MM-DD`. */
  birthDate: string;
  /** Digits alone. */
  phoneNumber: string;
}

/** A CI as long as a real one, the same for whoever types the same of themselves on the emulator's page. */
export function emulatedCi({ name, birthDate, phoneNumber }: EmulatedPerson): string {
  const person = [name, birthDate, phoneNumber].join("/");
  return createHash("sha512").update(`emulated-ci:${person}`).digest("base64");
}
