import { N, type Look } from "./look.ts";
import {
  box,
  cutTo,
  disc,
  each,
  faded,
  HEIGHT,
  line,
  moved,
  oval,
  shape,
  turned,
  WIDTH,
} from "./shapes.ts";

/** A wall that is lighter above, and a floor below `floorY`. */
export function room({ wall, floor, floorKind }: Look, floorY = 660): string {
  const below = HEIGHT - floorY;
  const seams = {
    plain: "",
    planks: faded(
      0.35,
      line(
        [0.22, 0.5, 0.84].map((part) => `M0 ${floorY + below * part}H${WIDTH}`).join("") +
          each(
            5,
            (i) =>
              `M${140 + i * 240} ${floorY + 4}v${below * 0.2}M${60 + i * 290} ${floorY + below * 0.24}v${below * 0.24}`,
          ),
        N.bark,
        2,
      ),
    ),
    tiles: faded(
      0.4,
      line(
        `M0 ${floorY + below * 0.3}H${WIDTH}M0 ${floorY + below * 0.68}H${WIDTH}` +
          each(9, (i) => `M${600 + (i - 4) * 130} ${floorY}L${600 + (i - 4) * 190} ${HEIGHT}`),
        N.paper,
        4,
      ),
    ),
  }[floorKind];
  return [
    `<defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${N.cream}"/><stop offset="1" stop-color="${wall}"/></linearGradient></defs>`,
    box(0, 0, WIDTH, floorY, "url(#wall)"),
    box(0, floorY, WIDTH, below, floor),
    seams,
    faded(0.6, box(0, floorY - 16, WIDTH, 16, N.paper)),
  ].join("");
}

/** What a thing casts on the floor. */
export function shadow(x: number, y: number, rx: number) {
  return faded(0.14, oval(x, y, rx, rx * 0.13, N.bark));
}

/** A window with what is outside of it: hills, or houses. */
export function window(
  { soft, lead, leaf, leafSoft, dice, light }: Look,
  x: number,
  y: number,
  width = 280,
  height = 340,
) {
  const middle = x + width / 2;
  const sky = light === "evening" ? "#f6dfc4" : N.glass;
  const outside = dice.chance(0.5)
    ? [
        faded(0.7, oval(width * 0.3, height * 0.9, width * 0.5, 70, leafSoft)),
        faded(0.5, oval(width * 0.8, height, width * 0.4, 90, leaf)),
      ]
    : [
        faded(0.6, box(width * 0.08, height * 0.5, width * 0.26, height, soft)),
        faded(0.5, box(width * 0.42, height * 0.34, width * 0.24, height, lead)),
        faded(0.6, box(width * 0.7, height * 0.6, width * 0.3, height, soft)),
      ];
  return [
    box(x - 16, y - 16, width + 32, height + 32, N.paper, 8),
    box(x, y, width, height, sky),
    cutTo(x, y, width, height, ...outside),
    box(middle - 7, y, 14, height, N.paper),
    box(x, y + height * 0.45, width, 12, N.paper),
    box(x - 30, y + height + 14, width + 60, 20, N.oat, 6),
  ].join("");
}

export function plant({ leaf, leafDeep, leafSoft, second }: Look, x: number, y: number, scale = 1) {
  const blade = (degrees: number, length: number, fill: string) =>
    turned(
      degrees,
      [0, -90],
      shape(
        `M0 -90C-34 -150 -26 ${-90 - length} 0 ${-110 - length}C26 ${-90 - length} 34 -150 0 -90Z`,
        fill,
      ),
    );
  return moved(
    x,
    y,
    scale,
    shadow(0, 0, 80),
    blade(-42, 120, leaf),
    blade(38, 130, leafDeep),
    blade(-14, 170, leafSoft),
    blade(16, 150, leaf),
    shape("M-56 -96H56L42 0H-42Z", second),
    faded(0.25, box(-62, -108, 124, 20, N.bark, 6)),
  );
}

export function lamp({ third }: Look, x: number, y: number) {
  return [
    shadow(x, y, 70),
    line(`M${x} ${y - 6}V${y - 330}`, N.bark, 8),
    oval(x, y - 4, 52, 9, N.bark),
    faded(0.22, oval(x, y - 300, 170, 120, third)),
    shape(`M${x - 46} ${y - 400}H${x + 46}L${x + 74} ${y - 290}H${x - 74}Z`, third),
  ].join("");
}

/** A picture on the wall. */
export function frame(
  { wash, lead, second, dice }: Look,
  x: number,
  y: number,
  width = 150,
  height = 190,
) {
  const inside = dice.chance(0.5)
    ? disc(x + width / 2, y + height * 0.42, width * 0.2, second) +
      box(x + 16, y + height * 0.66, width - 32, 22, lead, 6)
    : shape(
        `M${x + 16} ${y + height - 20}L${x + width * 0.45} ${y + height * 0.4}L${x + width - 16} ${y + height - 20}Z`,
        lead,
      ) + disc(x + width * 0.68, y + height * 0.3, width * 0.1, second);
  return (
    box(x, y, width, height, N.paper, 4) +
    box(x + 12, y + 12, width - 24, height - 24, wash, 2) +
    inside
  );
}

export function carton(x: number, y: number, width: number, height: number, fill: string = N.clay) {
  return [
    shadow(x + width / 2, y + height, width * 0.6),
    box(x, y, width, height, fill, 4),
    faded(0.18, box(x, y, width, height * 0.16, N.bark)),
    faded(0.55, box(x + width * 0.43, y, width * 0.14, height, N.sand)),
    faded(0.6, box(x + width * 0.1, y + height * 0.62, width * 0.22, height * 0.2, N.paper, 3)),
  ].join("");
}

export function table(x: number, y: number, width: number, height: number, fill: string = N.wood) {
  return [
    shadow(x + width / 2, y + height, width * 0.55),
    box(x + 36, y + 20, 22, height - 20, N.bark, 6),
    box(x + width - 58, y + 20, 22, height - 20, N.bark, 6),
    box(x, y, width, 30, fill, 10),
  ].join("");
}

export function flower(x: number, y: number, size: number, fill: string, heart: string) {
  return [
    ...[0, 72, 144, 216, 288].map((degrees) =>
      turned(degrees, [x, y], oval(x, y - size * 0.6, size * 0.42, size * 0.6, fill)),
    ),
    disc(x, y, size * 0.34, heart),
  ].join("");
}

/** A glint of what was just cleaned. */
export function glint(x: number, y: number, size: number, fill: string = N.paper) {
  const i = size * 0.28;
  return shape(
    `M${x} ${y - size}L${x + i} ${y - i}L${x + size} ${y}L${x + i} ${y + i}L${x} ${y + size}L${x - i} ${y + i}L${x - size} ${y}L${x - i} ${y - i}Z`,
    fill,
  );
}

/** Spots, as grime or damp leave them. */
export function grime(
  { dice }: Look,
  x: number,
  y: number,
  width: number,
  height: number,
  count = 14,
) {
  const spots = (least: number, most: number) =>
    each(count, () => {
      const size = dice.between(least, most);
      const across = x + dice.between(0, width);
      return oval(
        across,
        y + dice.between(0, height),
        size,
        size * dice.between(0.45, 0.9),
        "#7a6a4d",
      );
    });
  // Wide stains below small specks.
  return faded(0.13, spots(50, 110)) + faded(0.26, spots(4, 20));
}

export function books(
  { lead, deep, soft, second, third, dice }: Look,
  x: number,
  y: number,
  count = 4,
) {
  const colours = dice.shuffled([lead, deep, soft, second, third]);
  return each(count, (i) =>
    box(
      x + dice.whole(-6, 10),
      y - (i + 1) * 40,
      230 - dice.whole(0, 40),
      38,
      colours[i % 5] ?? lead,
      6,
    ),
  );
}

/** A mug, seen from the side. */
export function mug(x: number, y: number, fill: string) {
  return box(x, y - 62, 64, 62, fill, 10) + line(`M${x + 64} ${y - 46}c30 0 30 34 0 34`, fill, 10);
}

export function sofa({ lead, deep, second }: Look, x: number, y: number, width = 520) {
  return [
    shadow(x + width / 2, y + 110, width * 0.6),
    box(x + 10, y - 110, width - 20, 150, deep, 30),
    box(x, y, width, 90, lead, 26),
    box(x - 40, y - 50, 90, 150, deep, 32),
    box(x + width - 50, y - 50, 90, 150, deep, 32),
    turned(-8, [x + 120, y - 20], box(x + 70, y - 70, 100, 90, second, 18)),
    box(x + 20, y + 90, 20, 26, N.bark, 6),
    box(x + width - 40, y + 90, 20, 26, N.bark, 6),
  ].join("");
}

/** A screen on its foot; what it shows has its own corner at 0, 0. */
export function screen(x: number, y: number, width: number, height: number, ...shown: string[]) {
  return [
    box(x + width / 2 - 30, y + height, 60, 60, N.bark),
    box(x + width / 2 - 100, y + height + 50, 200, 16, N.bark, 8),
    box(x, y, width, height, N.bark, 18),
    box(x + 18, y + 18, width - 36, height - 36, N.paper, 6),
    cutTo(x + 18, y + 18, width - 36, height - 36, ...shown),
  ].join("");
}
