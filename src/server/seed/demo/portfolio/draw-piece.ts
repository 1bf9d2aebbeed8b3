import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { doneOnProblem, pieceDescription, pieceTitle } from "#domain/portfolio/portfolio-rules.ts";
import type { PieceRow } from "../../../features/portfolio/queries.ts";
import { tradeOf } from "../demo-data.ts";
import type { Dice } from "../dice.ts";
import { serviceOf, type Market } from "../market.ts";
import { monthBefore } from "../months.ts";
import type { DemoPro } from "../people/demo-pro.ts";
import { usePicture } from "../pictures/use-picture.ts";
import { middlePrice, roundedPrice } from "../quotes/price-of.ts";
import { answerForm, drawWantedAt } from "../requests/answer-form.ts";
import { phrase } from "../wording.ts";

/** Work that comes over the network wherever the customer is. */
const ONLINE = new Set(["content", "design", "dev", "marketing", "job-prep", "job-skill"]);
const TRIES = 20;

/** A piece of a pro's work, added at an instant (epoch ms); throws when the rules would refuse it. */
export function drawPiece(
  market: Market,
  facts: { pro: DemoPro; position: number; at: number; taken: ReadonlySet<string> },
  dice: Dice,
): PieceRow {
  const { pro, position, at, taken } = facts;
  const service = serviceOf(market, dice.pick([...pro.services]));
  const code = ONLINE.has(pro.trade) ? null : dice.pick([...pro.siGunGuCodes]);
  const { title, description } = drawWords(market, { pro, service, code, taken }, dice);
  const region = market.country.region(code ?? pro.home.code);
  const wantedAt = drawWantedAt(at, dice);
  const answers = answerForm(market, { service, region, at, wantedAt, photoIds: [], dice });
  const price = middlePrice(market, { service, answers, dice }) * pro.priceLevel;
  const done_on = monthBefore(at, dice.whole(0, 2) + position);
  const problem =
    pieceTitle(title) ?? pieceDescription(description) ?? doneOnProblem(done_on, seoulDay(at));
  if (problem !== null) throw new Error(`${title}: ${problem}`);
  const id = market.ids.at(at);
  const { photo_ids, before_photo_id } = addPhotos(
    market,
    { pro, service, position, id, at },
    dice,
  );
  return {
    id,
    pro_id: pro.id,
    position,
    title,
    service_slug: service.slug,
    description,
    si_gun_gu_code: code,
    done_on,
    price: dice.chance(0.6) ? roundedPrice(price) : null,
    photo_ids,
    before_photo_id,
    created_at: new Date(at),
    updated_at: new Date(at),
  };
}

/** How many of the pieces that could show the room before their work do so. */
const SHOW_BEFORE = 0.75;

/** The photos of a piece: the finished work, the same before it, and others. */
function addPhotos(
  market: Market,
  about: {
    pro: DemoPro;
    service: { slug: string };
    position: number;
    id: string;
    at: number;
  },
  dice: Dice,
): Pick<PieceRow, "photo_ids" | "before_photo_id"> {
  const { pro, service, position, id, at } = about;
  // First pieces stand beside those of other pros in lists, so they are dealt apart.
  const pile = position === 1 ? "first" : "more";
  const [cover] = market.deck.deal(`${pile}/${pro.trade}`, service.slug);
  const others = market.deck
    .deal(`beside/${pro.trade}`, service.slug, dice.whole(0, 2))
    .filter(({ name }) => name !== cover?.name);
  if (!cover) throw new Error(`no picture of ${service.slug}`);
  const add = (picture: string) =>
    usePicture(market, {
      picture,
      ownerId: pro.accountId,
      purpose: "portfolio_photo",
      attachedTo: { kind: "portfolio", id },
      at,
    });
  const shown = add(cover.name);
  const before = cover.before !== null && dice.chance(SHOW_BEFORE) ? add(cover.before) : null;
  return {
    photo_ids: [
      shown,
      ...(before === null ? [] : [before]),
      ...others.map(({ name }) => add(name)),
    ],
    before_photo_id: before,
  };
}

/** Of one pro no two titles are the same, as far as there are words enough. */
function drawWords(
  market: Market,
  about: {
    pro: DemoPro;
    service: { slug: string; name: string };
    code: string | null;
    taken: ReadonlySet<string>;
  },
  dice: Dice,
): { title: string; description: string } {
  const { pro, service, code, taken } = about;
  const words = market.data.portfolio;
  const trade = tradeOf(market.data, pro.trade);
  const items = trade.services[service.slug]?.items ?? [service.name];
  const write = (patterns: readonly string[], item: string) =>
    phrase(dice.pick(patterns), dice, {
      service: service.name,
      item,
      ...(code === null ? {} : { region: market.country.region(code).name }),
    });
  let item = dice.pick(items);
  let title = "";
  for (let tries = 0; tries < TRIES; tries += 1) {
    item = dice.pick(items);
    title = write(code === null ? words.online_titles : words.titles, item);
    if (!taken.has(title)) break;
  }
  const description = [
    write(words.openings, item),
    write(words.items, item),
    phrase(dice.pick(trade.methods), dice),
    write(words.closings, item),
  ].join(" ");
  return { title, description };
}
