import { N } from "../look.ts";
import { box, disc, each, faded, line, moved, oval, shape, turned } from "../shapes.ts";
import { glint, grime, room, shadow } from "../things.ts";
import type { Look } from "../look.ts";
import type { Scenes } from "./scene.ts";

function car({ lead, deep, wash, third }: Look, y = 0) {
  return moved(
    0,
    y,
    1,
    shadow(600, 780, 520),
    shape(
      "M150 700C150 590 240 570 330 550C400 440 470 400 620 400C770 400 830 460 890 550C1000 566 1060 600 1060 700Z",
      lead,
    ),
    shape("M390 546C440 470 490 440 590 440V546Z", wash),
    shape("M620 440C730 440 780 480 826 546H620Z", wash),
    faded(
      0.4,
      shape("M420 546L500 456L540 448L470 546ZM650 546L700 450L730 456L690 546Z", N.paper),
    ),
    box(140, 680, 930, 50, deep, 24),
    ...[350, 860].map(
      (x) => disc(x, 720, 86, N.bark) + disc(x, 720, 44, N.oat) + disc(x, 720, 14, N.bark),
    ),
    box(1010, 610, 46, 34, third, 12),
  );
}

const street = (look: Look) => [
  room({ ...look, floorKind: "plain", floor: "#cfc7ba" }, 620),
  faded(0.7, box(80, 160, 300, 446, N.sand, 8), box(820, 100, 300, 506, N.sand, 8)),
  faded(
    0.7,
    each(6, (i) => box(120 + (i % 3) * 80, 220 + Math.floor(i / 3) * 130, 50, 70, look.wash, 4)),
  ),
];

const garage = (look: Look) => [
  room({ ...look, floorKind: "tiles" }, 620),
  each(7, (i) => box(60, 90 + i * 70, 700, 56, i % 2 ? N.cream : look.wash, 4)),
  box(860, 130, 250, 200, look.soft, 8),
  each(3, (i) => line(`M${910 + i * 70} 160v90`, N.dark, 14)),
];

/** Cars, and learning to drive. */
export const carScenes: Scenes = {
  "car-wash": (look) => [
    ...(look.dice.chance(0.5) ? street(look) : garage(look)),
    car(look.before ? { ...look, lead: "#a39a86", deep: "#7d7462", wash: "#d8d0bd" } : look),
    ...(look.before
      ? [grime(look, 200, 560, 800, 140, 30)]
      : [
          each(9, (i) =>
            faded(0.85, disc(200 + i * 100, 360 + ((i * 67) % 150), 10 + (i % 3) * 5, N.paper)),
          ),
          glint(480, 620, 34),
          glint(940, 610, 22),
        ]),
  ],
  tinting: (look) => [
    ...garage(look),
    car({ ...look, wash: N.dark }),
    turned(-12, [240, 420], box(150, 390, 190, 46, N.dark, 22), disc(336, 413, 22, N.steel)),
    glint(520, 500, 22, look.soft),
  ],
  dent: (look) => [
    ...garage(look),
    moved(
      -80,
      60,
      1,
      shape("M0 420C220 380 700 360 1180 420L1360 840H0Z", look.lead),
      faded(0.4, line("M60 470C360 420 780 420 1180 470", N.paper, 14)),
      box(360, 560, 150, 26, look.deep, 13),
    ),
    ...(look.before
      ? [
          oval(740, 640, 130, 90, look.deep),
          faded(0.5, oval(720, 620, 90, 60, N.bark)),
          line("M620 600l60 30M860 690l50 30", N.paper, 6),
        ]
      : [glint(740, 630, 46), glint(820, 700, 24)]),
    turned(
      24,
      [1010, 760],
      box(990, 600, 40, 220, look.second, 14),
      box(960, 570, 100, 50, N.dark, 10),
    ),
  ],
  "car-check": (look) => [
    ...street(look),
    moved(0, 20, 0.86, car(look)),
    moved(
      880,
      330,
      1,
      turned(
        6,
        [120, 160],
        box(0, 0, 240, 330, N.wood, 12),
        box(20, 30, 200, 280, N.paper, 4),
        box(80, -16, 80, 40, N.steel, 8),
        each(
          5,
          (i) =>
            box(44, 66 + i * 46, 26, 26, i < 4 ? look.soft : N.oat, 5) +
            box(86, 72 + i * 46, 110 - (i % 2) * 26, 12, N.oat, 6),
        ),
      ),
    ),
  ],
  "driving-course": (look) => [
    box(0, 0, 1200, 400, "#dfeeee"),
    faded(0.8, oval(260, 420, 460, 120, look.leafSoft), oval(940, 420, 480, 150, "#bccb9d")),
    box(0, 390, 1200, 510, "#b8b0a3"),
    shape("M520 390H680L1060 900H140Z", "#8f887c"),
    each(4, (i) =>
      shape(
        `M${592 - i * 4} ${430 + i * 120}h${16 + i * 8}l${4 + i * 2} ${60 + i * 6}h-${24 + i * 12}z`,
        N.paper,
      ),
    ),
    ...[
      [300, 700, 1],
      [380, 560, 0.7],
      [900, 700, 1],
      [830, 560, 0.7],
    ].map(([x, y, s]) =>
      moved(
        x ?? 0,
        y ?? 0,
        s ?? 1,
        shape("M-50 80L-16 -70H16L50 80Z", look.second),
        box(-34, 0, 68, 26, N.paper),
        box(-70, 80, 140, 20, look.second, 6),
      ),
    ),
    moved(470, 470, 0.24, car(look)),
  ],
};
