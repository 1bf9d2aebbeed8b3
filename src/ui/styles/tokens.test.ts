import { readFileSync } from "node:fs";
import { MARK } from "#domain/brand/mark.ts";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8").replace(
  /\/\*[\s\S]*?\*\//g,
  "",
);

/** The custom properties of the block that follows `opening`. */
function tokensAfter(opening: string): Map<string, string> {
  const start = css.indexOf(opening);
  if (start < 0) throw new Error(`no block ${opening}`);
  const body = css.slice(css.indexOf("{", start) + 1, css.indexOf("}", start));
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((m) => [m[1] ?? "", m[2] ?? ""]),
  );
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast of two "#rrggbb" colours, 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const light = tokensAfter('[data-theme="light"] {');
const darkBySystem = tokensAfter(':root:not([data-theme="light"])');
const darkByChoice = tokensAfter('[data-theme="dark"]');

const grounds = ["canvas", "desk", "sunken", "surface", "paper", "raised"];
const textPairs: [text: string, ground: string][] = [
  ...[
    "ink",
    "muted",
    "faint",
    "accent",
    "accent-ink",
    "seal-ink",
    "success",
    "warning",
    "danger",
  ].flatMap((text) => grounds.map((ground): [string, string] => [text, ground])),
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["accent-ink", "accent-soft"],
  ["ink", "accent-soft"],
  ["muted", "accent-soft"],
  ["success", "success-soft"],
  ["ink", "success-soft"],
  ["warning", "warning-soft"],
  ["ink", "warning-soft"],
  ["danger", "danger-soft"],
  ["ink", "danger-soft"],
  ["on-danger", "danger"],
  ["on-danger", "danger-hover"],
  ["on-deep", "deep"],
  ["on-deep-muted", "deep"],
  ["deep", "on-deep"],
  ["deep", "on-deep-muted"],
  ["seal-ink", "seal-soft"],
  ["ink", "seal-soft"],
  ["on-seal", "seal"],
  ["on-inverse", "inverse"],
  ["inverse-accent", "inverse"],
];
const shapePairs: [shape: string, ground: string][] = [
  ...["line-strong", "focus", "accent", "seal", "warning", "faint"].flatMap((shape) =>
    ["canvas", "desk", "surface", "paper", "raised"].map((ground): [string, string] => [
      shape,
      ground,
    ]),
  ),
  ["focus", "sunken"],
  ["on-accent", "accent"],
  ...["jjok", "chija", "honghwa", "ssuk", "meok"].map((dye): [string, string] => [
    "draw-dark",
    `${dye}-wash`,
  ]),
];

describe.each([
  ["light", light],
  ["dark", darkByChoice],
])("%s theme", (_, tokens) => {
  function ratio(one: string, other: string) {
    const [a, b] = [tokens.get(one), tokens.get(other)];
    if (!a || !b) throw new Error(`token ${one} or ${other} is missing`);
    return contrast(a, b);
  }

  it.each(textPairs)("text %s reads on %s", (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)("shape %s is seen on %s", (shape, ground) => {
    expect(ratio(shape, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe("what no stylesheet reaches", () => {
  const anyToken = new Set([...light.values(), ...darkByChoice.values()]);

  // A letter, a page for when nothing else works, a picture: each writes the tokens' values out.
  it.each([
    "server/features/deliveries/letter.ts",
    "server/platform/pages/failure-page.ts",
    "server/views/pros/map/draw-map.ts",
    "server/views/seo/pictures/layout.ts",
    "web/app/page-head.ts",
    "web/public/favicon.svg",
    "web/public/manifest.webmanifest",
    "web/service-worker/offline-page.ts",
  ])("%s has the colours of the tokens", (path) => {
    const text = readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
    const colours = text.match(/#[0-9a-f]{6}\b/g) ?? [];
    expect(colours.length).toBeGreaterThan(0);
    expect(colours.filter((colour) => !anyToken.has(colour))).toEqual([]);
  });
});

it("the page's icon is the house's mark", () => {
  const icon = readFileSync(new URL("../../web/public/favicon.svg", import.meta.url), "utf8");
  expect(icon).toContain(`d="${MARK.lines}"`);
});

describe("themes", () => {
  it("are the same dark by system and by choice", () => {
    expect([...darkBySystem]).toEqual([...darkByChoice]);
  });

  it("define the same tokens light and dark", () => {
    expect([...darkByChoice.keys()]).toEqual([...light.keys()]);
  });
});
