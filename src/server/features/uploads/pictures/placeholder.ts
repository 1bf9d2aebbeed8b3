import sharp from "sharp";
import { readOptions } from "./read-options.ts";

/** Cells per side of the grid that the colours are taken from. */
const side = 3;
const corners = [0, side - 1, side * (side - 1), side * side - 1];

/**
 * A rough impression of a picture: five colours of three hexadecimal digits, the mean of all and
 * the corners row by row. Null for a picture that lets through what is behind it.
 */
export async function placeholderOf(picture: Uint8Array): Promise<string | null> {
  const pixels = await sharp(picture, readOptions)
    .toColourspace("srgb")
    .ensureAlpha()
    .resize(side, side, { fit: "fill", kernel: "linear" })
    .raw()
    .toBuffer();
  const cells = Array.from({ length: side * side }, (_, cell) => [
    ...pixels.subarray(cell * 4, cell * 4 + 4),
  ]);
  if (cells.some(([, , , alpha]) => alpha !== 255)) return null;
  const mean = [0, 1, 2].map(
    (channel) => cells.reduce((sum, cell) => sum + (cell[channel] ?? 0), 0) / cells.length,
  );
  return [mean, ...corners.map((corner) => cells[corner] ?? mean)].map(hexColour).join("");
}

function hexColour(channels: readonly number[]): string {
  return channels
    .slice(0, 3)
    .map((channel) => Math.round(channel / 17).toString(16))
    .join("");
}
