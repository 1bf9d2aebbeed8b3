import { N } from "../look.ts";
import { box, disc, each, faded, line, moved, oval, shape, turned } from "../shapes.ts";
import { flower, room, shadow, table } from "../things.ts";
import type { Look } from "../look.ts";
import type { Scenes } from "./scene.ts";

function camera({ lead, deep, second }: Look, x: number, y: number, scale = 1) {
  return moved(
    x,
    y,
    scale,
    shadow(0, 405, 260),
    line("M0 120L-160 400M0 120L160 400M0 120V390", N.bark, 18),
    box(-210, -140, 420, 270, N.dark, 36),
    box(-120, -190, 150, 70, N.dark, 18),
    box(-210, -60, 420, 110, lead),
    disc(0, -5, 124, N.paper),
    disc(0, -5, 98, N.bark),
    disc(0, -5, 62, deep),
    faded(0.8, oval(-28, -36, 24, 16, N.paper)),
    disc(160, -102, 16, second),
  );
}

/** Photographs, films and looking one's best. */
export const photographScenes: Scenes = {
  camera: (look) => [
    room(look, 700),
    shape("M0 0H420C400 220 420 460 380 700H0Z", look.wash),
    camera(look, 640, 440, 0.95),
    moved(
      1010,
      120,
      1,
      line("M0 0V640", N.bark, 12),
      shape("M-110 40H110L150 230H-150Z", N.paper),
      faded(0.25, shape("M-150 230H150L260 560H-260Z", look.third)),
    ),
  ],
  backdrop: (look) => [
    room(look, 720),
    line("M260 130H940M280 120V790M920 120V790", N.bark, 14),
    shape("M310 140H890V690C890 760 820 800 700 810H500C380 800 310 760 310 690Z", look.soft),
    faded(
      0.25,
      shape("M310 640H890V690C890 760 820 800 700 810H500C380 800 310 760 310 690Z", look.deep),
    ),
    box(530, 560, 150, 26, N.wood, 10),
    line("M550 580L520 760M660 580L690 760", N.bark, 14),
    ...[110, 1090].map(
      (x) =>
        line(`M${x} 330V800`, N.bark, 10) +
        box(x - 70, 170, 140, 170, N.paper, 10) +
        box(x - 56, 184, 112, 142, look.third, 6),
    ),
  ],
  "first-birthday": (look) => {
    const { lead, second, third, soft, dice } = look;
    return [
      room({ ...look, floorKind: "plain" }, 700),
      ...Array.from({ length: 8 }, (_, i) => {
        const x = 160 + i * 125;
        const y = 190 + dice.whole(-70, 60);
        return (
          line(`M${x} ${y + 60}C${x + 10} ${y + 160} ${x - 20} ${y + 220} 600 560`, N.oat, 3) +
          oval(x, y, 54, 66, [lead, second, third, soft][i % 4] ?? lead)
        );
      }),
      shadow(600, 810, 330),
      box(330, 640, 540, 160, N.paper, 18),
      box(330, 640, 540, 40, soft, 14),
      box(500, 560, 200, 80, second, 12),
      box(540, 490, 120, 72, N.paper, 12),
      box(592, 440, 16, 50, third, 4),
      each(3, (i) => disc(390 + i * 44, 616, 22, [third, lead, second][i] ?? lead)),
      each(3, (i) => disc(730 + i * 44, 616, 22, [second, third, lead][i] ?? lead)),
    ];
  },
  camcorder: (look) => [
    room(look, 700),
    box(690, 110, 400, 270, N.dark, 14),
    box(710, 130, 360, 230, look.wash, 4),
    shape("M710 360L830 220L920 310L990 250L1070 360Z", look.lead),
    moved(
      400,
      400,
      1,
      shadow(20, 410, 240),
      line("M20 90L-130 410M20 90L170 410M20 90V400", N.bark, 16),
      box(-150, -90, 330, 180, N.dark, 22),
      box(180, -50, 110, 100, N.bark, 12),
      box(290, -66, 30, 132, N.dark, 8),
      box(-110, -150, 150, 40, look.second, 16),
      disc(-90, 10, 22, look.third),
      box(-40, -40, 170, 80, look.lead, 10),
    ),
    turned(
      -8,
      [900, 640],
      box(790, 590, 220, 140, N.paper, 8),
      box(790, 560, 220, 40, N.dark, 6),
      line("M820 562l26 36M880 562l26 36M940 562l26 36", N.paper, 12),
    ),
  ],
  vanity: (look) => {
    const { lead, deep, soft, second, third, wash, dice } = look;
    return [
      room(look, 640),
      disc(340, 320, 210, N.oat),
      disc(340, 320, 180, "#e6f1ee"),
      faded(0.6, shape("M230 420C260 300 330 220 430 210C360 270 320 350 300 470Z", N.paper)),
      box(325, 520, 30, 130, N.wood, 8),
      table(120, 640, 960, 220, N.clay),
      each(5, (i) =>
        box(560 + i * 84, 590, 70, 50, [second, third, soft, deep, wash][i] ?? lead, 10),
      ),
      ...[600, 680, 760, 850].map((x, i) =>
        turned(
          -14 + i * 9 + dice.whole(-3, 3),
          [x, 480],
          box(x, 380, 16, 190, [N.wood, N.bark, lead, N.clay][i] ?? N.wood, 6),
          oval(x + 8, 370, 20 - i * 2, 40, [second, N.oat, N.paper, soft][i] ?? N.oat),
        ),
      ),
      flower(1010, 560, 44, N.paper, third),
    ];
  },
  "colour-drapes": (look) => {
    const colours = look.dice.shuffled([
      look.lead,
      look.second,
      look.third,
      look.soft,
      "#93a86a",
      "#d68a70",
      "#2f837b",
      "#e2b657",
    ]);
    return [
      room(look, 700),
      line("M140 150H1060", N.bark, 12),
      each(8, (i) =>
        shape(
          `M${170 + i * 110} 150C${160 + i * 110} 300 ${180 + i * 110} 460 ${165 + i * 110} 560H${265 + i * 110}C${275 + i * 110} 420 ${255 + i * 110} 300 ${268 + i * 110} 150Z`,
          colours[i] ?? look.lead,
        ),
      ),
      table(200, 680, 800, 180),
      moved(
        600,
        670,
        1,
        each(7, (i) =>
          turned(-48 + i * 16, [0, 0], box(-22, -170, 44, 170, colours[i] ?? look.lead, 10)),
        ),
      ),
      disc(330, 610, 66, N.oat),
      disc(330, 610, 54, "#e6f1ee"),
    ];
  },
};
