import { N } from "../look.ts";
import { box, disc, each, faded, line, moved, oval, shape, turned } from "../shapes.ts";
import { flower, lamp, room, shadow, table, window } from "../things.ts";
import type { Look } from "../look.ts";
import type { Scenes } from "./scene.ts";

const bouquet = ({ lead, soft, second, third, dice }: Look, x: number, y: number, size = 1) =>
  moved(
    x,
    y,
    size,
    each(7, (i) => turned(-60 + i * 20, [0, 0], oval(0, -110, 16, 60, lead))),
    each(7, (i) =>
      flower(
        Math.cos((i / 7) * 6.28) * 62,
        -110 + Math.sin((i / 7) * 6.28) * 50,
        36,
        dice.pick([second, N.paper, soft]),
        third,
      ),
    ),
    flower(0, -110, 42, second, third),
    shape("M-50 -50H50L22 90H-22Z", N.paper),
  );

/** Where the arch has its flowers, and how large they are. */
const ARCH = [
  [300, 520, 52],
  [310, 400, 60],
  [350, 290, 56],
  [440, 205, 62],
  [560, 165, 54],
  [680, 172, 60],
  [800, 235, 58],
  [872, 330, 56],
  [896, 450, 50],
] as const;

/** Weddings and tables laid for guests. */
export const weddingScenes: Scenes = {
  arch: (look) => [
    room({ ...look, floorKind: "plain" }, 700),
    line("M300 760V380C300 120 900 120 900 380V760", N.oat, 26),
    ...ARCH.map(
      ([x, y, size], i) =>
        oval(x + 20, y + 26, size * 0.7, size * 0.5, look.lead) +
        flower(x, y, size, [look.second, N.paper, look.soft][i % 3] ?? N.paper, look.third),
    ),
    shape("M480 900L560 700H640L720 900Z", N.paper),
    ...[150, 1040].map(
      (x) =>
        shadow(x, 800, 110) +
        box(x - 60, 640, 120, 150, look.wash, 20) +
        box(x - 66, 620, 132, 30, look.soft, 12) +
        (look.dice.chance(0.6) ? bouquet(look, x, 600, 0.7) : ""),
    ),
  ],
  bouquet: (look) => [
    room(look),
    window(look, 140, 110, 260, 310),
    table(180, 610, 840, 200, N.paper),
    bouquet(look, 600, 540, 1.5),
    moved(890, 590, 1, line("M0 0a44 44 0 1 0 1 0M52 6a44 44 0 1 0 1 0", look.third, 12)),
    box(280, 540, 150, 70, look.lead, 10),
    box(280, 530, 150, 24, look.deep, 8),
  ],
  "wedding-table": (look) => [
    room(look, 560),
    faded(
      0.7,
      each(
        7,
        (i) =>
          disc(80 + i * 170, 90 + (i % 2) * 40, 12, look.third) +
          line(
            `M${80 + i * 170} ${90 + (i % 2) * 40}L${250 + i * 170} ${90 + ((i + 1) % 2) * 40}`,
            N.oat,
            3,
          ),
      ),
    ),
    box(100, 560, 1000, 300, N.paper, 16),
    bouquet(look, 600, 540, 1.2),
    ...[260, 420, 780, 940].map(
      (x) => oval(x, 620, 90, 24, look.wash) + oval(x, 614, 64, 16, N.paper),
    ),
    ...[330, 860].map(
      (x) =>
        line(`M${x} 560V500`, N.steel, 6) +
        shape(`M${x - 26} 420H${x + 26}L${x + 14} 500H${x - 14}Z`, look.soft),
    ),
    ...[500, 700].map(
      (x) =>
        box(x, 460, 18, 100, N.cream, 4) +
        shape(`M${x + 9} 420c-14 20 -14 36 0 40c14 -4 14 -20 0 -40z`, look.third),
    ),
  ],
  dishes: (look) => {
    const { lead, soft, second, third, wash, dice } = look;
    const bites = () => dice.pick([second, third, soft, lead, N.clay]);
    return [
      room(look, 560),
      window(look, 120, 80, 250, 290),
      box(40, 560, 1120, 340, N.paper, 20),
      faded(
        0.5,
        each(5, (i) => line(`M${120 + i * 240} 640V900`, N.oat, 8)),
      ),
      oval(330, 590, 190, 50, wash),
      oval(330, 574, 150, 36, N.paper),
      each(4, (i) => disc(250 + i * 50, 552 + (i % 2) * 14, 32, bites())),
      box(560, 500, 26, 90, N.clay, 6),
      oval(573, 494, 120, 26, N.oat),
      each(3, (i) => disc(500 + i * 60, 470 - (i % 2) * 20, 30, bites())),
      oval(860, 600, 190, 50, N.oat),
      oval(860, 584, 150, 36, N.paper),
      each(3, (i) => box(775 + i * 60, 540, 50, 40, bites(), 12)),
      flower(1050, 470, 46, second, third),
      box(1030, 500, 40, 90, soft, 12),
    ];
  },
  buffet: (look) => {
    const { lead, second, third, soft, deep, dice } = look;
    return [
      room(look, 640),
      lamp(look, 1090, 640),
      table(80, 600, 1040, 250, N.oat),
      ...[150, 450, 750].map((x, i) =>
        [
          box(x, 520, 250, 80, N.steel, 12),
          box(x + 14, 500, 222, 40, [deep, second, N.bark][i] ?? deep, 10),
          each(5, () =>
            disc(
              x + dice.whole(40, 210),
              506 + dice.whole(0, 16),
              16,
              dice.pick([lead, second, third, soft]),
            ),
          ),
        ].join(""),
      ),
      ...[250, 640].map(
        (x) =>
          [0, 1, 2]
            .map(
              (i) =>
                oval(x, 330 - i * 90, 150 - i * 38, 18, N.paper) +
                each(4 - i, (k) =>
                  disc(
                    x - 60 + i * 22 + k * 40,
                    312 - i * 90,
                    20,
                    dice.pick([second, third, lead]),
                  ),
                ),
            )
            .join("") + line(`M${x} 340V130`, N.clay, 8),
      ),
      each(6, (i) => oval(1010, 590 - i * 10, 70, 14, i % 2 ? N.oat : N.paper)),
    ];
  },
};
