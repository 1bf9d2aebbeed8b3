import { N } from "../look.ts";
import { box, disc, each, faded, line, moved, oval, shape, turned } from "../shapes.ts";
import { flower, frame, lamp, mug, plant, room, shadow, table, window } from "../things.ts";
import type { Scenes } from "./scene.ts";

const lines = (x: number, y: number, count: number, width: number, colour: string = N.oat) =>
  each(count, (i) => box(x, y + i * 26, width - (i % 3) * width * 0.18, 12, colour, 6));

const paper = (
  x: number,
  y: number,
  width: number,
  height: number,
  degrees: number,
  ...shown: string[]
) =>
  turned(
    degrees,
    [x + width / 2, y + height / 2],
    faded(0.12, box(x + 8, y + 8, width, height, N.bark, 4)),
    box(x, y, width, height, N.paper, 4),
    moved(x, y, 1, ...shown),
  );

/** Work on paper, and talks about it. */
export const paperScenes: Scenes = {
  logo: (look) => {
    const { lead, deep, soft, second, third, dice } = look;
    const marks = [
      disc(0, 0, 70, lead) + shape("M-36 30L0 -46L36 30Z", N.paper),
      box(-64, -64, 128, 128, second, 30) + disc(0, 0, 34, N.paper),
      oval(-28, 0, 40, 66, lead) + oval(28, 0, 40, 66, third),
      flower(0, 10, 66, second, third),
    ];
    return [
      box(0, 0, 1200, 900, look.floor),
      paper(
        110,
        90,
        560,
        680,
        dice.whole(-4, 3),
        moved(280, 270, 1.9, dice.pick(marks)),
        lines(160, 520, 3, 240, deep),
      ),
      paper(720, 110, 360, 240, dice.whole(-3, 6), moved(180, 120, 0.8, dice.pick(marks))),
      ...[lead, deep, soft, second, third].map((fill, i) =>
        turned(
          dice.whole(-3, 3),
          [760 + i * 74, 470],
          box(726 + i * 74, 410, 62, 130, N.paper, 4),
          box(732 + i * 74, 416, 50, 90, fill, 2),
        ),
      ),
      turned(
        32,
        [940, 690],
        box(926, 580, 26, 230, third, 6),
        shape("M926 810h26l-13 40z", N.bark),
      ),
    ];
  },
  translation: (look) => [
    box(0, 0, 1200, 900, look.floor),
    paper(
      130,
      120,
      400,
      560,
      look.dice.whole(-5, -1),
      box(50, 50, 180, 26, look.deep, 8),
      lines(50, 110, 15, 300),
    ),
    paper(
      590,
      130,
      400,
      560,
      look.dice.whole(1, 5),
      box(50, 50, 220, 26, look.lead, 8),
      lines(50, 110, 15, 300, look.soft),
      box(46, 200, 240, 22, look.third, 4),
    ),
    line("M500 400H640M610 372L644 400L610 428", look.second, 16),
    turned(
      40,
      [1040, 700],
      box(1026, 540, 26, 260, look.second, 6),
      shape("M1026 800h26l-13 44z", N.bark),
    ),
    mug(80, 840, look.lead),
  ],
  resume: (look) => [
    box(0, 0, 1200, 900, look.floor),
    paper(
      360,
      70,
      500,
      720,
      look.dice.whole(-3, 3),
      disc(110, 110, 54, look.soft),
      box(190, 70, 230, 30, look.deep, 8),
      lines(190, 120, 2, 200),
      line("M50 200H450", look.lead, 4),
      lines(50, 230, 5, 380),
      box(50, 380, 120, 22, look.lead, 6),
      lines(50, 420, 4, 380),
      box(50, 550, 120, 22, look.second, 6),
      lines(50, 590, 4, 340),
    ),
    turned(
      24,
      [980, 500],
      box(960, 330, 30, 320, look.second, 8),
      shape("M960 650h30l-15 50z", N.bark),
    ),
    paper(70, 240, 230, 230, -6, lines(30, 40, 5, 160, look.third)),
    mug(120, 760, look.lead),
  ],
  interview: (look) => {
    const { lead, second, deep, dice } = look;
    const chair = (x: number, fill: string, back: string) =>
      moved(
        x,
        430,
        1,
        shadow(110, 370, 140),
        box(30, 0, 160, 190, back, 30),
        box(0, 190, 220, 60, fill, 22),
        line("M30 250L10 360M190 250L210 360", N.bark, 16),
      );
    return [
      room(look),
      dice.chance(0.5) ? window(look, 460, 90, 280, 280) : frame(look, 500, 110, 210, 250),
      chair(130, lead, deep),
      chair(850, second, second),
      table(390, 560, 420, 240),
      turned(-3, [600, 550], box(500, 540, 130, 18, N.paper, 3)),
      mug(690, 560, look.third),
      plant(look, 1130, 800, 0.8),
    ];
  },
  paperwork: (look) => {
    const { lead, deep, second, third, dice } = look;
    return [
      room(look),
      frame(look, 150, 130, 160, 200),
      lamp(look, 1080, 600),
      table(110, 600, 980, 240),
      ...Array.from({ length: dice.whole(3, 5) }, (_, i) =>
        box(
          170 + dice.whole(-8, 8),
          572 - i * 28,
          260,
          26,
          [N.paper, lead, N.cream, second][i % 4] ?? N.paper,
          4,
        ),
      ),
      box(520, 420, 200, 180, N.dark, 16),
      box(540, 440, 160, 44, look.wash, 6),
      each(12, (i) =>
        box(
          542 + (i % 4) * 40,
          500 + Math.floor(i / 4) * 32,
          32,
          24,
          i === 11 ? second : N.steel,
          5,
        ),
      ),
      moved(
        840,
        600,
        1,
        box(-40, -110, 80, 70, third, 20),
        box(-16, -50, 32, 30, N.bark),
        box(-56, -24, 112, 24, deep, 6),
      ),
      shape("M900 600L960 590H1040L990 604Z", N.paper),
    ];
  },
  shelves: (look) => {
    const { lead, deep, second, third, soft, dice } = look;
    const fills = [lead, deep, second, third, soft, N.oat];
    return [
      room(look),
      box(130, 90, 560, 570, N.wood, 8),
      ...[0, 1, 2].map((row) =>
        [
          box(150, 110 + row * 184, 520, 164, N.cream, 2),
          each(9, (i) =>
            box(
              162 + i * 44,
              130 + row * 184 + (i % 3) * 10,
              38,
              144 - (i % 3) * 10,
              dice.pick(fills),
              3,
            ),
          ),
          box(574, 200 + row * 184, 84, 74, dice.pick(fills), 6),
        ].join(""),
      ),
      table(620, 640, 480, 190),
      turned(-4, [760, 630], box(680, 618, 170, 22, N.paper, 3)),
      moved(
        980,
        640,
        1,
        line("M0 0V-190M-110 -150H110", N.clay, 12),
        line("M-110 -150L-150 -70M-110 -150L-70 -70M110 -150L70 -70M110 -150L150 -70", N.clay, 5),
        shape("M-160 -70H-60C-60 -40 -160 -40 -160 -70Z", third),
        shape("M60 -70H160C160 -40 60 -40 60 -70Z", third),
        box(-50, -12, 100, 14, N.clay, 6),
      ),
    ];
  },

  /** As the back office and customers see one. */
  certificate: ({ lead, second, third }) => [
    box(0, 0, 1200, 900, N.sand),
    faded(0.14, box(176, 126, 880, 680, N.bark, 12)),
    box(160, 110, 880, 680, N.paper, 12),
    `<rect x="196" y="146" width="808" height="608" rx="8" fill="none" stroke="${N.clay}" stroke-width="8"/>`,
    disc(600, 238, 44, lead),
    line("M578 238l16 18l30 -36", N.paper, 10),
    box(420, 316, 360, 34, N.bark, 10),
    each(3, (row) => box(330, 400 + row * 50, 540 - row * 90, 18, N.oat, 9)),
    // What a person covered before showing it.
    each(2, (row) => box(330, 560 + row * 44, 300, 26, N.bark, 4)),
    box(330, 668, 220, 16, N.oat, 8),
    shape("M800 660l-34 92l34 -18l24 30l16 -84zM880 660l34 92l-34 -18l-24 30l-16 -84z", second),
    disc(840, 630, 78, third),
    disc(840, 630, 54, second),
  ],
};
