import { N } from "../look.ts";
import { box, disc, each, line, moved, shape, turned } from "../shapes.ts";
import { books, frame, lamp, mug, plant, room, table, window } from "../things.ts";
import type { Look } from "../look.ts";
import type { Scenes } from "./scene.ts";

const openBook = (x: number, y: number) =>
  moved(
    x,
    y,
    1,
    shape(
      "M-160 20C-100 -20 -40 -20 0 10C40 -20 100 -20 160 20V-70C100 -100 40 -100 0 -74C-40 -100 -100 -100 -160 -70Z",
      N.paper,
    ),
    line("M0 -74V10M-120 -40h90M-120 -18h90M30 -40h90", N.oat, 6),
  );

function pencils({ lead, second, third, soft }: Look, x: number, y: number) {
  return (
    each(3, (i) =>
      turned(
        -10 + i * 10,
        [x + 30, y],
        box(x + 12 + i * 16, y - 130, 10, 90, [third, second, lead][i] ?? lead, 3),
      ),
    ) + box(x, y - 70, 60, 70, soft, 8)
  );
}

/** Lessons with books, boards and screens. */
export const bookScenes: Scenes = {
  desk: (look) => [
    room(look),
    look.dice.chance(0.6) ? window(look, 160, 110, 260, 300) : frame(look, 180, 140, 180, 230),
    table(200, 580, 820, 230),
    books(look, 280, 580, look.dice.whole(3, 5)),
    openBook(690, 572),
    pencils(look, 900, 580),
    lamp(look, 1100, 820),
  ],
  blackboard: (look) => {
    const graph = look.dice.chance(0.5);
    return [
      room(look, 720),
      box(150, 90, 900, 500, N.wood, 14),
      box(176, 116, 848, 448, look.dice.chance(0.5) ? N.dark : look.deep, 4),
      ...(graph
        ? [
            line("M280 480V180M260 460H640", N.cream, 6),
            line("M290 450C380 440 420 220 600 190", look.third, 9),
            line("M290 300C400 300 480 420 620 430", look.soft, 9),
          ]
        : [
            line("M280 460L440 190L600 460Z", N.cream, 7),
            line("M440 190V460", look.third, 6),
            disc(440, 370, 70, "none"),
          ]),
      each(4, (i) => line(`M720 ${210 + i * 70}h${220 - (i % 3) * 50}`, N.cream, 8)),
      box(190, 590, 820, 20, N.clay, 6),
      box(720, 574, 60, 16, N.paper, 4),
      box(800, 574, 44, 16, look.second, 4),
      table(330, 730, 540, 150),
      books(look, 380, 730, 2),
      openBook(740, 724),
    ];
  },
  code: (look) => [
    room(look),
    plant(look, 1060, 690, 0.8),
    table(150, 640, 900, 200),
    box(310, 200, 580, 390, N.bark, 20),
    box(332, 222, 536, 340, N.dark, 6),
    each(8, (i) =>
      box(
        360 + (i % 3) * 40,
        250 + i * 36,
        120 + ((i * 53) % 140),
        14,
        [look.soft, look.third, look.second, N.cream][i % 4] ?? N.cream,
        7,
      ),
    ),
    shape("M250 592H950L990 642H210Z", N.clay),
    mug(200, 640, look.second),
    books(look, 840, 640, 1),
  ],
  conversation: (look) => {
    const { lead, second, third, dice } = look;
    return [
      room(look),
      dice.chance(0.5) ? window(look, 460, 90, 280, 260) : frame(look, 500, 110, 200, 200),
      table(160, 600, 880, 220),
      moved(
        250,
        250,
        1,
        box(0, 0, 250, 150, lead, 46),
        shape("M60 140L40 210L130 146Z", lead),
        each(3, (i) => disc(70 + i * 55, 76, 14, N.paper)),
      ),
      moved(
        720,
        280,
        1,
        box(0, 0, 240, 140, second, 46),
        shape("M190 130L210 200L120 136Z", second),
        line("M50 55h140M50 88h90", N.paper, 12),
      ),
      mug(330, 600, third),
      mug(820, 600, lead),
      openBook(590, 592),
    ];
  },
  headphones: (look) => [
    room(look),
    table(140, 560, 920, 250),
    moved(
      560,
      330,
      1.1,
      line("M-150 90C-150 -110 150 -110 150 90", N.dark, 30),
      box(-190, 60, 80, 130, look.lead, 30),
      box(110, 60, 80, 130, look.lead, 30),
    ),
    books(look, 180, 560, look.dice.whole(2, 4)),
    openBook(900, 552),
    ...[180, 980].map((x) => frame(look, x, 130, 140, 180)),
    pencils(look, 720, 560),
  ],
};
