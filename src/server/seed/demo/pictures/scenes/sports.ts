import { N } from "../look.ts";
import { box, disc, each, faded, line, moved, oval, shape } from "../shapes.ts";
import { plant, room, shadow, window } from "../things.ts";
import type { Scenes } from "./scene.ts";

/** Sports. */
export const sportScenes: Scenes = {
  dumbbells: (look) => {
    const { lead, deep, soft, second, third, dice } = look;
    return [
      room(look),
      box(80, 150, 360, 420, "#e4efec", 6),
      faded(0.6, line("M140 520L320 190M220 540L380 250", N.paper, 18)),
      line("M620 250H1080M620 430H1080", N.bark, 20),
      ...[0, 1].map((row) =>
        each(4, (i) => {
          const x = 650 + i * 110;
          const y = 215 + row * 180;
          const c = [lead, second, deep, third][(i + row) % 4] ?? lead;
          return disc(x, y, 34, c) + disc(x + 60, y, 34, c) + box(x, y - 9, 60, 18, N.dark);
        }),
      ),
      line("M630 250V720M1070 250V720", N.bark, 16),
      shadow(330, 810, 250),
      box(120, 740, 420, 60, soft, 30),
      disc(150, 770, 26, lead),
      dice.chance(0.6) ? disc(900, 760, 100, second) : box(820, 700, 200, 110, third, 14),
    ];
  },
  golf: (look) => [
    box(0, 0, 1200, 460, "#dfeeee"),
    faded(0.8, oval(260, 470, 460, 170, look.leafSoft), oval(900, 480, 520, 210, "#bccb9d")),
    box(0, 440, 1200, 460, "#93a86a"),
    faded(0.35, oval(720, 640, 420, 90, "#d5dfb6")),
    line("M860 620V220", N.paper, 12),
    shape("M860 226L1010 276L860 330Z", look.dice.pick([look.second, look.third, look.lead])),
    oval(860, 622, 40, 12, N.dark),
    disc(430, 720, 34, N.paper),
    each(6, (i) => disc(418 + (i % 3) * 12, 712 + Math.floor(i / 3) * 12, 3, N.oat)),
    moved(
      230,
      700,
      1,
      line("M-60 -420L40 90", N.steel, 14),
      shape("M20 70L130 100V130H10Z", N.dark),
    ),
    look.dice.chance(0.5)
      ? moved(
          1030,
          760,
          1,
          box(-60, -200, 120, 210, look.lead, 26),
          box(-60, -120, 120, 20, look.deep),
          each(
            3,
            (i) =>
              line(`M${-34 + i * 34} -200V-290`, N.bark, 10) + disc(-34 + i * 34, -296, 18, N.dark),
          ),
        )
      : "",
  ],
  pool: (look) => [
    box(0, 0, 1200, 320, look.wash),
    each(5, (i) => box(60 + i * 230, 60, 180, 190, N.glass, 4)),
    box(0, 300, 1200, 40, N.paper),
    box(0, 340, 1200, 560, "#7fbfc4"),
    faded(
      0.5,
      each(6, (i) =>
        line(
          `M${(i % 2) * 60} ${390 + i * 84}c120 -24 180 24 300 0s180 24 300 0s180 24 300 0s180 24 300 0`,
          N.paper,
          6,
        ),
      ),
    ),
    ...[430, 800].map((x, lane) =>
      each(9, (i) =>
        disc(x + (i - 4) * (lane ? 22 : -22), 360 + i * 62, 16 + i, i % 2 ? look.second : N.paper),
      ),
    ),
    moved(620, 660, 1.1, box(-110, -40, 220, 80, look.lead, 36), disc(-60, 0, 18, "#7fbfc4")),
    look.dice.chance(0.5)
      ? moved(180, 330, 1, box(-60, -16, 120, 24, look.third, 8))
      : moved(190, 330, 1, oval(0, -10, 70, 20, look.second)),
  ],
  pilates: (look) => [
    room({ ...look, floorKind: "planks" }),
    window(look, 130, 90, 420, 330),
    shadow(560, 800, 420),
    box(180, 640, 760, 60, N.clay, 12),
    box(220, 590, 420, 54, look.lead, 22),
    box(240, 700, 26, 110, N.bark),
    box(860, 700, 26, 110, N.bark),
    line("M900 640V430C900 400 940 400 940 430V640", N.steel, 16),
    line("M640 616H880", N.dark, 8),
    disc(1030, 740, 76, look.second),
    faded(0.3, oval(1005, 715, 30, 22, N.paper)),
    plant(look, 760, 590, 0.45),
  ],
};
