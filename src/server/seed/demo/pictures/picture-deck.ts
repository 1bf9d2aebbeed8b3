import type { Dice } from "../dice.ts";
import { hasBefore, looksOf, pictureName } from "./picture-name.ts";
import { scenesOfService } from "./scenes-of-service.ts";

/** A picture of finished work, and the room before it where there is one. */
export interface WorkPicture {
  name: string;
  before: string | null;
}

/** Deals pictures of a service's work: of a pile, each as often as the others, so that neighbours look unlike. */
export class PictureDeck {
  readonly #dice: Dice;
  readonly #dealt = new Map<string, number>();

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  /** Up to `count` different pictures of a service, of those that the pile has dealt least. */
  deal(pile: string, service: string, count = 1): WorkPicture[] {
    const times = ({ name }: WorkPicture) => this.#dealt.get(`${pile}/${name}`) ?? 0;
    const dealt = this.#dice
      .shuffled(worksOf(service))
      .toSorted((a, b) => times(a) - times(b))
      .slice(0, count);
    for (const one of dealt) this.#dealt.set(`${pile}/${one.name}`, times(one) + 1);
    return dealt;
  }
}

function worksOf(service: string): WorkPicture[] {
  return scenesOfService(service).flatMap((scene) =>
    Array.from({ length: looksOf(scene) }, (_, look) => ({
      name: pictureName(scene, look),
      before: hasBefore(scene, look) ? pictureName(scene, look, true) : null,
    })),
  );
}
