import { N } from "../look.ts";
import { box, cutTo, disc, each, faded, line, oval, raster, shape } from "../shapes.ts";
import { frame, glint, grime, lamp, plant, room, shadow, sofa, table, window } from "../things.ts";
import type { Scenes } from "./scene.ts";

/** Whole rooms and their windows made anew; before it, too. */
export const roomScenes: Scenes = {
  living: (look) => {
    if (look.before) {
      return [
        room({ ...look, floorKind: "plain", wall: "#d9ccb2" }),
        window(look, 130, 110, 280, 330),
        grime(look, 40, 60, 1100, 560, 20),
        line("M700 80l40 120l-30 90l60 100", "#a3957a", 6),
        box(560, 470, 420, 190, "#a58a66", 6),
        faded(0.35, raster({ x: 570, y: 480, width: 400, height: 170 }, [133, 170], N.bark, 4)),
        grime(look, 40, 680, 1100, 180, 24),
      ];
    }
    return [
      room(look),
      window(look, 130, 110, 280, 330),
      frame(look, 560, 130, 150, 190),
      frame(look, 740, 160, 120, 150),
      faded(0.5, oval(650, 800, 420, 66, look.wash)),
      sofa(look, 420, 600, 500),
      lamp(look, 1060, 790),
      plant(look, 250, 800, 1.1),
    ];
  },
  "new-bath": (look) => {
    const { lead, soft, wash, third, before, dice } = look;
    const big = dice.chance(0.5);
    return [
      room({ ...look, wall: wash, floorKind: "tiles" }, 720),
      before ? box(0, 0, 1200, 706, "#d8cbb0") : box(0, 0, 1200, 706, big ? N.cream : wash),
      raster(
        { x: 0, y: 0, width: 1200, height: 706 },
        before ? [90, 90] : big ? [240, 176] : [120, 60],
        before ? "#b3a486" : N.oat,
        before ? 6 : 3,
      ),
      ...(before
        ? [grime(look, 30, 60, 1100, 600, 34)]
        : [
            box(0, 0, 300, 706, lead),
            faded(0.3, raster({ x: 0, y: 0, width: 300, height: 706 }, [100, 60], N.paper, 3)),
          ]),
      disc(560, 240, 130, N.steel),
      disc(560, 240, 114, "#e9f2ef"),
      box(420, 450, 300, 30, N.paper, 10),
      shape("M450 480H690C690 560 650 590 570 590S450 560 450 480Z", before ? "#e9dfc8" : N.paper),
      line("M560 450V400H610", N.clay, 14),
      box(420, 590, 300, 130, before ? "#a98f68" : N.wood, 4),
      shadow(930, 790, 130),
      shape("M850 560H1010C1010 680 990 740 960 780H900C870 740 850 680 850 560Z", N.paper),
      box(860, 400, 140, 160, N.paper, 14),
      oval(930, 560, 90, 22, before ? "#e0d4ba" : soft),
      ...(before
        ? []
        : [
            box(800, 250, 20, 200, third, 8),
            box(760, 270, 100, 120, third, 6),
            glint(640, 160, 28),
          ]),
    ];
  },
  "new-kitchen": (look) => {
    const { lead, deep, soft, wash, second, third, before, dice } = look;
    const door = before ? "#a98d66" : lead;
    const island = dice.chance(0.5);
    return [
      room(look, 720),
      box(90, 60, 720, 220, before ? "#b79b73" : soft, 8),
      line("M330 60V280M570 60V280", before ? "#8e7450" : N.paper, 5),
      box(880, 110, 230, 610, before ? "#d6cab2" : wash, 12),
      line("M880 340H1110", N.oat, 6),
      raster(
        { x: 90, y: 290, width: 720, height: 160 },
        before ? [60, 54] : [90, 40],
        before ? "#b19f7b" : N.oat,
        before ? 5 : 3,
      ),
      box(70, 450, 780, 30, before ? "#cdbf9f" : N.paper, 6),
      each(
        3,
        (i) =>
          box(90 + i * 245, 480, 235, 240, door, 6) + box(180 + i * 245, 506, 60, 10, N.oat, 5),
      ),
      line("M250 450V370C250 330 330 330 330 370", N.clay, 14),
      ...(before
        ? [grime(look, 60, 80, 1000, 600, 40)]
        : [
            box(590, 430, 180, 20, N.bark, 8),
            shape("M620 430V380H740V430Z", second),
            ...(island
              ? [
                  box(300, 640, 560, 30, N.paper, 8),
                  box(330, 670, 500, 170, deep, 6),
                  disc(440, 620, 22, third),
                  disc(490, 624, 18, second),
                ]
              : [plant(look, 990, 810, 0.9)]),
          ]),
    ];
  },
  chassis: (look) => {
    const { before, wash } = look;
    return [
      room({ ...look, floorKind: "planks" }, 740),
      box(60, 60, 1080, 640, before ? "#8f877a" : N.paper, 6),
      each(3, (i) => {
        const x = 90 + i * 345;
        return [
          box(x, 90, 330, 580, before ? "#cfd6cf" : "#d9ece9"),
          cutTo(
            x,
            90,
            330,
            580,
            faded(0.6, oval(100 - i * 30, 560, 240, 150, look.leafSoft)),
            faded(0.5, oval(300 - i * 60, 600, 200, 170, look.leaf)),
          ),
          ...(before
            ? [grime(look, x, 100, 300, 540, 12)]
            : [
                faded(
                  0.5,
                  line(`M${x + 60} 560L${x + 230} 140M${x + 120} 580L${x + 260} 240`, N.paper, 14),
                ),
              ]),
          box(x + 300, 350, 12, 90, before ? "#6e675a" : N.steel, 6),
        ];
      }),
      box(40, 700, 1120, 34, N.oat, 4),
      before ? box(180, 760, 200, 70, N.clay, 4) : table(150, 760, 320, 120, N.clay),
      faded(before ? 0 : 0.4, shape("M420 740H960L1100 900H500Z", wash)),
      plant(look, 1040, 830, 0.9),
    ];
  },
};
