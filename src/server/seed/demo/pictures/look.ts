import type { Dice } from "../dice.ts";

/** Three dyes of the house; the first leads. */
interface Dyes {
  lead: string;
  deep: string;
  soft: string;
  wash: string;
  second: string;
  third: string;
  /** Of plants and hills, whatever the room is dyed in. */
  leaf: string;
  leafDeep: string;
  leafSoft: string;
}

/** How a scene is drawn: the same scene in another look is another room of another customer. */
export interface Look extends Dyes {
  wall: string;
  floor: string;
  floorKind: "plain" | "planks" | "tiles";
  light: "plain" | "morning" | "evening";
  /** Before the work: what it is about is dirty, worn or in disorder. */
  before: boolean;
  mirrored: boolean;
  /** How near the scene is seen, from 1. */
  zoom: number;
  /** For how many things there are and where they stand. */
  dice: Dice;
}

/** What is of no dye: paper, wood, cardboard, metal. */
export const N = {
  paper: "#fffdf8",
  cream: "#fbf6ec",
  sand: "#efe4d6",
  oat: "#dcc9b2",
  clay: "#bb9c7d",
  wood: "#9a7757",
  bark: "#5d4938",
  dark: "#123f3c",
  steel: "#c9cfcc",
  glass: "#dcefec",
} as const;

const jjok = { lead: "#2f837b", deep: "#14504b", soft: "#86bdb4", wash: "#dbe9e6" };
const chija = { lead: "#e2b657", deep: "#9a7424", soft: "#f0d79c", wash: "#f5e9cc" };
const honghwa = { lead: "#d68a70", deep: "#99543f", soft: "#e8b9a6", wash: "#f4dfd5" };
const ssuk = { lead: "#93a86a", deep: "#566a38", soft: "#bccb9d", wash: "#e3e9d4" };
const meok = { lead: "#a09687", deep: "#544c42", soft: "#c9c1b4", wash: "#e8e4dc" };

const JJOK_LEAVES = { leaf: jjok.lead, leafDeep: jjok.deep, leafSoft: jjok.soft };
const SSUK_LEAVES = { leaf: ssuk.lead, leafDeep: ssuk.deep, leafSoft: ssuk.soft };

/** One family of dyes after the other, so that a scene's looks differ at a glance. */
const FAMILIES: readonly Dyes[] = [
  { ...jjok, second: honghwa.lead, third: chija.lead, ...JJOK_LEAVES },
  { ...honghwa, second: jjok.lead, third: chija.lead, ...SSUK_LEAVES },
  { ...ssuk, second: chija.lead, third: honghwa.lead, ...SSUK_LEAVES },
  { ...chija, second: jjok.lead, third: honghwa.lead, ...JJOK_LEAVES },
  { ...meok, second: jjok.lead, third: honghwa.lead, ...SSUK_LEAVES },
];

/** Light walls that go with every family. */
const WALLS = ["#f3ece1", jjok.wash, "#f6ebdf", ssuk.wash, "#eceae4", "#f7efe0", "#e4ebe9"];
const FLOORS = ["#e2d2bc", "#cfb08a", "#d9d3c8", "#ead9c0", "#bfa07e"];
const FLOOR_KINDS = ["plain", "planks", "planks", "tiles"] as const;
const LIGHTS = ["plain", "morning", "morning", "evening"] as const;

/** How many looks there are of a scene. */
export const LOOKS = FAMILIES.length;

/** The look of this number, from 0; the dice of the same name throw the same. */
export function lookOf(number: number, dice: Dice): Look {
  const dyes = FAMILIES[number % LOOKS] ?? dice.pick(FAMILIES);
  return {
    ...dyes,
    wall: WALLS[(number * 3 + dice.whole(0, 1)) % WALLS.length] ?? N.sand,
    floor: dice.pick(FLOORS),
    floorKind: dice.pick(FLOOR_KINDS),
    light: dice.pick(LIGHTS),
    before: false,
    mirrored: dice.chance(0.5),
    zoom: dice.between(1, 1.14),
    dice,
  };
}
