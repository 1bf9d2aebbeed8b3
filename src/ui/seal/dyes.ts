/** The five dyes in the order of the wheel; a wash and a dye of each are tokens. */
export const DYES = ["jjok", "chija", "honghwa", "ssuk", "meok"] as const;
export type Dye = (typeof DYES)[number];

/** Written out, since the stylesheet holds only the classes that it finds whole. */
export const washClass: Record<Dye, string> = {
  jjok: "bg-jjok-wash",
  chija: "bg-chija-wash",
  honghwa: "bg-honghwa-wash",
  ssuk: "bg-ssuk-wash",
  meok: "bg-meok-wash",
};

/** The same id always gives the same dye, on every page and in every list. */
export function dyeOf(id: string): Dye {
  return DYES[hashOf(id) % DYES.length] ?? "meok";
}

/** 32 bits of an id (FNV-1a, folded once). */
export function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index++) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
