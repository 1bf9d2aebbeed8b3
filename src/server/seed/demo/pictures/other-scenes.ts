import {
  box,
  COLOURS as C,
  disc,
  faded,
  lamp,
  line,
  moved,
  oval,
  plant,
  room,
  shadow,
  shape,
  sunlitWindow,
  table,
  turned,
} from "./shapes.ts";

type Scene = () => string[];

const flower = (x: number, y: number, size: number, fill: string) => [
  ...[0, 72, 144, 216, 288].map((degrees) =>
    turned(degrees, [x, y], oval(x, y - size * 0.6, size * 0.42, size * 0.6, fill)),
  ),
  disc(x, y, size * 0.34, C.sun),
];

/** Scenes of lessons, events, work at a desk, cars, animals and talks, by name. */
export const otherScenes: Record<string, Scene> = {
  desk: () => [
    room("#e6ece6", C.paper, "#dbc8af"),
    sunlitWindow(160, 120, 260, 300),
    table(200, 570, 820, 240),
    ...[C.teal, C.blush, C.deep, C.sun].map((fill, i) =>
      box(280 + i * 4, 530 - i * 40, 230 - i * 16, 38, fill, 6),
    ),
    turned(
      -6,
      [720, 540],
      shape(
        "M560 560 C620 520 680 520 720 550 C760 520 820 520 880 560 V470 C820 440 760 440 720 466 C680 440 620 440 560 470 Z",
        C.paper,
      ),
    ),
    turned(
      -6,
      [720, 540],
      line("M720 466 V550 M600 500 h90 M600 522 h90 M750 500 h90 M750 522 h90", C.oat, 6),
    ),
    box(920, 500, 60, 70, C.soft, 8),
    ...[930, 948, 962].map((x, i) =>
      turned(
        -10 + i * 10,
        [x, 500],
        box(x, 430, 10, 80, [C.wood, C.blush, C.teal][i] ?? C.teal, 3),
      ),
    ),
    lamp(1090, 820),
  ],
  piano: () => [
    room("#ece3d7", C.paper, "#d2bc9f"),
    sunlitWindow(820, 110, 250, 320),
    shadow(430, 800, 380),
    box(120, 330, 620, 460, C.deep, 16),
    box(100, 310, 660, 40, C.teal, 12),
    box(90, 540, 680, 60, C.paper, 8),
    ...Array.from({ length: 16 }, (_, i) => line(`M${132 + i * 40} 542 V600`, C.oat, 3)),
    ...[0, 1, 3, 4, 5, 7, 8, 10, 11, 12].map((i) => box(162 + i * 40, 540, 22, 36, C.bark, 3)),
    box(90, 600, 680, 26, C.teal, 6),
    box(330, 380, 200, 140, C.paper, 4),
    ...[410, 440, 470].map((y) => line(`M350 ${y} H510`, C.oat, 4)),
    shadow(930, 820, 170),
    shape(
      "M860 800 C820 720 850 660 890 650 C870 610 890 570 930 570 C970 570 990 610 970 650 C1010 660 1040 720 1000 800 C960 830 900 830 860 800 Z",
      C.clay,
    ),
    disc(930, 715, 34, C.bark),
    box(918, 330, 24, 380, C.wood, 6),
    box(908, 290, 44, 60, C.bark, 8),
  ],
  gym: () => [
    room("#dde9e5", "#f2f5f1", "#cfbfa9"),
    sunlitWindow(780, 110, 290, 320),
    faded(
      0.9,
      turned(-3, [460, 760], box(120, 700, 720, 110, C.teal, 18), oval(838, 755, 30, 55, C.deep)),
    ),
    moved(
      330,
      620,
      1,
      shadow(170, 70, 220),
      box(60, 10, 220, 30, C.bark, 10),
      ...[0, 40].map((x) => box(x, -50 + x * 0.4, 36, 150 - x * 0.8, C.deep, 12)),
      ...[264, 304].map((x, i) => box(x, -34 - i * 16, 36, 118 + i * 32, C.deep, 12)),
    ),
    disc(960, 690, 120, C.blush),
    faded(0.3, oval(930, 650, 50, 36, C.paper)),
    shadow(960, 812, 130),
    line("M180 120 V420 M260 120 V420", C.clay, 12),
    ...[170, 250, 330].map((y) => line(`M180 ${y} H260`, C.clay, 10)),
  ],
  arch: () => [
    room("#f1e9de", C.paper, "#e2d2bc", 700),
    line("M300 760 V380 C300 120 900 120 900 380 V760", C.oat, 26),
    ...(
      [
        [300, 520, 52, C.blush],
        [310, 400, 60, C.paper],
        [350, 290, 56, C.soft],
        [440, 205, 62, C.blush],
        [560, 165, 54, C.paper],
        [680, 172, 60, C.soft],
        [800, 235, 58, C.blush],
        [872, 330, 56, C.paper],
        [896, 450, 50, C.soft],
      ] as const
    ).flatMap(([x, y, size, fill]) => [
      oval(x + 20, y + 26, size * 0.7, size * 0.5, C.teal),
      ...flower(x, y, size, fill),
    ]),
    shape("M480 900 L560 700 H640 L720 900 Z", C.paper),
    ...[150, 1040].flatMap((x) => [
      shadow(x, 800, 110),
      box(x - 60, 640, 120, 150, C.mist, 20),
      box(x - 66, 620, 132, 30, C.soft, 12),
    ]),
  ],
  camera: () => [
    room("#e2e9e5", C.paper, "#d9c6ad", 700),
    shape("M0 0 H420 C400 220 420 460 380 700 H0 Z", C.mist),
    shadow(640, 840, 260),
    line("M640 560 L480 840 M640 560 L800 840 M640 560 V820", C.bark, 18),
    box(430, 300, 420, 270, C.deep, 36),
    box(520, 250, 150, 70, C.deep, 18),
    box(430, 380, 420, 110, C.teal),
    disc(640, 435, 124, C.paper),
    disc(640, 435, 98, C.bark),
    disc(640, 435, 62, C.teal),
    faded(0.8, oval(612, 404, 24, 16, C.mist)),
    disc(800, 338, 16, C.blush),
    moved(
      1010,
      120,
      1,
      line("M0 0 V640", C.bark, 12),
      shape("M-110 40 H110 L150 230 H-150 Z", C.paper),
      faded(0.25, shape("M-150 230 H150 L260 560 H-260 Z", C.sun)),
    ),
  ],
  palette: () => [
    room("#f0e6dc", C.paper, "#e0cdb8", 640),
    disc(340, 320, 210, C.oat),
    disc(340, 320, 180, "#e6f1ee"),
    faded(0.6, shape("M230 420 C260 300 330 220 430 210 C360 270 320 350 300 470 Z", C.paper)),
    box(325, 520, 30, 130, C.wood, 8),
    shadow(340, 660, 150),
    table(120, 640, 960, 220, C.clay),
    ...[C.blush, C.sun, C.soft, C.deep, C.clay].map((fill, i) =>
      box(560 + i * 84, 590, 70, 50, fill, 10),
    ),
    ...[600, 680, 760, 850].map((x, i) =>
      turned(
        -14 + i * 9,
        [x, 480],
        box(x, 380, 16, 190, [C.wood, C.bark, C.teal, C.clay][i] ?? C.wood, 6),
        oval(x + 8, 370, 20 - i * 2, 40, [C.blush, C.oat, C.paper, C.soft][i] ?? C.oat),
      ),
    ),
    ...flower(1010, 560, 44, C.paper),
  ],
  dishes: () => [
    room("#e9eee8", C.paper, "#d9c4a8", 560),
    sunlitWindow(120, 90, 250, 290),
    box(40, 560, 1120, 340, C.paper, 20),
    faded(0.5, ...[120, 360, 600, 840, 1080].map((x) => line(`M${x} 640 V900`, C.oat, 8))),
    oval(330, 590, 190, 50, C.mist),
    oval(330, 574, 150, 36, C.paper),
    ...[250, 300, 350, 400].map((x, i) =>
      disc(x, 552 + (i % 2) * 14, 32, [C.blush, C.sun, C.soft, C.clay][i] ?? C.sun),
    ),
    box(560, 500, 26, 90, C.clay, 6),
    oval(573, 494, 120, 26, C.oat),
    ...[500, 560, 620].map((x, i) =>
      disc(x, 470 - (i % 2) * 20, 30, [C.soft, C.blush, C.sun][i] ?? C.sun),
    ),
    oval(860, 600, 190, 50, C.oat),
    oval(860, 584, 150, 36, C.paper),
    ...[790, 850, 910].map((x, i) =>
      box(x, 540, 50, 40, [C.teal, C.blush, C.sun][i] ?? C.teal, 12),
    ),
    ...flower(1050, 470, 46, C.blush),
    box(1030, 500, 40, 90, C.soft, 12),
  ],
  laptop: () => [
    room("#e3eae6", C.paper, "#d8c4a9", 690),
    plant(1060, 700, 0.85),
    table(130, 660, 940, 200),
    box(330, 240, 540, 370, C.bark, 22),
    box(352, 262, 496, 320, C.paper, 8),
    box(380, 292, 200, 24, C.teal, 12),
    ...[340, 372, 404].map((y, i) => box(380, y, 170 - i * 24, 14, C.oat, 7)),
    box(600, 292, 220, 150, C.mist, 12),
    shape("M600 442 L670 370 L720 410 L760 372 L820 442 Z", C.soft),
    ...[30, 56, 44, 80, 66].map((tall, i) =>
      box(392 + i * 44, 545 - tall, 28, tall, i === 3 ? C.blush : C.teal, 4),
    ),
    box(640, 470, 180, 22, C.oat, 11),
    box(640, 506, 130, 22, C.oat, 11),
    shape("M270 612 H930 L970 662 H230 Z", C.clay),
    box(170, 600, 70, 62, C.blush, 10),
    line("M240 616 c30 0 30 34 0 34", C.blush, 10),
  ],
  car: () => [
    room("#e2ebe7", C.paper, "#cdbda7", 620),
    faded(0.7, box(80, 160, 300, 460, C.sand, 8), box(820, 100, 300, 520, C.sand, 8)),
    shadow(600, 780, 520),
    shape(
      "M150 700 C150 590 240 570 330 550 C400 440 470 400 620 400 C770 400 830 460 890 550 C1000 566 1060 600 1060 700 Z",
      C.teal,
    ),
    shape("M390 546 C440 470 490 440 590 440 V546 Z", C.mist),
    shape("M620 440 C730 440 780 480 826 546 H620 Z", C.mist),
    faded(
      0.4,
      shape("M420 546 L500 456 L540 448 L470 546 Z M650 546 L700 450 L730 456 L690 546 Z", C.paper),
    ),
    box(140, 680, 930, 50, C.deep, 24),
    ...[350, 860].flatMap((x) => [
      disc(x, 720, 86, C.bark),
      disc(x, 720, 44, C.oat),
      disc(x, 720, 14, C.bark),
    ]),
    box(1010, 610, 46, 34, C.sun, 12),
    ...(
      [
        [220, 480, 18],
        [270, 430, 12],
        [980, 470, 16],
        [940, 420, 11],
        [600, 350, 15],
      ] as const
    ).map(([x, y, r]) => faded(0.8, disc(x, y, r, C.paper))),
  ],
  pets: () => [
    room("#e7eee8", C.paper, "#d9c7ad"),
    sunlitWindow(790, 100, 270, 320),
    shadow(370, 800, 300),
    shape("M120 500 L370 300 L620 500 V790 H120 Z", C.oat),
    shape("M90 520 L370 280 L650 520 L620 556 L370 344 L120 556 Z", C.teal),
    shape("M270 790 V640 C270 520 470 520 470 640 V790 Z", C.bark),
    moved(
      780,
      720,
      1,
      shadow(60, 84, 170),
      shape("M-60 80 H180 L150 0 H-30 Z", C.blush),
      oval(60, 2, 90, 18, C.bark),
      ...[20, 60, 100].map((x) => disc(x, -4, 16, C.clay)),
    ),
    moved(
      1010,
      760,
      1,
      shadow(0, 46, 60),
      disc(0, 0, 48, C.sun),
      line("M-44 -16 C-10 10 10 10 44 -16", C.paper, 9),
    ),
    ...(
      [
        [600, 640],
        [690, 590],
      ] as const
    ).flatMap(([x, y]) => [
      oval(x, y + 22, 26, 22, C.clay),
      ...[-26, -9, 9, 26].map((dx, i) => disc(x + dx, y - (i % 3 === 0 ? 2 : 14), 9, C.clay)),
    ]),
  ],
  talk: () => [
    room("#e4ece7", C.paper, "#dac8b0"),
    sunlitWindow(470, 110, 270, 310),
    ...[
      [150, C.teal, C.deep],
      [770, C.blush, "#c2826a"],
    ].map(([x, seat, back]) =>
      moved(
        Number(x),
        470,
        1,
        shadow(140, 350, 190),
        box(20, 0, 240, 260, String(back), 50),
        box(0, 170, 280, 110, String(seat), 40),
        box(30, 270, 20, 80, C.bark, 6),
        box(230, 270, 20, 80, C.bark, 6),
      ),
    ),
    table(500, 640, 200, 170, C.clay),
    box(540, 596, 46, 44, C.paper, 8),
    box(620, 596, 46, 44, C.soft, 8),
    plant(1110, 800, 0.85),
    faded(
      0.9,
      box(180, 200, 190, 110, C.paper, 40),
      shape("M230 300 L220 350 L280 306 Z", C.paper),
      ...[230, 275, 320].map((x) => disc(x, 255, 11, C.soft)),
    ),
  ],
};
