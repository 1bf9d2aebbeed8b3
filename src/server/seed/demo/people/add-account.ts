import type { AccountRow } from "../market-rows.ts";
import type { Market } from "../market.ts";
import { SIGN_UP_CONSENT_KINDS } from "#domain/account/consent-kinds.ts";
import { consentVersion, type ConsentKind } from "../../../features/accounts/consents.ts";

const LEAVES_OPTIONAL_CONSENTS = { marketing: 0.3, marketing_night: 0.1 };

/** 010-0000-xxxx: nobody has these numbers. */
function demoPhone(number: number): string {
  if (number > 9_999) throw new RangeError("no number left");
  return `+82100000${String(number).padStart(4, "0")}`;
}

/** Adds a person with a verified phone and the consents of the sign-up. All share one password. */
export function addAccount(
  market: Market,
  person: { email: string; name: string; staffLevel?: "admin"; at: number },
): AccountRow {
  const { rows, ids } = market;
  const at = new Date(person.at);
  const account: AccountRow = {
    id: ids.at(person.at),
    email: person.email,
    password_hash: market.passwordHash,
    name: person.name,
    role: person.staffLevel ? "staff" : "member",
    staff_level: person.staffLevel ?? null,
    phone: demoPhone(rows.accounts.length + 1),
    phone_verified_at: at,
    email_verified_at: at,
    created_at: at,
  };
  rows.accounts.push(account);
  const dice = market.dice.stream(`consents/${person.email}`);
  for (const kind of SIGN_UP_CONSENT_KINDS) {
    const granted = isGranted(kind, () => dice.next());
    rows.consents.push({
      id: ids.at(person.at),
      account_id: account.id,
      kind,
      version: consentVersion(kind, at),
      granted,
      at,
    });
  }
  return account;
}

function isGranted(kind: ConsentKind, draw: () => number): boolean {
  return kind === "marketing" || kind === "marketing_night"
    ? draw() < LEAVES_OPTIONAL_CONSENTS[kind]
    : true;
}
