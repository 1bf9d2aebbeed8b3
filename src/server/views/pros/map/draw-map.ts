import { labelSpots, placeLabels, type Label } from "./label.ts";
import type { RegionShape } from "./region-shapes.ts";
import { HEIGHT, isInView, projectRing, viewAround, WIDTH, type View } from "./view.ts";

interface Place {
  code: string;
  name: string;
}

/** What a map is drawn of. */
export interface MapFacts {
  shapes: ReadonlyMap<string, RegionShape>;
  /** Si-gun-gu to fill. */
  served: readonly Place[];
  /** All si-do and si-gun-gu in force: the land around. */
  siDo: readonly Place[];
  siGunGu: readonly Place[];
}

const SERVED_SIZE = 25;
const SI_DO_SIZE = 22;
/** Below so many picture units for one of the plane the si-gun-gu around are too small to be told apart. */
const LEAST_DETAIL = 0.35;
/** Islands around with fewer numbers than this are dots on the picture, and clutter. */
const LEAST_NUMBERS = 14;

// The product's colours, light and dark: a picture cannot use those of the page around it.
const STYLE = [
  ".sea{fill:#f6f3ed}.land{fill:#fff}.edge{fill:none;stroke:#e6e1d7;stroke-width:1.5}",
  ".si-do{fill:none;stroke:#8a8276;stroke-width:2.5}.far{stroke-width:1.5}.served{stroke:#0b625d;stroke-width:3.5}",
  ".fill{fill:#e2efec}.stripe{stroke:#0b625d;stroke-opacity:.45}",
  "text{font-family:Pretendard Variable,Pretendard,Apple SD Gothic Neo,Noto Sans KR,Noto Sans CJK KR,Malgun Gothic,sans-serif;",
  "text-anchor:middle;dominant-baseline:central;paint-order:stroke;stroke:#fff;stroke-width:6;stroke-linejoin:round}",
  ".name{font-weight:700;fill:#0a5652}.whole{font-weight:500;fill:#575148}",
  "@media (prefers-color-scheme:dark){.sea{fill:#131210}.land{fill:#24221e}.edge{stroke:#38342e}.si-do{stroke:#857c70}",
  ".served{stroke:#52bfb4}.fill{fill:#14322f}.stripe{stroke:#52bfb4}text{stroke:#131210}.name{fill:#86d6cd}.whole{fill:#beb7ab}}",
].join("");

/**
 * A map of the regions that a pro serves, within what lies around them, as SVG. They are distinguished from the rest
 * by a pattern and a strong outline, not by colour alone. Null when none of them has a known border.
 */
export function drawMap({ shapes, served, siDo, siGunGu }: MapFacts): string | null {
  const found = (places: readonly Place[]) =>
    places.flatMap((place) => {
      const shape = shapes.get(place.code);
      return shape ? [{ ...place, shape }] : [];
    });
  const filled = found(served);
  if (filled.length === 0) return null;
  const view = viewAround(filled.map(({ shape }) => shape));
  const seen = (places: readonly Place[]) =>
    found(places).filter(({ shape }) => isInView(shape, view));
  const wholes = seen(siDo);
  const isFar = view.scale < LEAST_DETAIL;
  const parts = isFar ? [] : seen(siGunGu);
  const lines = (places: { shape: RegionShape }[], least: number) =>
    places
      .flatMap(({ shape }) => projected(shape.rings, view))
      .filter((points) => points.length >= least)
      .map(pathOf)
      .join("");
  const land = lines(wholes, isFar ? LEAST_NUMBERS : 0);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<style>${STYLE}</style>`,
    '<pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">',
    '<rect class="fill" width="10" height="10"/><path class="stripe" d="M2 0V10" stroke-width="3"/></pattern>',
    `<rect class="sea" width="${WIDTH}" height="${HEIGHT}"/>`,
    `<path class="land" d="${land}"/>`,
    `<path class="edge" d="${lines(parts, 0)}"/>`,
    `<path class="served" fill="url(#p)" d="${lines(filled, 0)}"/>`,
    `<path class="si-do${isFar ? " far" : ""}" d="${land}"/>`,
    ...placeLabels([
      ...namesOf(filled, view, { size: SERVED_SIZE, spots: 1 }),
      ...namesOf(wholes, view, { size: SI_DO_SIZE, spots: Infinity, apartFrom: filled }),
    ]).map(writeLabel),
    "</svg>",
  ].join("");
}

/** A ring as its first point and the steps from there: shorter than the points themselves. */
function pathOf(points: readonly number[]): string {
  const steps = points.map((value, at) => value - (at < 2 ? 0 : (points[at - 2] ?? 0)));
  return `M${steps.slice(0, 2).join(" ")}l${steps.slice(2).join(" ").replaceAll(" -", "-")}z`;
}

function projected(rings: RegionShape["rings"], view: View): number[][] {
  return rings.flatMap((ring) => {
    const points = projectRing(ring, view);
    return points ? [points] : [];
  });
}

/**
 * The names of these regions, the largest first: where two would touch it is the one with the room. `spots` says how
 * many spots are tried for each; `apartFrom`, on which shapes it does not stand.
 */
function namesOf(
  places: readonly (Place & { shape: RegionShape })[],
  view: View,
  choice: { size: number; spots: number; apartFrom?: readonly { shape: RegionShape }[] },
) {
  const taken = (choice.apartFrom ?? []).flatMap(({ shape }) => projected(shape.rings, view));
  return places
    .map(({ name, shape }) => {
      const { spots, area } = labelSpots(projected(shape.rings, view), taken);
      return { text: name, size: choice.size, spots: spots.slice(0, choice.spots), area };
    })
    .toSorted((a, b) => b.area - a.area);
}

function writeLabel({ text, x, y, size }: Label): string {
  const name = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const kind = size === SERVED_SIZE ? "name" : "whole";
  return `<text class="${kind}" x="${x}" y="${y}" font-size="${size}">${name}</text>`;
}
