import { N } from "../look.ts";
import { box, disc, each, faded, line, raster, shape, turned } from "../shapes.ts";
import { frame, glint, grime, plant, room, shadow, window } from "../things.ts";
import type { Look } from "../look.ts";
import type { Scenes } from "./scene.ts";

const wrench = (x: number, y: number, fill: string) =>
  shape(
    `M${x} ${y}a34 34 0 0 0 12 60v150a14 14 0 0 0 28 0v-150a34 34 0 0 0 12 -60v34l-16 12h-20l-16 -12z`,
    fill,
  );

function toolbox({ lead, deep, third }: Look, x: number, y: number) {
  return [
    shadow(x + 220, y + 232, 260),
    line(`M${x + 110} ${y}C${x + 110} ${y - 80} ${x + 330} ${y - 80} ${x + 330} ${y}`, N.bark, 20),
    box(x, y, 440, 220, lead, 20),
    box(x, y, 440, 66, deep, 20),
    box(x + 180, y + 36, 80, 60, third, 10),
  ].join("");
}

/** Pipes, doors, windows and furniture put right. */
export const fixingScenes: Scenes = {
  toolbox: (look) => {
    const { soft, wash, lead, second } = look;
    const joints = [
      [420, 210],
      [420, 400],
      [760, 400],
      [760, 120],
    ] as const;
    return [
      room(look),
      line("M0 210H420V400H760V120H1200", soft, 44),
      line("M0 200H420", wash, 10),
      ...joints.map(([x, y]) => disc(x, y, 40, lead)),
      disc(590, 400, 56, N.paper),
      line("M590 400L616 372", second, 9),
      toolbox(look, 300, 570),
      turned(look.dice.whole(14, 30), [970, 640], wrench(930, 470, N.dark)),
    ];
  },
  basin: (look) => {
    const { before, wash, lead, soft } = look;
    return [
      room({ ...look, wall: wash }, 730),
      raster({ x: 0, y: 0, width: 1200, height: 720 }, [120, 90], N.paper, 5),
      box(430, 90, 340, 280, N.steel, 18),
      box(446, 106, 308, 248, "#e7f1ee", 10),
      faded(0.6, line("M500 320L640 130M560 330L680 170", N.paper, 14)),
      shape("M330 470H870C870 590 800 640 600 640S330 590 330 470Z", N.paper),
      box(310, 450, 580, 34, "#f1ebe0", 16),
      line("M600 450V410C600 380 660 380 660 410", N.clay, 18),
      line("M600 640V700H660V760H600V820", before ? "#a8835a" : N.steel, 30),
      ...(before
        ? [
            faded(
              0.6,
              each(4, (i) =>
                shape(
                  `M${586 + i * 22} ${770 + i * 16}c-12 18 -12 34 0 34s12 -16 0 -34z`,
                  "#5ba3b8",
                ),
              ),
            ),
            grime(look, 380, 480, 430, 120, 10),
          ]
        : [glint(480, 530, 28)]),
      box(960, 420, 170, 22, N.wood, 8),
      ...[985, 1040].map((x, i) => box(x, 330, 40, 90, i ? soft : lead, 12)),
      turned(-20, [240, 760], wrench(210, 620, N.dark)),
    ];
  },
  "door-lock": (look) => {
    const { lead, deep, wash, dice } = look;
    return [
      room(look, 800),
      box(350, 60, 500, 760, N.paper, 8),
      box(380, 90, 440, 730, lead, 4),
      ...(dice.chance(0.5)
        ? [box(430, 150, 340, 240, deep, 6), box(430, 450, 340, 300, deep, 6)]
        : [line("M450 90V820M750 90V820", deep, 10)]),
      box(680, 380, 90, 210, N.dark, 20),
      each(9, (i) => disc(704 + (i % 3) * 22, 420 + Math.floor(i / 3) * 30, 7, wash)),
      box(700, 530, 110, 22, N.steel, 11),
      box(330, 816, 540, 30, N.clay, 6),
      plant(look, 1010, 830, 1),
      ...(dice.chance(0.5)
        ? [frame(look, 130, 220, 130, 170)]
        : [box(140, 260, 90, 130, look.third, 8), disc(185, 300, 14, N.paper)]),
    ];
  },
  "window-screen": (look) => [
    room(look, 760),
    window(look, 150, 110, 520, 500),
    turned(
      look.dice.whole(3, 8),
      [900, 600],
      box(740, 210, 310, 560, N.steel, 6),
      box(760, 230, 270, 520, look.before ? "#b9ae97" : "#eef4f1"),
      raster(
        { x: 760, y: 230, width: 270, height: 520 },
        [14, 14],
        look.before ? "#8d8063" : "#b9c9c4",
        2,
      ),
      ...(look.before
        ? [
            shape("M800 380l60 -30l40 50l-30 70l-60 10z", "#efe7d6"),
            grime(look, 770, 250, 230, 460, 12),
          ]
        : []),
    ),
    shadow(900, 790, 180),
    plant(look, 240, 840, 0.9),
  ],
  "flat-pack": (look) => {
    const { lead, second, third, soft, dice } = look;
    const boards = dice.whole(3, 5);
    return [
      room({ ...look, floorKind: "planks" }),
      box(170, 180, 420, 600, N.oat, 8),
      ...Array.from({ length: boards }, (_, i) =>
        box(194, 204 + i * (560 / boards), 372, 560 / boards - 20, N.cream, 2),
      ),
      box(214, 204 + 560 / boards - 90, 90, 70, soft, 6),
      box(330, 204 + (560 / boards) * 2 - 110, 50, 90, lead, 4),
      box(386, 204 + (560 / boards) * 2 - 96, 42, 76, second, 4),
      shadow(380, 796, 260),
      turned(-6, [880, 780], box(690, 760, 400, 30, N.clay, 4)),
      turned(4, [880, 730], box(720, 700, 340, 30, N.oat, 4)),
      turned(-30, [900, 600], box(880, 440, 44, 150, third, 14), box(892, 590, 20, 130, N.dark)),
      each(5, (i) => disc(720 + i * 40, 840, 9, N.steel)),
    ];
  },
};
