import { N } from "../look.ts";
import { box, disc, each, faded, line, moved, oval, raster, shape, turned } from "../shapes.ts";
import { frame, glint, grime, mug, plant, room, shadow, sofa, table, window } from "../things.ts";
import type { Look } from "../look.ts";
import type { Scenes } from "./scene.ts";

function bucket({ lead, deep, dice }: Look, x: number, y: number, scale = 1) {
  return moved(
    x,
    y,
    scale,
    shadow(0, 0, 130),
    line("M-70 -150C-60 -240 60 -240 70 -150", N.bark, 9),
    shape("M-92 -150H92L70 0H-70Z", lead),
    oval(0, -150, 92, 22, deep),
    each(4, (i) =>
      disc([-40, 0, 44, 18][i] ?? 0, -162 - (i % 2) * 22 - dice.whole(0, 6), 26 - i * 3, N.paper),
    ),
  );
}

/** Cleaning homes, offices and machines; the rooms before it, too. */
export const cleaningScenes: Scenes = {
  "clean-room": (look) => [
    room(look),
    window(look, 150, 130, 330, 360),
    ...(look.before
      ? [
          grime(look, 40, 560, 1100, 300, 26),
          turned(-12, [900, 780], box(820, 740, 160, 50, look.second, 10)),
          disc(620, 800, 34, look.third),
        ]
      : [
          faded(0.5, shape("M60 900L420 660H700L560 900Z", N.paper)),
          turned(
            -16,
            [1010, 480],
            box(1000, 250, 18, 420, N.wood, 8),
            shape("M950 660H1070L1090 740H930Z", look.third),
          ),
          ...[560, 640, 700].map((x, i) => glint(x, 250 + i * 70, 22 + i * 6, look.soft)),
          bucket(look, 830, 810, 1.1),
        ]),
    plant(look, 620, 760, 0.75),
  ],
  "clean-bath": (look) => {
    const { lead, soft, wash, second, before } = look;
    return [
      room({ ...look, wall: wash }, 700),
      raster(
        { x: 0, y: 0, width: 1200, height: 690 },
        [110, 110],
        before ? "#b9ac90" : N.paper,
        before ? 7 : 5,
      ),
      shadow(420, 760, 380),
      shape(
        "M90 470H760C760 650 690 740 560 740H290C170 740 100 650 90 470Z",
        before ? "#e9dfc8" : N.paper,
      ),
      box(70, 450, 710, 38, before ? "#ddd0b4" : "#f3ece3", 18),
      line("M690 450V360C690 320 620 320 620 360V380", N.clay, 18),
      ...(before
        ? [grime(look, 110, 480, 600, 200, 18), grime(look, 60, 560, 1080, 130, 14)]
        : [200, 300, 380, 520].map((x, i) => disc(x, 450 - (i % 2) * 20, 30 + i * 4, N.paper))),
      box(900, 420, 210, 26, N.wood, 8),
      ...[930, 985, 1040].map((x, i) =>
        box(x, 330 - i * 12, 40, 90 + i * 12, [lead, second, soft][i] ?? lead, 12),
      ),
      box(930, 520, 150, 180, soft, 12),
      faded(0.8, box(930, 600, 150, 18, lead)),
      ...(before ? [] : [glint(260, 250, 34), glint(340, 320, 20)]),
    ];
  },
  "clean-kitchen": (look) => {
    const { lead, deep, soft, wash, second, before } = look;
    return [
      room(look, 720),
      each(
        3,
        (i) =>
          box(120 + i * 240, 90, 226, 190, i % 2 ? wash : soft, 8) +
          box(215 + i * 240, 250, 40, 10, N.wood, 5),
      ),
      faded(
        0.6,
        raster(
          { x: 120, y: 300, width: 816, height: 170 },
          [68, 42],
          before ? "#a88f63" : N.oat,
          before ? 6 : 3,
        ),
      ),
      ...(before
        ? [grime(look, 560, 300, 400, 160, 22), grime(look, 100, 520, 1000, 180, 18)]
        : []),
      box(80, 470, 1040, 34, before ? "#e6dac1" : N.paper, 8),
      each(
        4,
        (i) =>
          box(100 + i * 250, 504, 238, 216, i === 2 ? deep : lead, 6) +
          box(190 + i * 250, 530, 60, 10, N.oat, 5),
      ),
      line("M360 470V380C360 340 440 340 440 386", N.clay, 15),
      box(700, 448, 190, 24, N.bark, 8),
      shape("M730 448V400H860V448Z", second),
      line("M870 416h40", N.bark, 10),
      ...(before
        ? [
            each(4, (i) => oval(210 + (i % 2) * 14, 462 - i * 16, 60, 12, i % 2 ? N.oat : soft)),
            mug(520, 470, look.third),
            mug(600, 470, N.oat),
          ]
        : [plant(look, 1040, 470, 0.42), glint(250, 390, 30), glint(560, 420, 18)]),
    ];
  },
  "clean-window": (look) => {
    const { before, lead, third } = look;
    return [
      room(look, 760),
      window(look, 170, 90, 860, 540),
      ...(before
        ? [grime(look, 180, 110, 840, 500, 34), faded(0.3, box(170, 90, 860, 540, "#b5a98c"))]
        : [
            faded(0.7, line("M250 560C300 300 420 240 560 200", N.paper, 44)),
            turned(
              28,
              [640, 260],
              box(540, 180, 220, 34, N.bark, 10),
              box(636, 214, 28, 240, lead, 12),
            ),
            glint(880, 200, 34),
            glint(940, 290, 20),
          ]),
      box(250, 690, 60, 110, third, 14),
      box(262, 660, 36, 34, N.bark, 8),
      shadow(280, 806, 70),
      bucket(look, 960, 840, 0.9),
    ];
  },
  "clean-office": (look) => [
    room({ ...look, floorKind: "tiles" }),
    window(look, 420, 100, 360, 260),
    ...[90, 700].map((x) =>
      [
        table(x, 500, 400, 210),
        box(x + 120, 360, 170, 120, N.bark, 10),
        box(x + 130, 370, 150, 96, look.wash, 4),
        box(x + 190, 480, 30, 22, N.bark),
      ].join(""),
    ),
    ...(look.before
      ? [grime(look, 60, 680, 1080, 180, 26)]
      : [glint(560, 760, 34), glint(640, 820, 22)]),
    turned(
      14,
      [600, 620],
      box(592, 400, 16, 360, N.wood, 8),
      shape("M540 750H660L690 810H510Z", look.third),
    ),
  ],
  "clean-living": (look) => [
    room(look),
    frame(look, 500, 130, 220, 180),
    window(look, 120, 120, 250, 300),
    sofa(look, 440, 600, 480),
    faded(0.5, oval(660, 800, 380, 60, look.wash)),
    ...(look.before
      ? [
          grime(look, 380, 720, 620, 140, 20),
          turned(-22, [420, 770], box(350, 740, 130, 46, look.third, 10)),
          mug(960, 800, look.second),
          box(1020, 760, 90, 60, N.oat, 4),
        ]
      : [
          plant(look, 1060, 800, 1),
          moved(
            250,
            800,
            1,
            shadow(0, 10, 110),
            oval(0, -20, 90, 34, N.bark),
            oval(0, -30, 84, 26, look.lead),
            disc(0, -40, 16, N.paper),
          ),
        ]),
  ],
  washer: (look) => {
    const { wash, soft, lead, deep, before, third } = look;
    return [
      room({ ...look, floorKind: "tiles" }, 700),
      raster({ x: 0, y: 0, width: 1200, height: 340 }, [100, 70], N.paper, 4),
      shadow(590, 790, 330),
      box(320, 210, 540, 570, N.paper, 24),
      box(320, 210, 540, 96, wash, 24),
      disc(400, 258, 28, lead),
      box(640, 240, 170, 36, soft, 10),
      disc(590, 540, 190, N.steel),
      disc(590, 540, 150, before ? "#8f8468" : deep),
      ...(before
        ? [grime(look, 480, 430, 220, 220, 20)]
        : [
            faded(0.5, oval(540, 480, 60, 40, N.paper)),
            faded(0.4, line("M460 570c60 -50 120 40 260 -20", soft, 18)),
          ]),
      box(950, 640, 150, 140, soft, 18),
      raster({ x: 962, y: 664, width: 126, height: 100 }, [21, 20], N.paper, 3),
      box(150, 660, 80, 120, third, 16),
      box(170, 630, 40, 34, N.bark, 8),
    ];
  },
};
