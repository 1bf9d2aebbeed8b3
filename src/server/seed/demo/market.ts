import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { RequestForm } from "#domain/request-form/question.ts";
import { readCatalogue, type ServiceRow } from "../catalogue/read-catalogue.ts";
import { CreditBook } from "./credits/credit-book.ts";
import { readDemoData, type DemoData } from "./demo-data.ts";
import { createDemoIds, type DemoIds } from "./demo-ids.ts";
import { Dice } from "./dice.ts";
import { emptyRows, type MarketRows } from "./market-rows.ts";
import type { DemoPicture } from "./pictures/draw-pictures.ts";
import { PictureDeck } from "./pictures/picture-deck.ts";
import { readCountry, type Country } from "./demo-regions.ts";
import { ReviewChains } from "./reviews/review-chains.ts";
import { ReviewTexts } from "./reviews/review-text.ts";

/** A service as the market deals in it. */
export interface DemoService extends ServiceRow {
  form: RequestForm;
}

/** What everybody who builds the market works with; the rows grow as it is built. */
export interface Market {
  /** Epoch ms in whole seconds; all instants of the market lie before it, but for deadlines. */
  now: number;
  today: Day;
  dice: Dice;
  ids: DemoIds;
  data: DemoData;
  services: ReadonlyMap<string, DemoService>;
  /** Level-1 category by level-2 category. */
  levelOne: ReadonlyMap<string, string>;
  country: Country;
  pictures: readonly DemoPicture[];
  deck: PictureDeck;
  passwordHash: string;
  credits: CreditBook;
  reviewTexts: ReviewTexts;
  reviewChains: ReviewChains;
  rows: MarketRows;
}

const SEED = "somssi-demo-1";

export type OpeningFacts = Pick<Market, "pictures" | "passwordHash"> & { now: Date };

/** A market without anybody in it yet. */
export async function openMarket(facts: OpeningFacts): Promise<Market> {
  const now = Math.floor(facts.now.getTime() / 1000) * 1000;
  const today = seoulDay(now);
  const dice = new Dice(SEED);
  const catalogue = await readCatalogue();
  const forms = new Map(catalogue.forms.map((form) => [form.service, form]));
  const services = catalogue.services.map((service): DemoService => {
    const form = forms.get(service.slug);
    if (!form) throw new Error(`${service.slug} has no form`);
    return { ...service, form };
  });
  return {
    now,
    today,
    dice,
    ids: createDemoIds(now, dice.stream("ids")),
    data: readDemoData(),
    services: new Map(services.map((service) => [service.slug, service])),
    levelOne: new Map(
      catalogue.categories.flatMap(({ slug, parent_slug: parent }) =>
        parent ? [[slug, parent]] : [],
      ),
    ),
    country: readCountry(today),
    pictures: facts.pictures,
    deck: new PictureDeck(dice.stream("pictures")),
    passwordHash: facts.passwordHash,
    credits: new CreditBook(),
    reviewTexts: new ReviewTexts(),
    reviewChains: new ReviewChains(),
    rows: emptyRows(),
  };
}

export function serviceOf(market: Market, slug: string): DemoService {
  const service = market.services.get(slug);
  if (!service) throw new Error(`no service ${slug}`);
  return service;
}
