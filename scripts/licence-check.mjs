/**
 * @typedef {{ license?: { id?: string, name?: string }, expression?: string }} Stated
 * @typedef {{ name: string, version: string, licenses?: Stated[] }} Component
 * @typedef {{ licence: string, packages: string[], reason: string }} Exception
 */

/**
 * @param {readonly Component[]} components of an SBOM in CycloneDX
 * @param {{ allowed: Record<string, string>, exceptions: readonly Exception[] }} rules
 * @returns {string[]} packages whose licence is neither allowed nor excepted, and exceptions that nothing needs
 */
export function licenceFaults(components, { allowed, exceptions }) {
  const used = new Set();
  const mayHave = (/** @type {string} */ name, /** @type {string} */ licence) => {
    if (Object.hasOwn(allowed, licence)) return true;
    const found = exceptions.find(
      (one) => one.licence === licence && one.packages.some((pattern) => isOf(pattern, name)),
    );
    if (found) used.add(found);
    return found !== undefined;
  };
  const faults = components.flatMap(({ name, version, licenses }) => {
    const stated = statedIn(licenses);
    return choices(stated).some((all) => all.every((one) => mayHave(name, one)))
      ? []
      : [`${name} ${version}: ${stated}`];
  });
  const unused = exceptions.filter((one) => !used.has(one));
  return [...faults, ...unused.map((one) => `nothing needs the exception for ${one.licence}`)];
}

function statedIn(/** @type {Stated[] | undefined} */ licenses = []) {
  const named = licenses.map(
    ({ license, expression }) => expression ?? license?.id ?? license?.name,
  );
  return named.length === 0 ? "none stated" : named.join(" AND ");
}

/**
 * "(A OR B) AND C" is no expression that a package of ours has: either all of some, or one of some.
 * @returns {string[][]} ways to follow it, each with the licences that it takes
 */
function choices(/** @type {string} */ expression) {
  const plain = expression.replaceAll(/[()]/g, "");
  if (plain.includes(" OR ") && plain.includes(" AND ")) return [[expression]];
  return plain.split(" OR ").map((one) => one.split(" AND "));
}

function isOf(/** @type {string} */ pattern, /** @type {string} */ name) {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
