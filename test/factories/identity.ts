import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { hashCi } from "#server/features/identity/hash-ci.ts";
import { insertVerification, saveIdentity } from "#server/features/identity/verification-rows.ts";
import { EMULATED_HASH_KEY } from "#server/gateways/payment/identity/choose-identity.ts";
import { emulatedCi } from "#server/gateways/payment/identity/emulated-ci.ts";
import type { TestClient } from "../client.ts";
import type { Market } from "./accounts.ts";

export interface TypedPerson {
  name: string;
  /** Eight digits. */
  birth: string;
  phone: string;
}

let made = 0;

/** Somebody whom nobody else of this run is, born in 1990. */
export function freshPerson(changes: Partial<TypedPerson> = {}): TypedPerson {
  made += 1;
  return {
    name: "황보나리",
    birth: "19900131",
    phone: `0100000${String(made).padStart(4, "0")}`,
    ...changes,
  };
}

export const RETURN_PATH = "/pro/certifications/name";

/** Starts a check; answers its id and the emulator's page. */
export async function startCheck(client: TestClient): Promise<{ id: string; url: string }> {
  const { body } = await client.call("users.me.identityVerifications.start", {
    return_path: RETURN_PATH,
  });
  if (body.kind !== "hosted") throw new Error(`not on the emulator: ${body.kind}`);
  return body;
}

/** Fills in the emulator's page as a person would; answers what the page says. */
export async function typePerson(
  url: string,
  person: TypedPerson,
  changes: Record<string, string> = {},
): Promise<Response> {
  const { origin, pathname, searchParams } = new URL(url);
  await fetch(url, { redirect: "manual" });
  return fetch(`${origin}${pathname}`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({
      ...Object.fromEntries(searchParams),
      ...person,
      consent: "on",
      action: "verify",
      ...changes,
    }),
  });
}

/** A check that the person has finished at the gateway, and that nobody has asked about. */
export async function finishedCheck(client: TestClient, person: TypedPerson): Promise<string> {
  const { id, url } = await startCheck(client);
  await typePerson(url, person);
  return id;
}

/** Writes down that a pro was checked, for tests of what comes after it. */
export async function identifyPro(
  { sql, clock, ids }: Pick<Market, "sql" | "clock" | "ids">,
  { proId, accountId }: { proId: string; accountId: string },
  person: TypedPerson = freshPerson(),
): Promise<void> {
  const now = clock.now();
  const { name, birth, phone } = person;
  const birthDate = `${birth.slice(0, 4)}-${birth.slice(4, 6)}-${birth.slice(6)}`;
  const ci = emulatedCi({ name, birthDate, phoneNumber: phone });
  const id = ids.next();
  await sql.begin(async (tx) => {
    await insertVerification(tx, { id, account_id: accountId, started_at: now });
    await saveIdentity(tx, {
      account_id: accountId,
      verification_id: id,
      legal_name: name,
      checked_on: seoulDay(now.getTime()),
      is_adult: true,
      ci_hash: hashCi(EMULATED_HASH_KEY, ci),
      pro_id: proId,
    });
  });
}
