import { readdirSync } from "node:fs";
import { join } from "node:path";

/** As many as one look takes in. */
const MOST_FILES = 25;

/**
 * Folders of src with more files than one look takes in, tests aside.
 * @param {string} root
 * @returns {{ violations: string[] }}
 */
export function checkFolders(root) {
  /** @type {string[]} */
  const violations = [];
  const visit = (/** @type {string} */ folder) => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    const files = entries.filter((one) => one.isFile() && !/\.test\.\w+$/.test(one.name)).length;
    if (files > MOST_FILES)
      violations.push(`${folder} holds ${files} files: ${MOST_FILES} at most`);
    for (const one of entries) if (one.isDirectory()) visit(`${folder}/${one.name}`);
  };
  visit("src");
  return { violations };
}
