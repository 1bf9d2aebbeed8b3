import type { CopyFormat } from "../pictures/picture.ts";

/**
 * The format for who sends this Accept header (RFC 9110): AVIF to those who name it and do not like WebP better.
 * Everybody else gets WebP, also who only takes "anything": old browsers say so and cannot show AVIF.
 */
export function acceptedFormat(accept: string | undefined): CopyFormat {
  const weights = new Map((accept ?? "").split(",").map(weightOf));
  const avif = weights.get("image/avif") ?? 0;
  const webp = weights.get("image/webp") ?? 0;
  return avif > 0 && avif >= webp ? "avif" : "webp";
}

/** One part of the header: its type, and its weight from 0 to 1; a weight that is none counts as 0. */
function weightOf(part: string): [type: string, weight: number] {
  const [type = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
  const given = parameters.find((parameter) => parameter.startsWith("q="));
  if (given === undefined) return [type, 1];
  const weight = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(given)?.[1];
  return [type, weight === undefined ? 0 : Number(weight)];
}
