import { box, COLOURS as C, disc, EMBLEM_SIDE, line, oval, shape, turned } from "./shapes.ts";

const ground = (colour: string, ring: string) => [
  box(0, 0, EMBLEM_SIDE, EMBLEM_SIDE, colour),
  disc(240, 240, 190, ring),
];

/** The emblem of each level-1 category, shared as a picture by pros who show no other. */
export const emblems: Record<string, () => string[]> = {
  "moving-cleaning": () => [
    ...ground(C.mist, C.paper),
    shape("M120 250 L240 140 L360 250 V360 H120 Z", C.teal),
    shape("M96 262 L240 128 L384 262 L366 284 L240 168 L114 284 Z", C.deep),
    box(206, 270, 68, 90, C.sun, 10),
  ],
  "install-repair": () => [
    ...ground(C.sand, C.paper),
    turned(
      45,
      [240, 240],
      box(222, 150, 36, 210, C.teal, 16),
      shape("M180 110 h44 v50 h32 v-50 h44 v80 q-60 40 -120 0z", C.deep),
    ),
    turned(-45, [240, 240], box(226, 210, 28, 160, C.clay, 12), box(234, 110, 12, 110, C.bark, 4)),
  ],
  interior: () => [
    ...ground(C.oat, C.paper),
    box(130, 130, 210, 74, C.teal, 26),
    line("M340 166 H368 V236 H240 V268", C.bark, 14),
    box(220, 266, 40, 110, C.wood, 16),
    shape("M130 204 h60 v40 q-30 26 -60 0z", C.soft),
  ],
  lessons: () => [
    ...ground(C.mist, C.sand),
    shape(
      "M110 190 C160 160 210 166 240 190 C270 166 320 160 370 190 V330 C320 304 270 310 240 332 C210 310 160 304 110 330 Z",
      C.paper,
    ),
    line("M240 190 V330", C.oat, 8),
    line(
      "M140 220 q40 -14 76 2 M140 256 q40 -14 76 2 M264 222 q40 -16 76 -2 M264 258 q40 -16 76 -2",
      C.soft,
      9,
    ),
    disc(240, 128, 26, C.blush),
  ],
  "event-beauty": () => [
    ...ground(C.sand, C.paper),
    ...[0, 60, 120, 180, 240, 300].map((degrees) =>
      turned(
        degrees,
        [240, 230],
        oval(240, 156, 38, 62, degrees % 120 === 0 ? C.blush : "#e3b7a3"),
      ),
    ),
    disc(240, 230, 40, C.sun),
    line("M240 300 V390 M240 350 q40 -6 54 -38", C.teal, 14),
  ],
  outsourcing: () => [
    ...ground(C.mist, C.paper),
    box(116, 150, 248, 168, C.deep, 18),
    box(134, 168, 212, 132, C.paper, 6),
    line("M196 204 L166 234 L196 264 M284 204 L314 234 L284 264 M256 192 L224 276", C.teal, 13),
    box(200, 318, 80, 26, C.clay, 6),
    box(160, 340, 160, 18, C.clay, 9),
  ],
  career: () => [
    ...ground(C.oat, C.paper),
    line("M196 180 V150 q0 -20 20 -20 h48 q20 0 20 20 V180", C.bark, 16),
    box(112, 178, 256, 178, C.teal, 24),
    box(112, 250, 256, 22, C.deep),
    box(214, 236, 52, 50, C.sun, 10),
  ],
  car: () => [
    ...ground(C.mist, C.sand),
    shape(
      "M100 300 C100 252 140 246 172 238 C198 188 224 172 276 172 C328 172 348 198 368 240 C392 248 398 268 398 300 Z",
      C.teal,
    ),
    shape(
      "M202 238 C218 206 236 196 262 196 V238 Z M282 196 C312 198 326 212 340 238 H282 Z",
      C.paper,
    ),
    ...[170, 330].flatMap((x) => [disc(x, 306, 38, C.bark), disc(x, 306, 16, C.oat)]),
  ],
  "pet-care": () => [
    ...ground(C.sand, C.paper),
    oval(240, 290, 78, 66, C.teal),
    ...(
      [
        [150, 216, -24],
        [206, 168, -8],
        [274, 168, 8],
        [330, 216, 24],
      ] as const
    ).map(([x, y, degrees]) => turned(degrees, [x, y], oval(x, y, 32, 42, C.soft))),
  ],
  expert: () => [
    ...ground(C.oat, C.paper),
    line("M240 130 V350 M170 352 H310", C.bark, 14),
    line("M136 176 H344", C.bark, 12),
    ...[150, 330].flatMap((x) => [
      line(`M${x} 176 L${x - 40} 268 M${x} 176 L${x + 40} 268`, C.clay, 7),
      shape(`M${x - 56} 268 H${x + 56} q-8 50 -56 50 t-56 -50z`, C.teal),
    ]),
    disc(240, 130, 18, C.blush),
  ],
};
