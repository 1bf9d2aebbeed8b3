import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";

/** @typedef {{ source: string, flags: string, place: string }} Pattern */

/**
 * Patterns that are put together while the product runs, with what makes them all. Where only a person of ours or the
 * product's own list decides what is in one, `null`.
 * @type {Record<string, string[] | null>}
 */
export const MADE_IN = {
  "src/contract/endpoints/push.ts": null, // [\w-]{n}=*
  "src/domain/account/second-step.ts": null, // .{n}
  "src/domain/message/contact-details.ts": [],
  "src/domain/text/unseen.ts": [],
  "src/domain/validation/number/decimal.ts": ["decimal"],
  "src/domain/validation/text/letters.ts": ["alpha", "alphaSpaces", "alphaNum", "alphaDash"],
  "src/domain/validation/text/regex.ts": null, // patterns of forms: data/ has none, and nobody else writes forms
  "src/server/features/uploads/harmful-content.ts": [],
  "src/server/platform/http/unknown-route.ts": null, // paths of endpoints with [^/]+ between their slashes
  "src/web/app/arrival/late-fonts.ts": null, // names of descriptors, and classes of characters from our own lists
};

/**
 * Every pattern of the product, once each.
 * @param {string} root folder of the project
 * @returns {Promise<{ patterns: Pattern[], faults: string[] }>} `faults`: files that make patterns nobody lists
 */
export async function collectPatterns(root) {
  /** @type {Map<string, Pattern>} */
  const found = new Map();
  const faults = [];
  for (const file of globSync("src/**/*.{ts,tsx}", { cwd: root }).toSorted()) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const { written, makes } = patternsIn(file, readFileSync(join(root, file), "utf8"));
    for (const one of written) found.set(`/${one.source}/${one.flags}`, one);
    if (makes && !(file in MADE_IN)) faults.push(`${file} makes patterns: list it in MADE_IN`);
  }
  for (const one of await madePatterns(root)) found.set(`/${one.source}/${one.flags}`, one);
  return { patterns: [...found.values()], faults };
}

/**
 * @param {string} file @param {string} text
 * @returns {{ written: Pattern[], makes: boolean }}
 */
export function patternsIn(file, text) {
  const { program } = parseSync(file, text);
  /** @type {Pattern[]} */
  const written = [];
  let makes = false;
  const call = (/** @type {any} */ node) => {
    if (node.callee.type === "Identifier" && node.callee.name === "RegExp") makes = true;
  };
  new Visitor({
    Literal(node) {
      if (!("regex" in node) || !node.regex) return;
      const line = text.slice(0, node.start).split("\n").length;
      written.push({
        source: node.regex.pattern,
        flags: node.regex.flags,
        place: `${file}:${line}`,
      });
    },
    NewExpression: call,
    CallExpression: call,
  }).visit(program);
  return { written, makes };
}

/** What the modules of `MADE_IN` make when they are loaded and their functions are asked. */
async function madePatterns(/** @type {string} */ root) {
  /** @type {Pattern[]} */
  const made = [];
  let place = "";
  const Plain = RegExp;
  const note = (/** @type {RegExp} */ one) => {
    made.push({ source: one.source, flags: one.flags, place });
    return one;
  };
  globalThis.RegExp = new Proxy(Plain, {
    construct: (_, [source, flags]) => note(new Plain(source, flags)),
    apply: (_, __, [source, flags]) => note(new Plain(source, flags)),
  });
  try {
    for (const [file, makers] of Object.entries(MADE_IN)) {
      if (makers === null) continue;
      place = file;
      const module = await import(join(root, file));
      for (const name of makers) module[name]("1");
    }
  } finally {
    globalThis.RegExp = Plain;
  }
  return made;
}
