import { N } from "../look.ts";
import { box, disc, each, faded, line, moved, shape, turned } from "../shapes.ts";
import { books, frame, mug, plant, room, screen, table, window } from "../things.ts";
import type { Scenes } from "./scene.ts";

const lines = (x: number, y: number, count: number, width: number, colour: string = N.oat) =>
  each(count, (i) => box(x, y + i * 26, width - (i % 3) * width * 0.18, 12, colour, 6));

/** Work that is done on a screen. */
export const screenScenes: Scenes = {
  "product-page": (look) => {
    const { lead, soft, second, third, wash } = look;
    return [
      room(look),
      plant(look, 1070, 680, 0.8),
      table(110, 660, 980, 190),
      screen(
        240,
        150,
        460,
        430,
        box(0, 0, 460, 170, wash),
        box(170, 40, 90, 110, lead, 16),
        box(190, 20, 50, 30, N.bark, 6),
        lines(30, 200, 3, 220),
        each(3, (i) => box(30 + i * 130, 300, 110, 80, [soft, second, third][i] ?? soft, 8)),
      ),
      moved(
        800,
        330,
        1,
        box(0, 0, 190, 330, N.bark, 26),
        box(12, 14, 166, 302, N.paper, 16),
        box(12, 14, 166, 130, second, 16),
        box(70, 44, 50, 80, N.paper, 10),
        lines(30, 170, 3, 120),
        box(30, 262, 130, 34, lead, 17),
      ),
      mug(140, 660, third),
    ];
  },
  dashboard: (look) => {
    const { lead, soft, second, wash, dice } = look;
    return [
      room(look),
      look.dice.chance(0.5) ? plant(look, 1060, 690, 0.85) : frame(look, 980, 140, 150, 190),
      table(130, 660, 940, 190),
      box(330, 220, 540, 390, N.bark, 22),
      box(352, 242, 496, 340, N.paper, 8),
      box(380, 272, 200, 24, lead, 12),
      lines(380, 320, 3, 170),
      box(600, 272, 220, 150, wash, 12),
      shape("M600 422L670 350L720 390L760 352L820 422Z", soft),
      each(5, (i) => {
        const tall = dice.whole(28, 100);
        return box(392 + i * 44, 550 - tall, 28, tall, i === 3 ? second : lead, 4);
      }),
      lines(640, 460, 3, 180),
      shape("M270 612H930L970 662H230Z", N.clay),
      mug(160, 660, second),
    ];
  },
  "phone-app": (look) => {
    const { lead, soft, second, third, wash } = look;
    const phone = (x: number, y: number, ...shown: string[]) =>
      moved(
        x,
        y,
        1,
        faded(0.14, box(14, 16, 250, 500, N.bark, 40)),
        box(0, 0, 250, 500, N.dark, 40),
        box(14, 16, 222, 468, N.paper, 28),
        ...shown,
      );
    return [
      box(0, 0, 1200, 900, look.dice.pick([wash, soft, look.wall])),
      turned(
        -7,
        [300, 450],
        phone(
          180,
          190,
          box(34, 50, 182, 120, lead, 16),
          lines(34, 196, 4, 180),
          box(34, 400, 182, 50, second, 25),
        ),
      ),
      phone(
        475,
        130,
        box(34, 46, 120, 26, lead, 13),
        each(6, (i) =>
          box(
            34 + (i % 2) * 96,
            100 + Math.floor(i / 2) * 100,
            86,
            86,
            [soft, third, wash, second, lead, soft][i] ?? soft,
            14,
          ),
        ),
        box(14, 420, 222, 64, wash, 20),
        each(3, (i) => disc(60 + i * 64, 452, 14, i ? N.clay : lead)),
      ),
      turned(
        7,
        [900, 450],
        phone(
          770,
          190,
          box(34, 50, 182, 200, wash, 16),
          shape("M34 250L100 140L150 200L190 160L216 250Z", lead),
          lines(34, 280, 4, 180),
        ),
      ),
    ];
  },
  timeline: (look) => {
    const { lead, soft, second, third, deep, dice } = look;
    return [
      room(look),
      table(100, 660, 1000, 190),
      screen(
        210,
        120,
        700,
        470,
        box(0, 0, 700, 470, N.dark),
        box(24, 24, 390, 220, soft, 6),
        shape("M24 244L150 110L240 200L300 150L414 244Z", deep),
        disc(340, 84, 30, third),
        each(4, (i) => box(440, 30 + i * 54, 200, 38, i ? "#2b4b48" : lead, 6)),
        each(4, (row) =>
          each(4, (i) =>
            box(
              24 + i * 162 + dice.whole(0, 20),
              276 + row * 42,
              dice.whole(70, 134),
              32,
              [lead, second, third, soft][(row + i) % 4] ?? lead,
              6,
            ),
          ),
        ),
        line("M330 266V440", N.paper, 5),
      ),
      box(960, 470, 90, 190, N.dark, 10),
      disc(1005, 530, 26, lead),
      disc(1005, 606, 34, lead),
      mug(120, 660, second),
    ];
  },
  "social-feed": (look) => {
    const { lead, soft, second, third, wash, deep, dice } = look;
    const fills = dice.shuffled([lead, soft, second, third, wash, deep, N.oat, N.cream, N.clay]);
    return [
      room(look),
      table(90, 690, 1020, 170),
      moved(
        430,
        120,
        1,
        box(0, 0, 340, 570, N.dark, 44),
        box(16, 18, 308, 534, N.paper, 30),
        disc(70, 80, 34, second),
        lines(124, 60, 2, 160),
        each(9, (i) =>
          box(32 + (i % 3) * 94, 140 + Math.floor(i / 3) * 124, 88, 116, fills[i] ?? lead, 6),
        ),
      ),
      moved(
        190,
        420,
        1,
        box(0, 0, 170, 120, lead, 34),
        shape("M110 110L140 170L60 116Z", lead),
        shape("M85 92C20 56 50 16 85 44C120 16 150 56 85 92Z", N.paper),
      ),
      moved(
        850,
        300,
        1,
        each(4, (i) => {
          const tall = 90 + i * dice.whole(50, 80);
          return box(i * 60, 380 - tall, 44, tall, i === 3 ? second : soft, 6);
        }),
      ),
    ];
  },
  spreadsheet: (look) => [
    room(look),
    window(look, 110, 110, 220, 270),
    table(130, 660, 940, 190),
    screen(
      380,
      140,
      560,
      430,
      box(0, 0, 560, 50, look.lead),
      each(40, (i) =>
        box(
          20 + (i % 5) * 102,
          70 + Math.floor(i / 5) * 42,
          92,
          32,
          i % 5 === 0 ? look.wash : (i * 7) % 11 === 0 ? look.third : N.cream,
          3,
        ),
      ),
    ),
    books(look, 150, 660, 2),
    mug(970, 660, look.second),
  ],
};
