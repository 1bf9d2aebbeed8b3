import {
  box,
  carton,
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
  turned,
} from "./shapes.ts";

type Scene = () => string[];

const truck = [
  shadow(330, 300, 360),
  box(0, 0, 430, 240, C.teal, 14),
  faded(0.25, box(0, 150, 430, 90, C.deep)),
  box(40, 60, 200, 22, C.mist, 11),
  box(40, 100, 130, 22, C.mist, 11),
  shape("M440 70 H560 L640 160 V240 H440 Z", C.paper),
  shape("M470 95 H550 L600 155 H470 Z", C.soft),
  box(0, 235, 650, 26, C.bark, 8),
  ...[120, 520].flatMap((x) => [disc(x, 262, 52, C.bark), disc(x, 262, 24, C.oat)]),
];

const bucket = [
  shadow(0, 0, 130),
  line("M-70 -150 C-60 -240 60 -240 70 -150", C.bark, 9),
  shape("M-92 -150 H92 L70 0 H-70 Z", C.teal),
  oval(0, -150, 92, 22, C.deep),
  ...[-40, 0, 44, 18].map((x, index) => disc(x, -162 - (index % 2) * 22, 26 - index * 3, C.paper)),
];

/** Scenes of moving, cleaning and work on a home, by name. */
export const homeScenes: Record<string, Scene> = {
  "moving-boxes": () => [
    room(C.sand, C.paper, C.oat),
    sunlitWindow(760, 150),
    carton(140, 470, 290, 230),
    carton(190, 300, 210, 170, C.oat),
    carton(450, 540, 240, 180, "#c7aa8b"),
    carton(830, 590, 220, 170, C.clay),
    plant(640, 790, 0.9),
  ],
  "moving-truck": () => [
    room("#e7efe9", C.paper, C.oat, 690),
    faded(0.6, box(60, 250, 260, 440, C.sand, 6), box(340, 320, 220, 370, C.oat, 6)),
    faded(0.6, box(940, 210, 240, 480, C.sand, 6)),
    ...[100, 190].flatMap((x) =>
      [300, 400, 500].map((y) => faded(0.8, box(x, y, 56, 66, C.mist, 4))),
    ),
    moved(300, 460, 1.05, ...truck),
    carton(90, 650, 150, 120),
    carton(1010, 660, 130, 110, C.oat),
  ],
  "clean-room": () => [
    room("#e3eeea", C.paper, "#e7d8c4"),
    sunlitWindow(150, 130, 330, 380),
    faded(0.55, shape("M60 900 L420 660 H700 L560 900 Z", C.paper)),
    moved(830, 800, 1.15, ...bucket),
    turned(
      -16,
      [1010, 480],
      box(1000, 250, 18, 420, C.wood, 8),
      shape("M950 660 H1070 L1090 740 H930 Z", C.sun),
    ),
    ...[560, 640, 700].map((x, index) =>
      faded(0.6, shape(star(x, 250 + index * 70, 22 + index * 6), C.soft)),
    ),
    plant(620, 760, 0.75),
  ],
  "clean-bath": () => [
    room("#dcebe7", "#eef5f2", "#e9ddcd", 700),
    ...grid(0, 0, 1200, 700, 110).map((path) => faded(0.7, line(path, C.paper, 5))),
    shadow(420, 760, 380),
    shape("M90 470 H760 C760 650 690 740 560 740 H290 C170 740 100 650 90 470 Z", C.paper),
    box(70, 450, 710, 38, "#f3ece3", 18),
    line("M690 450 V360 C690 320 620 320 620 360 V380", C.clay, 18),
    box(900, 420, 210, 26, C.wood, 8),
    ...[930, 985, 1040].map((x, index) =>
      box(x, 330 - index * 12, 40, 90 + index * 12, [C.teal, C.blush, C.soft][index] ?? C.teal, 12),
    ),
    box(930, 520, 150, 180, C.mist, 12),
    faded(0.8, box(930, 600, 150, 18, C.teal)),
    ...[200, 300, 380, 520].map((x, index) =>
      disc(x, 450 - (index % 2) * 20, 30 + index * 4, C.paper),
    ),
  ],
  certificate: () => [
    box(0, 0, 1200, 900, C.sand),
    faded(0.14, box(176, 126, 880, 680, C.bark, 12)),
    box(160, 110, 880, 680, C.paper, 12),
    `<rect x="196" y="146" width="808" height="608" rx="8" fill="none" stroke="${C.clay}" stroke-width="8"/>`,
    disc(600, 238, 44, C.teal),
    line("M578 238 l16 18 l30 -36", C.paper, 10),
    box(420, 316, 360, 34, C.bark, 10),
    ...[400, 450, 500].map((y, row) => box(330, y, 540 - row * 90, 18, C.oat, 9)),
    // What a person covered before showing it.
    ...[560, 604].map((y) => box(330, y, 300, 26, C.bark, 4)),
    box(330, 668, 220, 16, C.oat, 8),
    shape(
      "M800 660 l-34 92 l34 -18 l24 30 l16 -84 z M880 660 l34 92 l-34 -18 l-24 30 l-16 -84 z",
      C.blush,
    ),
    disc(840, 630, 78, C.sun),
    disc(840, 630, 54, C.blush),
  ],
  "air-conditioner": () => [
    room("#e4ece8", C.paper, "#e4d4c0"),
    box(300, 150, 600, 170, C.paper, 30),
    faded(0.5, box(300, 270, 600, 50, C.mist, 20)),
    box(350, 276, 500, 16, C.soft, 8),
    disc(840, 200, 9, C.teal),
    ...[0, 1, 2].map((row) =>
      faded(
        0.7 - row * 0.18,
        line(`M${400 + row * 20} ${370 + row * 60} c70 -34 110 34 180 0 s110 34 180 0`, C.soft, 14),
      ),
    ),
    box(180, 620, 520, 110, C.teal, 40),
    box(150, 540, 100, 200, C.deep, 34),
    box(640, 540, 100, 200, C.deep, 34),
    shadow(445, 752, 330),
    lamp(920, 780),
  ],
  toolbox: () => [
    room("#e6ebe5", C.paper, "#dac8b1"),
    line("M0 210 H420 V420 H760 V120 H1200", C.soft, 44),
    line("M0 200 H420", C.mist, 10),
    ...[
      [420, 210],
      [420, 420],
      [760, 420],
      [760, 120],
    ].map(([x, y]) => disc(x ?? 0, y ?? 0, 40, C.teal)),
    disc(590, 420, 56, C.paper),
    line("M590 420 L616 392", C.blush, 9),
    shadow(560, 800, 380),
    line("M400 560 C400 470 720 470 720 560", C.bark, 24),
    box(240, 560, 640, 230, C.teal, 22),
    box(240, 560, 640, 74, C.deep, 22),
    box(510, 600, 100, 70, C.sun, 12),
    turned(
      24,
      [970, 640],
      box(955, 440, 30, 330, C.clay, 12),
      shape("M920 400 h100 v70 h-30 v-36 h-40 v36 h-30z", C.bark),
    ),
  ],
  "paint-roller": () => [
    room("#f2eadf", C.paper, "#dcc9b0"),
    shape("M0 0 H700 C690 160 740 260 690 400 S720 560 680 646 H0 Z", "#9bc9c0"),
    faded(0.5, shape("M0 0 H420 C410 160 460 300 410 430 S440 580 400 646 H0 Z", C.soft)),
    turned(
      18,
      [820, 300],
      box(690, 190, 300, 96, C.teal, 40),
      line("M990 238 H1040 V330 H850 V400", C.bark, 15),
      box(826, 396, 48, 210, C.wood, 20),
    ),
    shadow(380, 800, 170),
    shape("M250 600 H510 L490 800 H270 Z", C.paper),
    oval(380, 600, 130, 30, C.teal),
    line("M252 610 C260 520 500 520 508 610", C.clay, 8),
    faded(0.9, shape("M300 600 c0 60 26 60 26 0 z M420 606 c0 90 34 90 34 -4 z", C.teal)),
  ],
  kitchen: () => [
    room("#e3ebe5", C.paper, "#d9c5aa", 720),
    ...[0, 1, 2].map((i) => box(120 + i * 240, 90, 226, 190, i % 2 ? C.mist : "#c9e0da", 8)),
    ...[0, 1, 2].map((i) => box(215 + i * 240, 250, 40, 10, C.wood, 5)),
    ...grid(120, 300, 820, 470, 68).map((path) => faded(0.5, line(path, C.oat, 3))),
    box(80, 470, 1040, 34, C.paper, 8),
    ...[0, 1, 2, 3].map((i) => box(100 + i * 250, 504, 238, 216, i === 2 ? C.deep : C.teal, 6)),
    ...[0, 1, 2, 3].map((i) => box(190 + i * 250, 530, 60, 10, C.oat, 5)),
    line("M360 470 V380 C360 340 440 340 440 386", C.clay, 15),
    box(700, 448, 190, 24, C.bark, 8),
    shape("M730 448 V400 H860 V448 Z", C.blush),
    line("M870 416 h40", C.bark, 10),
    faded(0.6, line("M770 380 c-16 -26 16 -40 0 -66 M820 380 c-16 -26 16 -40 0 -66", C.paper, 8)),
    plant(1040, 470, 0.42),
  ],
};

function star(x: number, y: number, size: number): string {
  const inner = size * 0.28;
  return `M${x} ${y - size} L${x + inner} ${y - inner} L${x + size} ${y} L${x + inner} ${y + inner} L${x} ${y + size} L${x - inner} ${y + inner} L${x - size} ${y} L${x - inner} ${y - inner} Z`;
}

function grid(left: number, top: number, right: number, bottom: number, step: number): string[] {
  const across = Math.floor((right - left) / step);
  const down = Math.floor((bottom - top) / step);
  return [
    ...Array.from({ length: across + 1 }, (_, i) => `M${left + i * step} ${top} V${bottom}`),
    ...Array.from({ length: down + 1 }, (_, i) => `M${left} ${top + i * step} H${right}`),
  ];
}
