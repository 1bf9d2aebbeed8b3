// How what several pages share is put into files: by which of the pages on which people arrive need it.
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/**
 * The pages on which people arrive, each by what it begins with beyond the entry: its own part, and the parts that
 * follow once it lives.
 */
const FIRST_PAGES = [
  ["app/pages/home-route-page.tsx", "app/pages/home-islands.ts"],
  [
    "app/pages/search-route-page.tsx",
    "features/search/search-islands.ts",
    "features/saved-pros/save-button.tsx",
    "platform/api/fetch-transport.ts",
  ],
  ["app/pages/service-route-page.tsx", "app/pages/service-islands.ts"],
  ["features/price-guides/price-page.tsx"],
  ["app/pages/pro-route-page.tsx", "app/pages/pro-islands.ts"],
  ["app/later-routes.ts", "features/requests/request-form-page.tsx"],
];
const ON_EACH = ["features/search/suggest/search-box.tsx", "app/layout/install-hint.tsx"];

/** So many parts of the product need a module before it stands in one file with others. */
const SHARED_BY_MANY = 20;

/** @typedef {{ getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }} Modules */

/**
 * One file packs better than many small ones, and each file that there is costs a line in the lists of what to fetch
 * with what, which pages carry. What the same first pages need, and many others, stands together: no first page gets
 * what it does not need, and the others little.
 */
export function pageChunks() {
  /** @type {Map<string, number[]> | undefined} */
  let needs;
  const needsOf = (/** @type {string} */ id, /** @type {Modules} */ modules) =>
    (needs ??= whatPagesNeed(modules)).get(id) ?? [];
  // A file takes along what its modules import: what most pages need has its place first.
  return FIRST_PAGES.map((_, index) => index + 1).map((count) => ({
    name: (/** @type {string} */ id, /** @type {Modules} */ modules) => {
      const pages = needsOf(id, modules);
      return pages.length === count ? `pages-${pages.join("-")}` : null;
    },
    minShareCount: SHARED_BY_MANY,
    priority: count,
  }));
}

/** @param {Modules} modules @returns {Map<string, number[]>} by module, in order */
function whatPagesNeed(modules) {
  const needs = new Map();
  for (const [page, parts] of FIRST_PAGES.entries()) {
    const seen = new Set();
    const add = (/** @type {string} */ id) => {
      const module = seen.has(id) ? null : modules.getModuleInfo(id);
      if (!module) return;
      seen.add(id);
      needs.set(id, [...(needs.get(id) ?? []), page]);
      module.importedIds.forEach(add);
    };
    for (const part of [...parts, ...ON_EACH]) {
      const id = join(root, "src/web", part);
      if (!modules.getModuleInfo(id)) throw new Error(`${part} is no part of the product`);
      add(id);
    }
  }
  return needs;
}

/**
 * A page's file has a name to be known by. That of a shared one says nothing, and stands in each file that imports it.
 * @param {{ isDynamicEntry: boolean }} chunk
 */
export function chunkFileNames({ isDynamicEntry }) {
  return isDynamicEntry ? "assets/[name]-[hash].js" : "assets/[hash].js";
}
