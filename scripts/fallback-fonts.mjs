// Writes src/ui/styles/fallback-fonts.css: the devices' fonts, fitted to Pretendard so that no line moves when it comes.
// Run it after a new version of Pretendard or a change of data/device-fonts.json: node scripts/fallback-fonts.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openSync } from "fontkit";

const root = join(import.meta.dirname, "..");
const written = join(root, "src/ui/styles/fallback-fonts.css");

/**
 * Which characters are fitted together: of each, a font's widths are one. Each group costs a look-up for each size of text,
 * so there are no more: letters and other marks are few among Korean, and are left to the device.
 */
const GROUPS = {
  space: { range: "U+20, U+2C, U+2E, U+A0", sample: " " },
  digits: { range: "U+30-39", sample: "0123456789" },
  // The last is asked first, also for the box of a character that no font has.
  hangul: { range: "U+AC00-D7A3", sample: "가" },
};

/** The weights that a page uses, in two halves: by whose widths each is fitted, and from where to where. */
const WEIGHTS = {
  regular: { font: "Regular", range: "100 549" },
  bold: { font: "Bold", range: "550 900" },
};

/** @typedef {keyof typeof GROUPS} Group */
/** @typedef {keyof typeof WEIGHTS} Weight */
/** @typedef {{ names: string[] } & Partial<Record<Group, number>>} Cut */
/** @typedef {{ family: string, boldIsEverywhere: boolean, regular: Cut, bold: Cut }} DeviceFont */

/** @returns {string} the stylesheet */
export function fallbackFonts() {
  const { fonts } = /** @type {{ fonts: DeviceFont[] }} */ (
    JSON.parse(readFileSync(join(root, "data/device-fonts.json"), "utf8"))
  );
  const weights = /** @type {Weight[]} */ (Object.keys(WEIGHTS));
  const faces = fonts.flatMap((font) =>
    weights.flatMap((weight) => facesOf(font.family, font[weight], weight)),
  );
  // Phones with the regular alone thicken it by themselves, which they do only where no bold is spoken of.
  const plain = fonts
    .filter(({ boldIsEverywhere }) => !boldIsEverywhere)
    .flatMap(({ family, regular }) => facesOf(`${family} thickened`, regular, "regular", "400"));
  const rules = [widthOfSyllables(), ...faces, ...plain];
  return `/* Written by scripts/fallback-fonts.mjs; do not edit. */\n${rules.join("\n")}\n`;
}

/** By it a page tells whether its device's font fits, without ours (web/app/arrival/late-fonts.ts). */
function widthOfSyllables() {
  return `:root {
  --syllable-width: ${Number(widthOf(pretendard("regular"), GROUPS.hangul.sample).toFixed(4))};
}`;
}

/** @param {Weight} weight */
function pretendard(weight) {
  return openSync(
    join(root, `node_modules/pretendard/dist/public/static/Pretendard-${WEIGHTS[weight].font}.otf`),
  );
}

/**
 * @param {string} family
 * @param {Cut} cut
 * @param {Weight} weight
 */
function facesOf(family, cut, weight, range = WEIGHTS[weight].range) {
  const ours = pretendard(weight);
  const source = cut.names.map((name) => `local("${name}")`).join(", ");
  return /** @type {Group[]} */ (Object.keys(GROUPS)).flatMap((group) => {
    const width = cut[group];
    if (width === undefined) return [];
    const size = widthOf(ours, GROUPS[group].sample) / width;
    // The size scales these, too.
    const share = (/** @type {number} */ value) => percent(value / ours.unitsPerEm / size);
    return `@font-face {
  font-family: "${family}";
  font-weight: ${range};
  src: ${source};
  unicode-range: ${GROUPS[group].range};
  size-adjust: ${percent(size)};
  ascent-override: ${share(ours.ascent)};
  descent-override: ${share(-ours.descent)};
  line-gap-override: 0%;
}`;
  });
}

/**
 * The mean advance as a share of the em; digits as in tables.
 * @param {import("fontkit").Font} font
 * @param {string} sample
 */
function widthOf(font, sample) {
  const { positions } = font.layout(sample, { tnum: true, kern: false });
  const sum = positions.reduce((total, { xAdvance }) => total + xAdvance, 0);
  return sum / positions.length / font.unitsPerEm;
}

/** @param {number} share */
function percent(share) {
  return `${Number((share * 100).toFixed(2))}%`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(written, fallbackFonts());
