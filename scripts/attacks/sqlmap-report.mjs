/**
 * What sqlmap found, and why it may have found nothing. What it takes for a hole at first it tries again: only what it
 * names in the end is one.
 * @param {string} said all of its output
 * @returns {string[]}
 */
export function sqlmapFaults(said) {
  if (!said.includes("testing ")) return ["sqlmap tried nothing"];
  const found = [...said.matchAll(/^Parameter: .*$/gm)].map(([line]) => line);
  const refused = said.includes("429 (Too Many Requests)") ? ["it met the limit of calls"] : [];
  return [...new Set(found), ...refused];
}
