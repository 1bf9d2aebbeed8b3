import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { targetPath } from "./boundary-check.mjs";

/** Where the product begins: what Node is given to run, and what the build begins with. */
export const ENTRIES = [
  "src/server/main.ts",
  "src/server/develop.ts",
  "src/server/commands/staff.ts",
  "src/server/commands/ledger-check.ts",
  "src/web/entry-client.tsx",
  "src/web/entry-server.tsx",
];

/**
 * Every module under src/ that the product runs: reached from an entry by imports, those of types left out, and by
 * `new URL("./module.ts", import.meta.url)`, as processes and threads are started.
 *
 * @param {string} root folder of the project
 * @param {readonly string[]} entries
 * @returns {Set<string>} paths from the project's folder
 */
export function productionModules(root, entries = ENTRIES) {
  const aliases = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).imports;
  /** @type {Set<string>} */
  const reached = new Set();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || !isModule(root, file)) continue;
    reached.add(file);
    for (const specifier of references(file, readFileSync(join(root, file), "utf8"))) {
      const target = targetPath(file, specifier.replace(/\?.*$/, ""), aliases);
      if (target !== null) waiting.push(target);
    }
  }
  return reached;
}

function isModule(/** @type {string} */ root, /** @type {string} */ file) {
  return file.startsWith("src/") && /\.tsx?$/.test(file) && existsSync(join(root, file));
}

/** @param {string} file @param {string} source */
function references(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  /** @type {string[]} */
  const found = [];
  const add = (/** @type {any} */ literal) => {
    if (typeof literal?.value === "string") found.push(literal.value);
  };
  new Visitor({
    ImportDeclaration: (node) => node.importKind !== "type" && add(node.source),
    ExportNamedDeclaration: (node) => node.exportKind !== "type" && add(node.source),
    ExportAllDeclaration: (node) => node.exportKind !== "type" && add(node.source),
    ImportExpression: (node) => add(node.source),
    NewExpression: (node) => {
      const [path, base] = node.arguments;
      const made = source.slice(node.callee.start, node.callee.end);
      const from = base ? source.slice(base.start, base.end) : "";
      if (made === "URL" && from === "import.meta.url") add(path);
    },
  }).visit(program);
  return found;
}
