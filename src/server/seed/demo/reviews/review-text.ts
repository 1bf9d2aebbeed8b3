import { codePointLength } from "#domain/text/length.ts";
import type { Dice } from "../dice.ts";
import type { DemoService, Market } from "../market.ts";
import { tradeOf } from "../demo-data.ts";
import { Deck, phrase } from "../wording.ts";

const LONGEST = 400;
const SHORTEST = 20;

/** One pro's reviewers: they do not repeat each other until there is nothing else to say. */
class ProVoice {
  readonly #decks = new Map<string, Deck<string>>();
  readonly #dice: Dice;

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  say(name: string, patterns: readonly string[]): string {
    const deck = this.#decks.get(name) ?? new Deck(patterns, this.#dice);
    this.#decks.set(name, deck);
    return phrase(deck.draw(), this.#dice);
  }
}

/** Writes the texts of reviews, never the same twice in the whole market. */
export class ReviewTexts {
  readonly #voices = new Map<string, ProVoice>();
  readonly #written = new Set<string>();

  write(
    market: Market,
    about: { proId: string; service: DemoService; rating: number },
    dice: Dice,
  ): string {
    const { proId } = about;
    const voice = this.#voices.get(proId) ?? new ProVoice(dice.stream(`voice/${proId}`));
    this.#voices.set(proId, voice);
    for (;;) {
      const text = compose(market, voice, about, dice);
      if (this.#written.has(text)) continue;
      this.#written.add(text);
      return text;
    }
  }
}

interface About {
  service: DemoService;
  rating: number;
}

function compose(market: Market, voice: ProVoice, about: About, dice: Dice): string {
  const [first = "", ...others] = sentencesOf(market, voice, about, dice);
  let text = first;
  for (const sentence of others) {
    // What is said of a service and of its whole trade may be the same.
    const isSaid = text.includes(sentence);
    const longer = `${text} ${sentence}`;
    if (!isSaid && codePointLength(longer) <= LONGEST) text = longer;
  }
  return codePointLength(text) < SHORTEST
    ? `${text} ${voice.say("closings", market.data.reviews.closings)}`
    : text;
}

function sentencesOf(
  market: Market,
  voice: ProVoice,
  { service, rating }: About,
  dice: Dice,
): string[] {
  const words = market.data.reviews;
  const trade = tradeOf(market.data, service.category2);
  const own = trade.services[service.slug]?.praise ?? trade.praise;
  const praise = () =>
    dice.chance(0.45)
      ? voice.say(`praise/${service.slug}`, own)
      : voice.say(`praise/${service.category2}`, trade.praise);
  const mixed = () => voice.say(`mixed/${service.category2}`, trade.mixed);
  const say = (chance: number, name: Exclude<keyof typeof words, "edited_endings">) =>
    dice.chance(chance) ? [voice.say(name, words[name])] : [];
  if (rating === 5) {
    const details = Array.from({ length: dice.weighted([1, 2, 3], (n) => 4 - n) }, praise);
    return [...say(0.5, "openings"), ...details, ...say(0.62, "closings")];
  }
  if (rating === 4) {
    return [...say(0.3, "openings"), praise(), mixed(), ...say(0.6, "mild_closings")];
  }
  if (rating === 3) return [praise(), mixed(), ...say(0.8, "lukewarm_closings")];
  const complaint = voice.say(`complaints/${service.category2}`, trade.complaints);
  return [complaint, ...(dice.chance(0.3) ? [mixed()] : []), ...say(0.85, "sour_closings")];
}
