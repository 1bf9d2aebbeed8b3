import { DAY_MS } from "#domain/calendar/durations.ts";
import { addNameChange } from "./people/add-name-change.ts";
import { addRoster } from "./people/roster.ts";
import { Population } from "./people/population.ts";
import { addSignedInCertificates } from "./people/signed-in-certificates.ts";
import { addLightPro, addSignedIn, SIGNED_IN_NAMES } from "./people/signed-in.ts";
import { openMarket, type Market, type OpeningFacts } from "./market.ts";
import type { DemoMember } from "./memberships/members.ts";
import { planCustomerStories } from "./plans/customer-stories.ts";
import { planLive } from "./plans/live.ts";
import { drawLastSeeds, drawMarketSeeds } from "./plans/market-seeds.ts";
import { planPast } from "./plans/past.ts";
import { planRequest } from "./plans/plan-request.ts";
import { isPastKind, type StorySeed } from "./plans/seeds.ts";
import { writeStory } from "./story/write-story.ts";
import { addConsultations } from "./consultations/add-consultations.ts";
import { addPortfolios } from "./portfolio/add-portfolios.ts";
import { addReports } from "./reports/add-reports.ts";
import { addQuickReplies } from "./templates/add-quick-replies.ts";
import { addTemplates } from "./templates/add-templates.ts";
import { addTestimonials } from "./testimonials/add-testimonials.ts";

interface MarketFacts extends OpeningFacts {
  /** Who buys a membership after the market stands: from then on they pay quotes with its credits, too. */
  members: readonly Pick<DemoMember, "email" | "boughtDaysAgo">[];
}

/** Thinks up the whole market: every row that is to be written, but nothing is written yet. */
export async function buildMarket({ members, ...facts }: MarketFacts): Promise<Market> {
  const market = await openMarket(facts);
  const signedIn = addSignedIn(market);
  const roster = addRoster(market, signedIn.staff.id, SIGNED_IN_NAMES);
  const { pro, phonePro, overduePro, newPro } = signedIn;
  const lightPro = addLightPro(market, signedIn.staff.id);
  const signedInPros = [pro, phonePro, overduePro, newPro, lightPro];
  for (const { email, boughtDaysAgo } of members) {
    const account = market.rows.accounts.find((row) => row.email === email);
    if (!account) throw new Error(`${email} has no account`);
    market.credits.leaveFrom(account.id, market.now - boughtDaysAgo * DAY_MS);
  }
  const population = new Population(market, [...roster, ...signedInPros]);
  addSignedInCertificates(market, { pro, phonePro, staffId: signedIn.staff.id });
  for (const seed of drawMarketSeeds(market, roster, signedIn)) addStory(market, population, seed);
  for (const plan of planCustomerStories(market, population, signedIn)) writeStory(market, plan);
  addTestimonials(market, roster, pro);
  addConsultations(market, roster, signedIn);
  addTemplates(market, roster, signedInPros);
  addQuickReplies(market, signedInPros);
  addReports(market, roster, signedIn.staff.id);
  addNameChange(market, phonePro, "바람결 에어컨케어");
  addPortfolios(market, roster, [
    { pro, pieces: 7 },
    { pro: phonePro, pieces: 4 },
    { pro: overduePro, pieces: 2 },
    { pro: lightPro, pieces: 3 },
  ]);
  for (const seed of drawLastSeeds(market, lightPro)) addStory(market, population, seed);
  market.credits.settle(market.rows, market.ids, market.now);
  market.reviewChains.link(market.rows);
  return market;
}

function addStory(market: Market, population: Population, seed: StorySeed): void {
  const { service, pro, region, publishedAt } = seed;
  const dice = market.dice.stream(`plan/${seed.name}`);
  const siDo = (region ?? pro.home).code.slice(0, 2);
  const customer = population.customer(siDo, service.slug, publishedAt);
  const open = planRequest(population, seed, customer, dice);
  const { kind } = seed;
  const plan = isPastKind(kind)
    ? planPast(market, { seed, kind, open }, dice)
    : planLive(market, { seed, kind, open }, dice);
  writeStory(market, plan);
}
