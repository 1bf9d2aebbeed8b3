import { N } from "../look.ts";
import { box, cutTo, disc, each, faded, line, oval, shape, turned } from "../shapes.ts";
import { glint, grime, plant, room, shadow, window } from "../things.ts";
import type { Look } from "../look.ts";
import type { Scenes } from "./scene.ts";

/** Paper for a wall: stripes, leaves or dots. */
function pattern({ soft, wash, dice }: Look, width: number, height: number): string {
  const kind = dice.whole(0, 2);
  const ground = box(0, 0, width, height, wash);
  if (kind === 0)
    return ground + each(Math.ceil(width / 70), (i) => box(i * 70, 0, 30, height, soft));
  const down = Math.ceil(height / 90);
  return (
    ground +
    each(Math.ceil(width / 100) * down, (i) => {
      const x = Math.floor(i / down) * 100 + 50;
      const y = (i % down) * 90 + (Math.floor(i / down) % 2) * 45;
      return kind === 1
        ? oval(x - 12, y, 10, 26, soft) + oval(x + 14, y + 10, 10, 26, soft)
        : disc(x, y, 16, soft);
    })
  );
}

const ladder = (x: number, y: number) =>
  line(`M${x} ${y}L${x - 70} ${y + 430}M${x + 40} ${y}L${x + 110} ${y + 430}`, N.clay, 16) +
  each(4, (i) => line(`M${x - 14 - i * 17} ${y + 80 + i * 95}H${x + 54 + i * 17}`, N.wood, 14));

/** Walls, floors and doors made anew; before it, too. */
export const surfaceScenes: Scenes = {
  wallpaper: (look) => {
    const { before, lead, third } = look;
    return [
      room({ ...look, floorKind: "planks" }, 690),
      ...(before
        ? [
            box(0, 0, 1200, 676, "#e3d6bd"),
            grime(look, 40, 40, 1100, 560, 24),
            shape("M300 0L360 300L290 420L430 0Z", N.sand),
            shape("M760 676L790 480L870 560L850 676Z", N.sand),
          ]
        : [
            cutTo(0, 0, 820, 676, pattern(look, 820, 676)),
            shape("M820 0H850L842 676H820Z", N.oat),
          ]),
      box(0, 660, 1200, 30, N.paper),
      ladder(960, 300),
      ...(before
        ? []
        : [
            shadow(300, 800, 190),
            turned(
              -4,
              [300, 780],
              box(130, 750, 340, 54, lead, 27),
              disc(470, 777, 27, N.paper),
              disc(470, 777, 12, lead),
            ),
          ]),
      box(620, 720, 100, 90, third, 10),
    ];
  },
  painting: (look) => {
    const { before, lead, soft, third, dice } = look;
    const edge = dice.whole(-120, 160);
    return [
      room(look),
      ...(before
        ? [
            box(0, 0, 1200, 646, "#e4dac5"),
            grime(look, 30, 40, 1100, 560, 30),
            line("M420 120l40 90l-30 70l50 120M860 60l-20 110l40 60", "#b3a68b", 6),
          ]
        : [
            shape(
              `M0 0H${720 + edge}C${690 + edge} 160 ${740 + edge} 260 ${690 + edge} 400S${720 + edge} 560 ${680 + edge} 646H0Z`,
              soft,
            ),
            faded(
              0.45,
              shape(
                `M0 0H${420 + edge}C${410 + edge} 160 ${460 + edge} 300 ${410 + edge} 430S${440 + edge} 580 ${400 + edge} 646H0Z`,
                lead,
              ),
            ),
          ]),
      turned(
        18,
        [820, 300],
        box(690, 190, 300, 96, before ? N.paper : lead, 40),
        line("M990 238H1040V330H850V400", N.bark, 15),
        box(826, 396, 48, 210, N.wood, 20),
      ),
      shadow(380, 800, 170),
      shape("M250 600H510L490 800H270Z", N.paper),
      oval(380, 600, 130, 30, before ? N.oat : lead),
      line("M252 610C260 520 500 520 508 610", N.clay, 8),
      box(580, 720, 110, 80, third, 10),
    ];
  },
  flooring: (look) => {
    const { before, dice } = look;
    const woods = dice.pick([
      ["#c79d6c", "#b98c5c", "#d3ac7d"],
      ["#e3cfae", "#d8c19b", "#ead9bd"],
      ["#9c7650", "#8c6843", "#a98259"],
    ]);
    return [
      room({ ...look, floorKind: "plain" }, 430),
      window(look, 170, 70, 260, 240),
      ...(before
        ? [
            box(0, 430, 1200, 470, "#cfc3ad"),
            grime(look, 20, 460, 1140, 400, 40),
            line("M200 560l160 60l-40 90M820 520l-60 130l110 60", "#9b8c6f", 6),
          ]
        : Array.from({ length: 6 }, (_, row) => {
            const y = 430 + row * 78;
            return each(5, (i) =>
              box(i * 290 - (row % 2) * 145, y, 286, 75, woods[(row * 2 + i) % 3] ?? N.wood),
            );
          })),
      box(0, 414, 1200, 18, N.paper),
      ...(before ? [] : [faded(0.18, shape("M160 430H440L760 900H330Z", "#fff"))]),
      turned(-10, [900, 770], box(760, 700, 300, 66, woods[1] ?? N.wood, 4)),
      turned(
        30,
        [1040, 640],
        box(1020, 540, 36, 120, look.second, 8),
        box(990, 500, 96, 50, N.dark, 8),
      ),
      plant(look, 660, 470, 0.7),
    ];
  },
  tiling: (look) => {
    const { before, lead, soft, wash, second, dice } = look;
    const kind = dice.chance(0.5);
    const tile = (x: number, y: number, i: number) =>
      before
        ? box(x, y, 92, 92, i % 7 === 3 ? "#b7a987" : "#d9cdb4", 2)
        : box(x, y, 92, 92, kind ? ((i * 7) % 5 === 0 ? lead : wash) : i % 2 ? soft : N.paper, 4);
    return [
      box(0, 0, 1200, 900, before ? "#a89a7c" : N.oat),
      ...Array.from({ length: 7 }, (_, row) =>
        each(13, (i) =>
          tile(i * 98 - (kind ? (row % 2) * 49 : 0), row * 98 - 8, row * 13 + i + row),
        ),
      ),
      ...(before
        ? [
            line("M300 0l60 180l-50 120l90 160M800 100l-40 200l70 120", "#7d7056", 7),
            grime(look, 40, 60, 1100, 560, 30),
          ]
        : [glint(250, 200, 36), glint(320, 280, 20)]),
      box(0, 678, 1200, 222, look.floor),
      box(0, 672, 1200, 16, N.paper),
      shadow(840, 830, 200),
      box(720, 760, 240, 70, N.steel, 10),
      turned(
        -18,
        [480, 760],
        shape("M360 720H540L510 800H390Z", N.steel),
        box(430, 690, 40, 34, N.wood, 8),
        box(410, 660, 80, 40, second, 14),
      ),
      box(180, 720, 92, 92, before ? "#d9cdb4" : lead, 4),
      turned(10, [190, 720], box(150, 690, 92, 92, before ? "#cfc2a6" : soft, 4)),
    ];
  },
  "film-door": (look) => {
    const { before, lead, soft } = look;
    return [
      room(look, 790),
      ...[160, 480, 800].map((x, i) =>
        [
          box(x, 90, 280, 700, N.paper, 6),
          box(x + 20, 110, 240, 680, before ? "#b6956b" : i === 1 ? soft : lead, 2),
          ...(before
            ? [
                grime(look, x + 30, 130, 200, 600, 9),
                line(`M${x + 60} 400l80 40l-30 90`, "#8f6f49", 5),
              ]
            : [faded(0.3, line(`M${x + 60} 130V770`, N.paper, 10))]),
          box(x + 226, 440, 20, 70, N.steel, 8),
        ].join(""),
      ),
      ...(before ? [] : [shape("M1040 110H1060V430L980 520Z", N.paper)]),
    ];
  },
};
