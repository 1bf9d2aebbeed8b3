import { DAY_MS } from "#domain/calendar/durations.ts";
import type { Dice } from "../dice.ts";
import type { Market } from "../market.ts";
import type { DemoPro } from "../people/demo-pro.ts";
import { drawPiece } from "./draw-piece.ts";

/** How many of the country's approved pros show their work. */
const SHARE = 0.6;

/** Pieces of work: of most pros, and of those whom people sign in as but for the newest. */
export function addPortfolios(
  market: Market,
  roster: readonly DemoPro[],
  signedIn: readonly { pro: DemoPro; pieces: number }[],
): void {
  const dice = market.dice.stream("portfolio");
  const approved = roster.filter((pro) => pro.state === "approved" && pro.approvedAt !== null);
  for (const pro of approved) {
    if (dice.chance(SHARE)) addPieces(market, pro, dice.whole(2, 6), dice);
  }
  for (const { pro, pieces } of signedIn) addPieces(market, pro, pieces, dice);
}

/** The first is the newest, as if each had been added before the others. */
function addPieces(market: Market, pro: DemoPro, count: number, dice: Dice): void {
  const since = market.now - (pro.approvedAt ?? market.now);
  const titles = new Set<string>();
  for (let position = 1; position <= count; position += 1) {
    const at = Math.floor(market.now - Math.min(since, position * 20 * DAY_MS));
    const piece = drawPiece(market, { pro, position, at, taken: titles }, dice);
    titles.add(piece.title);
    market.rows.portfolio_pieces.push(piece);
  }
}
