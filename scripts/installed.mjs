// Plain JavaScript for Node 20: this runs before the product's own Node is installed.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes the list of what it
 * installed as its last step, so an interrupted installation does not count.
 * @param {string} root
 * @param {{ development: boolean }} wanted without `development`, tools for tests may be missing
 */
export function isInstalled(root, { development }) {
  const wanted = packagesIn(join(root, "package-lock.json"));
  const present = packagesIn(join(root, "node_modules/.package-lock.json"));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "") return true;
    const found = present[path];
    // Packages for other systems are optional and rightly absent.
    if (!found) return entry.optional || (entry.dev && !development);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * How many packages npm will unpack here, and has so far. Folders appear at once, their
 * package.json when they are filled.
 * @param {string} root
 */
export function installedCount(root) {
  const wanted = Object.entries(packagesIn(join(root, "package-lock.json")) ?? {})
    .filter(([path, entry]) => path !== "" && !entry.optional)
    .map(([path]) => join(root, path, "package.json"));
  return { done: wanted.filter((file) => existsSync(file)).length, all: wanted.length };
}

/** @param {string} lockfile */
function packagesIn(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, "utf8")).packages;
  } catch {
    return null;
  }
}
