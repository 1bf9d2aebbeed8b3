// How what several parts of the product share is put into files: by who loads it, and what a file more costs them.
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";

const web = join(import.meta.dirname, "../src/web");
const ENTRY = join(web, "entry-client.tsx");

const INSTALL_HINT = "app/layout/install-hint.tsx";
const FRAME = "app/layout/frame-parts.ts";
const SEARCH_BOX = "features/search/suggest/search-box.tsx";

/**
 * The pages on which people arrive: what each begins with beyond the entry, what follows by itself once it lives, what it
 * needs for whoever does something on it or moves to it, and what follows when somebody comes near it.
 */
const FIRST_PAGES = [
  {
    begins: ["app/pages/home-route-page.tsx"],
    follows: [INSTALL_HINT],
    moved: ["app/pages/home-still-parts.tsx"],
    reached: [FRAME],
  },
  {
    begins: [],
    follows: [INSTALL_HINT],
    moved: [
      "app/pages/search-route-page.tsx",
      "features/search/search-islands.ts",
      "features/search/result/no-results.tsx",
      "features/search/result/service-wish.tsx",
      "features/saved-pros/save-button.tsx",
    ],
    reached: [
      FRAME,
      "platform/api/fetch-transport.ts",
      "features/search/filter/filter-column.tsx",
      SEARCH_BOX,
    ],
  },
  {
    begins: [],
    follows: [INSTALL_HINT],
    moved: ["app/pages/service-route-page.tsx"],
    reached: [FRAME, SEARCH_BOX],
  },
  {
    begins: [],
    follows: [INSTALL_HINT],
    moved: ["features/price-guides/price-page.tsx"],
    reached: [FRAME, SEARCH_BOX],
  },
  {
    begins: [],
    follows: [INSTALL_HINT],
    moved: ["app/pages/pro-route-page.tsx", "features/saved-pros/save-button.tsx"],
    reached: [
      FRAME,
      "features/portfolio/pro-portfolio.tsx",
      "app/pages/pro-islands.ts",
      SEARCH_BOX,
    ],
  },
  {
    begins: ["app/later-routes.ts", "features/requests/request-form-page.tsx"],
    follows: [],
    moved: [],
    reached: [FRAME],
  },
];

/** What a first page begins with counts as much as so many visits to one other part of the product: nothing works before. */
const BEGINNING_WEIGHT = 40;
/** What it loads by itself, */
const ARRIVAL_WEIGHT = 60;
/** what the first use or a move waits for, */
const MOVE_WEIGHT = 60;
/** and all of it, for those who stay. */
const STAY_WEIGHT = 20;
/** One more file costs a request, its name in lists and imports, and what gzip cannot know of the others; bytes. */
const FILE_BYTES = 1400;
/** What is left of a module, packed, once it is minified and stands among others. */
const MINIFIED = 0.5;

const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
const NAMED_IMPORTS = /import\s*\{[^}]*\}/g;
/** Modules that import all of their library, of which the build leaves out what nobody names. */
const LIBRARY_LIST = /\/@tanstack\/(react-query|query-core)\/build\/modern\/index\.js$/;

/**
 * @typedef {{ importedIds: readonly string[], dynamicallyImportedIds: readonly string[], code: string | null }} ModuleInfo
 * @typedef {{ getModuleInfo: (id: string) => ModuleInfo | null }} Modules
 * @typedef {{ weight: number, modules: Set<string> }} Visit what is loaded together
 * @typedef {{ modules: string[], bytes: number, visits: Set<Visit>, cost: number, imports: Set<Bundle> }} Bundle
 */

/**
 * The groups of what parts share. Modules that the same parts need stand together; files are made one as long as that
 * costs those who load them less than a request and a line in each list more.
 */
export function pageChunks() {
  /** @type {Map<string, string> | undefined} */
  let files;
  return [
    {
      debugName: "shared",
      name: (/** @type {string} */ id, /** @type {Modules} */ modules) =>
        (files ??= sharedFiles(modules)).get(id) ?? null,
      // Each module has its own file: none is taken along into that of another.
      includeDependenciesRecursively: false,
    },
  ];
}

/** @param {Modules} modules @returns {Map<string, string>} the file's name, by module */
function sharedFiles(modules) {
  const entry = reached(ENTRY, (id) => importsOf(id, modules));
  const parts = partsOf(modules);
  const needs = new Map(
    parts.map((part) => [
      part,
      reached(part, (id) => importsOf(id, modules).filter((imported) => !entry.has(imported))),
    ]),
  );
  const bundles = joined(usedAlike(needs, modules));
  return new Map(
    [...bundles].flatMap(({ modules: ids }, index) => ids.map((id) => [id, `shared-${index}`])),
  );
}

/** @param {Modules} modules @returns {string[]} the modules that are loaded later than those that name them */
function partsOf(modules) {
  /** @type {Set<string>} */
  const parts = new Set();
  reached(ENTRY, (id) => {
    const info = modules.getModuleInfo(id);
    info?.dynamicallyImportedIds.forEach((part) => parts.add(part));
    return [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])];
  });
  return [...parts].sort();
}

/** @param {Map<string, Set<string>>} needs @returns {Visit[]} */
function visitsOf(needs) {
  const partAt = (/** @type {string} */ path) => {
    const id = join(web, path);
    if (!needs.has(id)) throw new Error(`${path} is no part of the product`);
    return id;
  };
  const together = (/** @type {string[]} */ parts) =>
    new Set(parts.flatMap((part) => [...(needs.get(part) ?? [])]));
  const pages = FIRST_PAGES.map(({ begins, follows, moved, reached: later }) => ({
    begins: begins.map(partAt),
    follows: [...begins, ...follows].map(partAt),
    used: [...begins, FRAME].map(partAt),
    moved: [...begins, FRAME, ...moved].map(partAt),
    all: [...begins, ...follows, ...moved, ...later].map(partAt),
  }));
  const ofPages = new Set(pages.flatMap((page) => page.all));
  return [
    ...pages.flatMap(({ begins, follows, used, moved, all }) => [
      { weight: BEGINNING_WEIGHT, modules: together(begins) },
      { weight: ARRIVAL_WEIGHT, modules: together(follows) },
      { weight: MOVE_WEIGHT, modules: together(used) },
      { weight: MOVE_WEIGHT, modules: together(moved) },
      { weight: STAY_WEIGHT, modules: together(all) },
    ]),
    ...[...needs]
      .filter(([part]) => !ofPages.has(part))
      .map(([, ids]) => ({ weight: 1, modules: ids })),
  ];
}

/**
 * The modules that more than one part needs, those of the same parts together. What is one part's alone stands in its
 * own file.
 * @param {Map<string, Set<string>>} needs @param {Modules} modules @returns {Bundle[]}
 */
function usedAlike(needs, modules) {
  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const [part, ids] of needs) {
    for (const id of ids) users.set(id, [...(users.get(id) ?? []), part]);
  }
  /** @type {Map<string, string[]>} */
  const alike = new Map();
  for (const [id, parts] of users) {
    if (parts.length < 2 || needs.has(id)) continue;
    alike.set(parts.join(), [...(alike.get(parts.join()) ?? []), id]);
  }
  const visits = visitsOf(needs);
  const bundles = [...alike.values()].map((ids) =>
    bundleOf(
      ids,
      ids.reduce((sum, id) => sum + bytesOf(id, modules), 0),
      new Set(visits.filter((visit) => ids.some((id) => visit.modules.has(id)))),
    ),
  );
  const home = new Map(bundles.flatMap((bundle) => bundle.modules.map((id) => [id, bundle])));
  for (const bundle of bundles) {
    for (const imported of bundle.modules.flatMap((id) => importsOf(id, modules))) {
      const other = home.get(imported);
      if (other && other !== bundle) bundle.imports.add(other);
    }
  }
  return bundles;
}

/** @param {Bundle[]} bundles @returns {Set<Bundle>} with those made one that are cheaper so, the greatest gain first */
function joined(bundles) {
  const left = new Set(bundles);
  /** @type {{ gain: number, a: Bundle, b: Bundle }[]} */
  let gains = [];
  const weigh = (/** @type {Bundle} */ a, /** @type {Bundle} */ b) => {
    const gain = a.cost + b.cost - costOf(a.bytes + b.bytes, a.visits.union(b.visits));
    if (gain > 0) gains.push({ gain, a, b });
  };
  bundles.forEach((a, index) => bundles.slice(index + 1).forEach((b) => weigh(a, b)));
  for (;;) {
    gains = gains.filter(({ a, b }) => left.has(a) && left.has(b));
    const best = gains.reduce(
      (most, one) => (one.gain > most.gain ? one : most),
      gains[0] ?? { gain: 0 },
    );
    if (!("a" in best)) return left;
    const { a, b } = best;
    gains.splice(gains.indexOf(best), 1);
    if (leadsAround(a, b) || leadsAround(b, a)) continue;
    const one = bundleOf([...a.modules, ...b.modules], a.bytes + b.bytes, a.visits.union(b.visits));
    one.imports = a.imports.union(b.imports).difference(new Set([a, b]));
    left.delete(a);
    left.delete(b);
    for (const other of left) {
      const [byA, byB] = [other.imports.delete(a), other.imports.delete(b)];
      if (byA || byB) other.imports.add(one);
      weigh(one, other);
    }
    left.add(one);
  }
}

/**
 * Whether one needs the other by way of a third: made one, they and the third would wait for each other.
 * @param {Bundle} one @param {Bundle} other
 */
function leadsAround(one, other) {
  return [...one.imports].some(
    (third) => third !== other && reached(third, ({ imports }) => [...imports]).has(other),
  );
}

/** @param {string[]} modules @param {number} bytes @param {Set<Visit>} visits @returns {Bundle} */
function bundleOf(modules, bytes, visits) {
  return { modules, bytes, visits, cost: costOf(bytes, visits), imports: new Set() };
}

/** @param {number} bytes @param {Set<Visit>} visits */
function costOf(bytes, visits) {
  return [...visits].reduce((sum, { weight }) => sum + weight, 0) * (bytes + FILE_BYTES);
}

/** @param {string} id @param {Modules} modules */
function bytesOf(id, modules) {
  const code = modules.getModuleInfo(id)?.code ?? "";
  return gzipSync(code.replaceAll(COMMENT, "")).byteLength * MINIFIED;
}

/** @param {string} id @param {Modules} modules @returns {string[]} of a library's list, what the module names alone */
function importsOf(id, modules) {
  const { importedIds, code } = modules.getModuleInfo(id) ?? { importedIds: [], code: null };
  return importedIds.flatMap((imported) => {
    if (!LIBRARY_LIST.test(imported)) return [imported];
    const named = code?.match(NAMED_IMPORTS)?.join().toLowerCase().match(/\w+/g);
    return (modules.getModuleInfo(imported)?.importedIds ?? []).filter((one) =>
      named?.includes(basename(one, ".js").toLowerCase()),
    );
  });
}

/** @template T @param {T} start @param {(one: T) => readonly T[]} following @returns {Set<T>} */
function reached(start, following) {
  const seen = new Set([start]);
  for (const one of seen) following(one).forEach((next) => seen.add(next));
  return seen;
}

/**
 * A page's file has a name to be known by. That of a shared one says nothing, and stands in each file that imports it.
 * @param {{ isDynamicEntry: boolean }} chunk
 */
export function chunkFileNames({ isDynamicEntry }) {
  return isDynamicEntry ? "assets/[name]-[hash].js" : "assets/[hash].js";
}
