import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { required as requiredMessage } from "#domain/validation/messages/ko.ts";
import { required } from "#domain/validation/relation/required.ts";
import { fieldRule, rule } from "#domain/validation/field-rule.ts";

/** How long somebody who gave the password has for the second step. */
export const PENDING_SIGN_IN_LIFETIME_MS = 10 * MINUTE_MS;

/** How many recovery codes are given out at a time. */
export const RECOVERY_CODES = 10;
/** Eighty bits each: nobody finds one out of its hash. */
export const RECOVERY_CODE_BYTES = 10;

// Without letters and digits that are read for one another.
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const GROUP = 4;
const CODE_LENGTH = (RECOVERY_CODE_BYTES * 8) / 5;

/** Random bytes as people copy them: "K7QM-…", five bits a letter. */
export function recoveryCodeText(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five, 2)]);
  return (letters.join("").match(new RegExp(`.{${GROUP}}`, "g")) ?? []).join("-");
}

/** What somebody typed as the letters alone, or null when it cannot be a recovery code. */
export function recoveryCodeOf(typed: string): string | null {
  const letters = typed.replaceAll(/[\s-]/g, "").toUpperCase();
  const isOne =
    letters.length === CODE_LENGTH && [...letters].every((one) => LETTERS.includes(one));
  return isOne ? letters : null;
}

/** A code of the app, or one of the recovery codes: which of them it is, the server sees. */
export const secondStepCode = fieldRule("인증번호", rule(required, requiredMessage));
