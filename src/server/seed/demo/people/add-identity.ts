import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { EMULATED_HASH_KEY } from "../../../gateways/payment/identity/choose-identity.ts";
import { emulatedCi } from "../../../gateways/payment/identity/emulated-ci.ts";
import { hashCi } from "../../../features/identity/hash-ci.ts";
import type { Market } from "../market.ts";

interface Checked {
  accountId: string;
  proId: string;
  legalName: string;
  /** As stored: "+8210…". */
  phone: string;
  /** Epoch ms. */
  at: number;
}

const BORN = { from: 1962, to: 1999 };

/**
 * Writes down that a pro was checked, as the emulator's page would have it: whoever types the same name, birthday and
 * number there is the same person, and is refused a second account as a pro.
 */
export function addIdentity(market: Market, { accountId, proId, legalName, phone, at }: Checked) {
  const dice = market.dice.stream(`identity/${accountId}`);
  const two = (number: number) => String(number).padStart(2, "0");
  const birthDate = `${dice.whole(BORN.from, BORN.to)}-${two(dice.whole(1, 12))}-${two(dice.whole(1, 28))}`;
  const phoneNumber = phone.replace("+82", "0");
  const ci = emulatedCi({ name: legalName, birthDate, phoneNumber });
  const id = market.ids.at(at);
  const moment = new Date(at);
  market.rows.identity_verifications.push({
    id,
    account_id: accountId,
    state: "verified",
    refusal: null,
    started_at: moment,
    ended_at: moment,
  });
  market.rows.identities.push({
    account_id: accountId,
    verification_id: id,
    legal_name: legalName,
    checked_on: seoulDay(at),
    is_adult: true,
    ci_hash: `\\x${hashCi(EMULATED_HASH_KEY, ci).toString("hex")}`,
    pro_id: proId,
  });
}
