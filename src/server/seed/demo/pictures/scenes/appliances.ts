import { N } from "../look.ts";
import { box, disc, each, faded, line, moved, raster, shape, turned } from "../shapes.ts";
import { glint, grime, lamp, plant, room, shadow, sofa, table } from "../things.ts";
import type { Look } from "../look.ts";
import type { Scenes } from "./scene.ts";

function toolbox({ lead, deep, third }: Look, x: number, y: number) {
  return [
    shadow(x + 220, y + 232, 260),
    line(`M${x + 110} ${y}C${x + 110} ${y - 80} ${x + 330} ${y - 80} ${x + 330} ${y}`, N.bark, 20),
    box(x, y, 440, 220, lead, 20),
    box(x, y, 440, 66, deep, 20),
    box(x + 180, y + 36, 80, 60, third, 10),
  ].join("");
}

/** What is put up and repaired in homes: cooling, cold, screens. */
export const applianceScenes: Scenes = {
  "air-conditioner": (look) => [
    room(look),
    box(300, 130, 600, 170, N.paper, 30),
    ...(look.before
      ? [grime(look, 320, 240, 540, 60, 22)]
      : [faded(0.6, box(300, 250, 600, 50, look.wash, 20))]),
    box(350, 256, 500, 16, look.soft, 8),
    disc(840, 180, 9, look.lead),
    ...[0, 1, 2].map((row) =>
      faded(
        0.7 - row * 0.18,
        line(
          `M${400 + row * 20} ${350 + row * 56}c70 -34 110 34 180 0s110 34 180 0`,
          look.soft,
          14,
        ),
      ),
    ),
    look.dice.chance(0.6) ? sofa(look, 170, 630, 500) : table(200, 620, 460, 170),
    look.dice.chance(0.5) ? lamp(look, 930, 790) : plant(look, 930, 790, 1),
  ],
  "air-filter": (look) => {
    const { wash, lead, before } = look;
    return [
      room({ ...look, floorKind: "tiles" }, 700),
      box(200, 90, 800, 130, N.paper, 26),
      box(240, 190, 720, 14, N.oat, 7),
      ...[270, 640].map((x) =>
        [
          shadow(x + 145, 790, 190),
          box(x, 330, 290, 440, N.paper, 14),
          raster(
            { x: x + 24, y: 356, width: 242, height: 390 },
            [22, 22],
            before ? "#9b8d6d" : wash,
            before ? 9 : 5,
          ),
          ...(before ? [grime(look, x + 30, 370, 220, 340, 20)] : [glint(x + 90, 460, 30, lead)]),
        ].join(""),
      ),
      box(60, 650, 90, 130, lead, 18),
    ];
  },
  fridge: (look) => [
    room(look, 720),
    shadow(570, 800, 250),
    box(380, 110, 190, 680, N.paper, 16),
    box(576, 110, 190, 680, look.wash, 16),
    box(540, 330, 14, 150, N.steel, 7),
    box(592, 330, 14, 150, N.steel, 7),
    box(620, 200, 100, 90, look.lead, 6),
    toolbox(look, 830, 560),
    plant(look, 220, 800, 1),
  ],
  computer: (look) => [
    room(look),
    table(150, 560, 900, 240),
    moved(
      260,
      180,
      1,
      box(0, 0, 380, 260, N.bark, 16),
      box(16, 16, 348, 228, look.wash, 6),
      box(160, 260, 60, 70, N.bark),
      box(90, 330, 200, 40, N.bark, 10),
      line("M110 130h160M110 160h100", look.lead, 12),
    ),
    box(730, 200, 240, 350, N.paper, 10),
    box(752, 222, 196, 306, N.dark, 4),
    disc(850, 310, 56, look.lead),
    disc(850, 310, 22, N.dark),
    each(4, (i) => box(772, 400 + i * 28, 156, 16, i % 2 ? look.second : look.third, 4)),
    turned(60, [620, 540], box(600, 430, 22, 110, look.second, 8)),
  ],

  outlet: (look) => {
    const { lead, second, third, wash, dice } = look;
    return [
      room(look, 720),
      box(330, 130, 540, 480, N.paper, 16),
      box(356, 156, 488, 428, wash, 8),
      ...[0, 1].map((row) =>
        each(
          6,
          (i) =>
            box(384 + i * 74, 190 + row * 200, 58, 150, N.paper, 8) +
            box(
              402 + i * 74,
              230 + row * 200 + (dice.chance(0.8) ? 0 : 40),
              22,
              50,
              i === 0 && row === 0 ? second : N.dark,
              5,
            ),
        ),
      ),
      line("M400 610V720M520 610V720M640 610V720", lead, 12),
      line("M580 610V720M700 610V720", third, 12),
      table(120, 760, 300, 120),
      turned(40, [980, 640], box(960, 480, 44, 150, second, 14), box(972, 630, 20, 190, N.dark)),
    ];
  },
  pendants: (look) => {
    const { third, lead, dice } = look;
    const count = dice.whole(2, 4);
    return [
      room({ ...look, wall: look.light === "evening" ? "#e8d9bf" : look.wall }),
      ...Array.from({ length: count }, (_, i) => {
        const x = 600 + (i - (count - 1) / 2) * 220;
        const y = 190 + dice.whole(-30, 30);
        return (
          line(`M${x} 0V${y}`, N.bark, 6) +
          faded(0.25, shape(`M${x - 70} ${y + 80}H${x + 70}L${x + 200} 560H${x - 200}Z`, third)) +
          shape(
            `M${x - 30} ${y}H${x + 30}C${x + 90} ${y + 30} ${x + 90} ${y + 80} ${x + 90} ${y + 86}H${x - 90}C${x - 90} ${y + 80} ${x - 90} ${y + 30} ${x - 30} ${y}Z`,
            i % 2 ? look.second : lead,
          ) +
          disc(x, y + 92, 26, "#fff3d0")
        );
      }),
      table(250, 580, 700, 230),
      plant(look, 600, 580, 0.5),
      ...[330, 760].map((x) => box(x, 552, 110, 20, N.paper, 10)),
    ];
  },
};
