import { N } from "../look.ts";
import { box, disc, each, faded, line, moved, oval, raster, shape, turned } from "../shapes.ts";
import {
  carton,
  frame,
  grime,
  lamp,
  plant,
  room,
  screen,
  shadow,
  sofa,
  table,
  window,
} from "../things.ts";
import type { Scenes } from "./scene.ts";

const CARDBOARD = [N.clay, N.oat, "#c7aa8b", "#b08d6c"];

/** Moving house, offices and goods; clearing out and putting in order. */
export const movingScenes: Scenes = {
  "moving-boxes": (look) => {
    const { dice } = look;
    const card = () => dice.pick(CARDBOARD);
    const low = 700;
    const tall = dice.whole(1, 3);
    return [
      room(look),
      dice.chance(0.6) ? window(look, 790, 130) : frame(look, 860, 170, 190, 230),
      ...Array.from({ length: tall }, (_, i) => {
        const width = 300 - i * 50 - dice.whole(0, 20);
        return carton(130 + i * 28 + dice.whole(-14, 14), low - 200 * (i + 1), width, 200, card());
      }),
      carton(450 + dice.whole(-10, 20), 560, 230, 180, card()),
      ...(dice.chance(0.5) ? [carton(480, 410, 170, 150, card())] : []),
      carton(860, 600, 220, 170, card()),
      dice.chance(0.5) ? plant(look, 750, 800, 0.9) : lamp(look, 760, 790),
    ];
  },
  "moving-truck": (look) => {
    const { lead, deep, wash, soft, dice } = look;
    return [
      room({ ...look, floorKind: "plain" }, 690),
      faded(
        0.6,
        box(60, 250, 260, 440, N.sand, 6),
        box(340, 320, 220, 370, N.oat, 6),
        box(900, 210, 260, 480, N.sand, 6),
      ),
      faded(0.8, ...[100, 190].map((x) => each(3, (i) => box(x, 300 + i * 100, 56, 66, wash, 4)))),
      moved(
        290,
        440,
        1.08,
        shadow(330, 310, 360),
        box(0, 0, 430, 240, lead, 14),
        faded(0.25, box(0, 150, 430, 90, deep)),
        box(40, 60, 200, 22, wash, 11),
        box(40, 100, 130, 22, wash, 11),
        shape("M440 70H560L640 160V240H440Z", N.paper),
        shape("M470 95H550L600 155H470Z", soft),
        box(0, 235, 650, 26, N.bark, 8),
        ...[120, 520].map((x) => disc(x, 262, 52, N.bark) + disc(x, 262, 24, N.oat)),
      ),
      carton(90, 650, 150, 120, dice.pick(CARDBOARD)),
      ...(dice.chance(0.6) ? [carton(120, 550, 110, 100, dice.pick(CARDBOARD))] : []),
      carton(1030, 660, 130, 110, dice.pick(CARDBOARD)),
    ];
  },
  "wrapped-furniture": (look) => [
    room(look),
    frame(look, 180, 150),
    frame(look, 370, 190, 120, 150),
    sofa(look, 220, 600),
    // Wrapped in film, tied with tape.
    faded(0.35, box(170, 470, 620, 250, N.paper, 30)),
    line("M330 470V720M630 470V720", look.third, 14),
    carton(880, 520, 220, 250, CARDBOARD[look.dice.whole(0, 3)]),
    turned(
      6,
      [960, 380],
      box(900, 240, 150, 280, N.paper, 6),
      line("M900 330H1050M900 430H1050", N.oat, 10),
    ),
    lamp(look, 110, 800),
  ],
  "office-move": (look) => [
    room(look),
    window(look, 130, 110, 360, 280),
    table(560, 560, 520, 220),
    screen(
      650,
      320,
      260,
      180,
      box(0, 0, 300, 40, look.lead),
      each(3, (i) => box(20, 60 + i * 30, 120 - i * 20, 14, N.oat, 7)),
    ),
    carton(940, 470, 130, 90, N.oat),
    moved(
      250,
      620,
      1,
      shadow(110, 190, 150),
      box(20, -110, 180, 170, look.deep, 34),
      box(0, 60, 220, 50, look.lead, 22),
      box(100, 110, 20, 60, N.bark),
      line("M40 180L110 160L180 180", N.bark, 14),
    ),
    carton(520, 690, 190, 140, look.dice.pick(CARDBOARD)),
    carton(730, 720, 160, 120, look.dice.pick(CARDBOARD)),
  ],
  "cleared-room": (look) => {
    const { dice, before } = look;
    if (!before) {
      return [
        room({ ...look, floorKind: "planks" }),
        window(look, 440, 110, 320, 330),
        box(170, 560, 90, 84, N.paper, 4),
        plant(look, 960, 790, 1),
        faded(0.4, shape("M360 900L480 660H720L900 900Z", N.paper)),
      ];
    }
    return [
      room({ ...look, floorKind: "planks" }),
      window(look, 440, 110, 320, 330),
      grime(look, 60, 500, 1080, 140, 8),
      ...Array.from({ length: 4 }, (_, i) =>
        carton(
          60 + i * 250 + dice.whole(-20, 20),
          540 + dice.whole(0, 60),
          220,
          200,
          dice.pick(CARDBOARD),
        ),
      ),
      turned(-14, [300, 520], box(200, 420, 190, 130, look.lead, 8)),
      turned(
        9,
        [760, 500],
        box(700, 360, 90, 200, N.wood, 6),
        each(3, (i) => box(712, 380 + i * 60, 66, 40, N.oat, 4)),
      ),
      ...[180, 520, 900].map((x) =>
        shape(
          `M${x} 830c-20 -130 40 -170 90 -170c60 0 110 60 90 170z`,
          dice.pick([N.bark, look.deep, "#6f7a76"]),
        ),
      ),
    ];
  },
  "shelf-order": (look) => {
    const { dice, before, lead, soft, second, third, wash, deep } = look;
    const colours = [lead, soft, second, third, deep, N.paper];
    const rows = [190, 370, 550];
    const tidy = (y: number) =>
      dice.chance(0.5)
        ? each(
            4,
            (i) =>
              box(270 + i * 170, y + 50, 140, 110, i % 2 ? wash : soft, 10) +
              box(310 + i * 170, y + 90, 60, 18, N.paper, 9),
          )
        : each(9, (i) =>
            box(
              270 + i * 46,
              y + 40 - (i % 3) * 6,
              38,
              120 + (i % 3) * 6,
              colours[i % 5] ?? lead,
              4,
            ),
          ) + box(740, y + 60, 170, 100, N.oat, 10);
    const messy = (y: number) =>
      each(11, (i) =>
        turned(
          dice.whole(-28, 28),
          [290 + i * 58, y + 120],
          box(
            270 + i * 58,
            y + dice.whole(40, 90),
            dice.whole(34, 70),
            dice.whole(60, 110),
            dice.pick(colours),
            4,
          ),
        ),
      );
    return [
      room(look, 740),
      box(220, 150, 740, 600, N.wood, 12),
      ...rows.map((y) => box(248, y - 12, 684, 176, N.cream, 4)),
      ...rows.map((y) => (before ? messy(y - 14) : tidy(y - 4))),
      shadow(590, 780, 420),
      ...(before
        ? [
            turned(-20, [140, 760], box(60, 690, 130, 90, second, 8)),
            turned(12, [1040, 770], box(980, 700, 140, 100, N.clay, 4)),
            oval(330, 810, 80, 20, third),
          ]
        : [
            plant(look, 1060, 790, 0.9),
            box(60, 660, 130, 110, soft, 16),
            raster({ x: 70, y: 680, width: 110, height: 80 }, [22, 20], N.paper, 3),
          ]),
    ];
  },
};
