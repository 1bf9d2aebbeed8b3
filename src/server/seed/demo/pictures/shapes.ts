/** Units of a scene, whatever its size in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 900;

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

/** One picture of each number from 0 to `count` − 1. */
export function each(count: number, draw: (index: number) => string | string[]): string {
  return Array.from({ length: count }, (_, index) => draw(index))
    .flat()
    .join("");
}

/** Only what lies inside of the box; its own corner is 0, 0. */
export function cutTo(x: number, y: number, width: number, height: number, ...parts: string[]) {
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}">${parts.join("")}</svg>`;
}

/** Lines of a raster. */
export function raster(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  [across, down]: Point,
  colour: string,
  thick: number,
): string {
  const lines = [
    ...Array.from(
      { length: Math.floor(width / across) + 1 },
      (_, i) => `M${x + i * across} ${y}v${height}`,
    ),
    ...Array.from(
      { length: Math.floor(height / down) + 1 },
      (_, i) => `M${x} ${y + i * down}h${width}`,
    ),
  ];
  return line(lines.join(""), colour, thick);
}
