import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import type { Dice } from "../dice.ts";
import type { Market } from "../market.ts";
import type { DemoPro } from "../people/demo-pro.ts";
import type { SignedIn } from "../people/signed-in.ts";
import { addBooking } from "./add-booking.ts";
import { consultantRow } from "./consultant-row.ts";

const CONSULTANTS = 40;
const LEVELS = new Set(["expert", "lessons"]);

/** Pros whom people can consult, and consultations of those whom the demo's visitors sign in as. */
export function addConsultations(
  market: Market,
  roster: readonly DemoPro[],
  { customer, pro }: SignedIn,
): void {
  const dice = market.dice.stream("consultations");
  const approved = roster.filter(
    ({ state, trade }) => state === "approved" && LEVELS.has(market.levelOne.get(trade) ?? ""),
  );
  const consultants = dice.some(approved, CONSULTANTS);
  for (const one of [...consultants, pro]) {
    market.rows.consultants.push(consultantRow(market, one, dice));
  }
  addOfCustomer(market, customer.id, consultants, dice);
  addOfPro(market, pro, dice);
}

function addOfCustomer(
  market: Market,
  customerId: string,
  consultants: readonly DemoPro[],
  dice: Dice,
): void {
  const ago = (days: number) => market.now - days * DAY_MS;
  const states = [
    { state: "held", askedAt: ago(20) },
    { state: "declined", askedAt: ago(9) },
    { state: "confirmed", askedAt: ago(2) },
    { state: "asked", askedAt: market.now - 3 * HOUR_MS },
  ] as const;
  for (const [at, story] of states.entries()) {
    const pro = consultants[at];
    if (pro) addBooking(market, { pro, customerId, ...story }, dice);
  }
}

function addOfPro(market: Market, pro: DemoPro, dice: Dice): void {
  const ago = (hours: number) => market.now - hours * HOUR_MS;
  const states = [
    { state: "held", askedAt: ago(24 * 16) },
    { state: "cancelled", askedAt: ago(24 * 8) },
    { state: "confirmed", askedAt: ago(30) },
    { state: "asked", askedAt: ago(7) },
    { state: "asked", askedAt: ago(2) },
  ] as const;
  const customers = dice.some(
    market.rows.accounts.filter(
      ({ email, created_at }) =>
        email.startsWith("customer0") && created_at.getTime() < ago(24 * 17),
    ),
    states.length,
  );
  for (const [at, story] of states.entries()) {
    const customer = customers[at];
    if (customer) addBooking(market, { pro, customerId: customer.id, ...story }, dice);
  }
}
