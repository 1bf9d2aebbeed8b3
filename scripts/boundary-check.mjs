import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join, posix } from "node:path";
import { parseSync, Visitor } from "oxc-parser";

/** @typedef {import("./boundary-rules.mjs").Rule} Rule */

/**
 * Reads every file under src/ and answers what breaks the rules, one line each, and how many
 * modules it read (a check that read nothing must not pass for one that found nothing).
 * @param {string} root
 * @param {Rule[]} rules
 */
export function checkBoundaries(root, rules) {
  const aliases = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).imports;
  /** @type {string[]} */
  const violations = [];
  let modules = 0;
  for (const file of filesUnder(root, "src")) {
    if (isTest(file) || file.endsWith("/tsconfig.json")) continue;
    const rule = rules.find(({ files }) => files.test(file));
    if (!rule) {
      violations.push(`${file}: no rule covers this file`);
      continue;
    }
    if (!/\.tsx?$/.test(file)) continue;
    modules += 1;
    const found = readModule(file, readFileSync(join(root, file), "utf8"));
    if (!rule.clock) violations.push(...found.impurities.map((what) => `${file}: reads ${what}`));
    for (const { specifier } of found.imports) {
      const complaint = refuse(file, specifier, rule, aliases);
      if (complaint) violations.push(`${file}: ${complaint}`);
    }
  }
  return { modules, violations };
}

/**
 * @param {string} file @param {string | null} specifier null when only known at run time
 * @param {Rule} rule @param {Record<string, string>} aliases
 */
function refuse(file, specifier, rule, aliases) {
  if (specifier === null) return rule.computed ? null : "imports a path that cannot be checked";
  const target = targetPath(file, specifier.replace(/\?.*$/, ""), aliases);
  if (target !== null) {
    if (isTest(target) || !target.startsWith("src/")) return `may not import ${target}`;
    const slice = rule.files.exec(file)?.groups?.slice ?? "";
    const allowed = rule.imports.some((pattern) =>
      matches(pattern.replace("{slice}", slice), target),
    );
    return allowed ? null : `may not import ${target}`;
  }
  if (specifier.startsWith("node:") || builtinModules.includes(specifier)) {
    return rule.node ? null : `may not use ${specifier}`;
  }
  const name = specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
  return rule.packages.includes(name) ? null : `may not use the package ${name}`;
}

/** @param {string} file @param {string} specifier @param {Record<string, string>} aliases */
export function targetPath(file, specifier, aliases) {
  if (specifier.startsWith(".")) return posix.join(dirname(file), specifier);
  for (const [alias, path] of Object.entries(aliases)) {
    const prefix = alias.slice(0, -1);
    if (specifier.startsWith(prefix)) {
      return posix.join(path.slice(0, -1), specifier.slice(prefix.length));
    }
  }
  return null;
}

/** @param {string} pattern a folder with its slash, or a file; `*` is one path segment */
function matches(pattern, /** @type {string} */ target) {
  const source = pattern.replaceAll(".", "\\.").replaceAll("*", "[^/]+");
  return new RegExp(pattern.endsWith("/") ? `^${source}` : `^${source}$`).test(target);
}

/** @param {string} file @param {string} source */
export function readModule(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  /** @type {{ specifier: string | null, isType: boolean }[]} */
  const imports = [];
  /** @type {string[]} */
  const impurities = [];
  const add = (/** @type {any} */ literal, isType = false) => {
    if (!literal) return;
    imports.push({ specifier: typeof literal.value === "string" ? literal.value : null, isType });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source, node.importKind === "type"),
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind === "type"),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === "type"),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source, true),
    TSImportEqualsDeclaration: (node) => add(node.moduleReference?.expression ?? {}),
    CallExpression: (node) => {
      const called = source.slice(node.callee.start, node.callee.end);
      if (called === "require") add(node.arguments[0] ?? {});
      if (called.startsWith("import.meta.glob")) imports.push({ specifier: null, isType: false });
      if (called === "Date") impurities.push("the clock with Date()");
    },
    NewExpression: (node) => {
      const made = source.slice(node.callee.start, node.callee.end);
      if (made === "Date" && node.arguments.length === 0)
        impurities.push("the clock with new Date()");
    },
    MemberExpression: (node) => {
      const text = source.slice(node.start, node.end).replaceAll(/\s/g, "");
      if (/^(Date\.now|performance\.now|Temporal\.Now)$/.test(text))
        impurities.push(`the clock with ${text}`);
      if (text === "Math.random") impurities.push("randomness with Math.random");
    },
    Identifier: (node) => {
      if (/^(randomUUID|randomBytes|randomInt|getRandomValues)$/.test(node.name)) {
        impurities.push(`randomness with ${node.name}`);
      }
    },
  }).visit(program);
  return { imports, impurities };
}

/** @param {string} path */
export function isTest(path) {
  return /\.test(-[a-z]+)?\.tsx?$/.test(path) || path.startsWith("test/");
}

/** @param {string} root @param {string} folder @returns {string[]} */
export function filesUnder(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(root, path) : [path];
  });
}
