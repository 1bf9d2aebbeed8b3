/** Calm colours of the demo's pictures: teal and warm neutrals. */
export const COLOURS = {
  deep: "#0f5f58",
  teal: "#2b8a80",
  soft: "#7dbdb3",
  mist: "#d5e9e4",
  paper: "#fbf7f1",
  sand: "#efe4d6",
  oat: "#dcc9b2",
  clay: "#bb9c7d",
  wood: "#9a7757",
  bark: "#5d4938",
  blush: "#d79a80",
  sun: "#f1d49a",
} as const;

/** Units of a scene, whatever its size in pixels. */
const WIDTH = 1200;
const HEIGHT = 900;

type Point = readonly [x: number, y: number];

export function box(x: number, y: number, width: number, height: number, fill: string, round = 0) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string) {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string) {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
}

export function shape(path: string, fill: string) {
  return `<path d="${path}" fill="${fill}"/>`;
}

export function line(path: string, colour: string, width: number) {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function faded(opacity: number, ...parts: string[]) {
  return `<g opacity="${opacity}">${parts.join("")}</g>`;
}

export function turned(degrees: number, [x, y]: Point, ...parts: string[]) {
  return `<g transform="rotate(${degrees} ${x} ${y})">${parts.join("")}</g>`;
}

export function moved(x: number, y: number, scale: number, ...parts: string[]) {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${parts.join("")}</g>`;
}

/** What a thing casts on the floor. */
export function shadow(x: number, y: number, rx: number) {
  return faded(0.14, oval(x, y, rx, rx * 0.13, COLOURS.bark));
}

/** A whole scene, 800 × 600 pixels. */
export function scene(parts: readonly string[]) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts.join("")}</svg>`;
}

/** A wall that fades upwards and a floor below `floorY`. */
export function room(wall: string, top: string, floor: string, floorY = 660) {
  return [
    `<defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${wall}"/></linearGradient></defs>`,
    box(0, 0, WIDTH, floorY, "url(#wall)"),
    box(0, floorY, WIDTH, HEIGHT - floorY, floor),
    faded(0.5, box(0, floorY - 14, WIDTH, 14, COLOURS.paper)),
  ].join("");
}

/** A window with its light on the wall and floor. */
export function sunlitWindow(x: number, y: number, width = 280, height = 340) {
  const middle = x + width / 2;
  const light = `M${x} ${y + height} L${x + width} ${y + height} L${x + width + 210} 900 L${x + 60} 900 Z`;
  return [
    faded(0.16, shape(light, COLOURS.sun)),
    box(x - 16, y - 16, width + 32, height + 32, COLOURS.paper, 8),
    box(x, y, width, height, "#dcefec"),
    // A nested picture cuts off the trees at its edge.
    `<svg x="${x}" y="${y}" width="${width}" height="${height}">`,
    faded(0.7, oval(width * 0.3, height * 0.9, width * 0.5, 70, COLOURS.soft)),
    faded(0.5, oval(width * 0.8, height, width * 0.4, 90, COLOURS.teal)),
    "</svg>",
    box(x - 4, y + height, width + 8, 34, COLOURS.paper),
    box(middle - 7, y, 14, height, COLOURS.paper),
    box(x, y + height * 0.45, width, 12, COLOURS.paper),
    box(x - 30, y + height + 14, width + 60, 20, COLOURS.oat, 6),
  ].join("");
}

export function plant(x: number, y: number, scale = 1) {
  const leaf = (degrees: number, length: number, fill: string) =>
    turned(
      degrees,
      [0, -90],
      shape(
        `M0 -90 C-34 ${-150} -26 ${-90 - length} 0 ${-110 - length} C26 ${-90 - length} 34 -150 0 -90Z`,
        fill,
      ),
    );
  return moved(
    x,
    y,
    scale,
    shadow(0, 0, 80),
    leaf(-42, 120, COLOURS.teal),
    leaf(38, 130, COLOURS.deep),
    leaf(-14, 170, COLOURS.soft),
    leaf(16, 150, COLOURS.teal),
    shape("M-56 -96 H56 L42 0 H-42 Z", COLOURS.blush),
    box(-62, -108, 124, 20, "#c98970", 6),
  );
}

export function lamp(x: number, y: number) {
  return [
    shadow(x, y, 70),
    line(`M${x} ${y - 6} V${y - 330}`, COLOURS.bark, 8),
    oval(x, y - 4, 52, 9, COLOURS.bark),
    faded(0.25, oval(x, y - 300, 170, 120, COLOURS.sun)),
    shape(`M${x - 46} ${y - 400} H${x + 46} L${x + 74} ${y - 290} H${x - 74} Z`, COLOURS.sun),
  ].join("");
}

export function carton(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string = COLOURS.clay,
) {
  return [
    shadow(x + width / 2, y + height, width * 0.6),
    box(x, y, width, height, fill, 4),
    faded(0.18, box(x, y, width, height * 0.16, COLOURS.bark)),
    faded(0.55, box(x + width * 0.43, y, width * 0.14, height, COLOURS.sand)),
    faded(
      0.6,
      box(x + width * 0.1, y + height * 0.62, width * 0.22, height * 0.2, COLOURS.paper, 3),
    ),
  ].join("");
}

export function table(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string = COLOURS.wood,
) {
  return [
    shadow(x + width / 2, y + height, width * 0.55),
    box(x + 36, y + 20, 22, height - 20, COLOURS.bark, 6),
    box(x + width - 58, y + 20, 22, height - 20, COLOURS.bark, 6),
    box(x, y, width, 30, fill, 10),
  ].join("");
}
