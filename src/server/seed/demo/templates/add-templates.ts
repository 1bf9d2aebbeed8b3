import { DAY_MS } from "#domain/calendar/durations.ts";
import { checkTemplate } from "#domain/quote-template/check-template.ts";
import type { Dice } from "../dice.ts";
import { serviceOf, type Market } from "../market.ts";
import type { DemoPro } from "../people/demo-pro.ts";
import { middlePrice } from "../quotes/price-of.ts";
import { draftQuote } from "../quotes/draft-quote.ts";

/** How many of the country's pros keep templates. */
const SHARE = 0.18;
const SERVICES_MOST = 3;
const VALID_DAYS = [7, 10, 14, 21, 30];

/** Templates of the pros whom people sign in as, and of some of the others. */
export function addTemplates(
  market: Market,
  roster: readonly DemoPro[],
  signedIn: readonly DemoPro[],
): void {
  const dice = market.dice.stream("templates");
  const some = roster.filter(({ state }) => state === "approved" && dice.chance(SHARE));
  for (const pro of [...signedIn, ...some]) {
    const services = dice.some([...pro.services].toSorted(), SERVICES_MOST);
    for (const [at, slug] of services.entries()) {
      addTemplate(market, { pro, slug, daysAgo: 3 + 9 * at + dice.whole(0, 8) }, dice);
    }
  }
}

function addTemplate(
  market: Market,
  { pro, slug, daysAgo }: { pro: DemoPro; slug: string; daysAgo: number },
  dice: Dice,
): void {
  const service = serviceOf(market, slug);
  const at = market.now - daysAgo * DAY_MS;
  const validDays = dice.pick(VALID_DAYS);
  const price = middlePrice(market, { service, answers: {}, dice });
  const draft = draftQuote(market, {
    service,
    pro,
    middlePrice: price,
    sentAt: at,
    validDays,
    dice,
  });
  const template = {
    name: `${service.name} 기본`,
    // Without a request nobody knows how many: the catalogue's price is for one.
    unit: service.unit === "평" ? ("pyeong" as const) : draft.unit,
    items: [...draft.items],
    extra_ceiling: draft.extra_ceiling ?? 0,
    valid_days: validDays,
    message: `{고객}님, {지역} {서비스} 견적을 보내 드려요. ${draft.message}`,
  };
  const checked = checkTemplate({ ...template, service: slug });
  if (!checked.ok) throw new Error(`${slug}: ${JSON.stringify(checked.fields)}`);
  market.rows.quote_templates.push({
    id: market.ids.at(at),
    pro_id: pro.id,
    service_slug: slug,
    ...template,
    created_at: new Date(at),
    updated_at: new Date(at),
  });
}
