import { N } from "../look.ts";
import { box, cutTo, disc, each, faded, line, moved, oval, shape, turned } from "../shapes.ts";
import { frame, room, shadow, table, window } from "../things.ts";
import type { Look } from "../look.ts";
import type { Scenes } from "./scene.ts";

function pencils({ lead, second, third, soft }: Look, x: number, y: number) {
  return (
    each(3, (i) =>
      turned(
        -10 + i * 10,
        [x + 30, y],
        box(x + 12 + i * 16, y - 130, 10, 90, [third, second, lead][i] ?? lead, 3),
      ),
    ) + box(x, y - 70, 60, 70, soft, 8)
  );
}

const key = (x: number, y: number) =>
  each(10, (i) => box(x + i * 58, y, 54, 44, N.paper, 3)) +
  each(9, (i) => (i % 7 === 2 || i % 7 === 6 ? "" : box(x + 40 + i * 58, y, 30, 26, N.dark, 3)));

/** Instruments and pictures. */
export const musicArtScenes: Scenes = {
  piano: (look) => [
    room(look),
    window(look, 840, 100, 250, 300),
    shadow(430, 800, 380),
    box(120, 330, 620, 460, look.deep, 16),
    box(100, 310, 660, 40, look.lead, 12),
    box(330, 200, 200, 120, N.paper, 4),
    line("M360 235h140M360 262h140M360 289h90", N.oat, 5),
    box(110, 540, 640, 66, look.lead, 8),
    key(130, 550),
    box(840, 680, 200, 34, look.second, 12),
    box(860, 712, 20, 90, N.bark),
    box(1000, 712, 20, 90, N.bark),
  ],
  guitar: (look) => {
    const { lead, second, third, dice } = look;
    return [
      room(look),
      frame(look, 160, 130, 170, 210),
      moved(
        620,
        600,
        1.35,
        shadow(0, 160, 130),
        shape(
          "M-60 -70C-110 -50 -90 0 -110 50C-130 130 -60 160 0 160S130 130 110 50C90 0 110 -50 60 -70C40 -90 -40 -90 -60 -70Z",
          dice.pick([N.clay, lead, "#b97f4a"]),
        ),
        disc(0, 30, 36, N.bark),
        box(-14, -330, 28, 330, N.bark, 6),
        box(-26, -390, 52, 76, N.dark, 8),
        line("M-6 -320V90M6 -320V90", N.cream, 2),
        box(-44, 92, 88, 16, N.bark, 6),
      ),
      box(900, 560, 190, 220, N.dark, 16),
      disc(995, 660, 66, lead),
      disc(995, 660, 30, N.dark),
      moved(
        260,
        620,
        1,
        box(-70, 0, 140, 24, second, 10),
        line("M-50 20L-80 180M50 20L80 180", N.bark, 12),
      ),
      disc(930, 590, 8, third),
    ];
  },
  microphone: (look) => {
    const { lead, third, second, light } = look;
    return [
      room({ ...look, wall: light === "evening" ? look.soft : look.wall }, 720),
      faded(0.24, shape("M600 -60L240 720H960Z", third)),
      ...[140, 920].map((x) =>
        [
          box(x, 420, 150, 300, N.dark, 12),
          disc(x + 75, 510, 46, lead),
          disc(x + 75, 630, 56, lead),
          disc(x + 75, 630, 24, N.dark),
        ].join(""),
      ),
      shadow(600, 820, 140),
      oval(600, 816, 110, 22, N.bark),
      line("M600 810V380", N.bark, 14),
      turned(
        -24,
        [600, 350],
        box(574, 300, 52, 150, N.dark, 20),
        box(560, 210, 80, 110, N.steel, 40),
        box(560, 296, 80, 16, second),
      ),
      box(690, 420, 170, 120, N.paper, 4),
      line("M775 540V800", N.bark, 10),
      line("M715 455h120M715 482h120M715 509h70", N.oat, 6),
    ];
  },
  easel: (look) => {
    const { lead, deep, soft, second, third, wash, dice } = look;
    const picture = dice.chance(0.5)
      ? [
          box(0, 0, 360, 280, wash),
          shape("M0 280L120 110L220 220L290 150L360 280Z", lead),
          disc(270, 70, 34, third),
        ]
      : [
          box(0, 0, 360, 280, N.cream),
          box(120, 150, 120, 110, soft, 20),
          each(5, (i) =>
            oval(
              180 + (i - 2) * 34,
              110 - (i % 2) * 24,
              22,
              40,
              [second, third, lead, second, deep][i] ?? lead,
            ),
          ),
        ];
    return [
      room(look),
      window(look, 110, 110, 230, 280),
      line("M600 130V780M480 780L580 200M720 780L620 200", N.clay, 18),
      box(404, 214, 392, 312, N.paper, 4),
      cutTo(420, 230, 360, 280, ...picture),
      box(400, 526, 400, 20, N.wood, 6),
      table(870, 610, 260, 180),
      each(4, (i) => disc(900 + i * 60, 596, 20, [lead, second, third, deep][i] ?? lead)),
      pencils(look, 960, 610),
    ];
  },
};
