import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { exclusively } from "./exclusive.mjs";
import { withProgress } from "./progress.mjs";

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");

/** Everything that ends up in what the browser or the page renderer loads. */
const inputs = [
  "src/web",
  "src/ui",
  "src/domain",
  "src/contract",
  "src/server/views",
  "data/catalogue",
  "data/regions",
  "public",
  "scripts/page-chunks.mjs",
  "scripts/product-font.mjs",
  "vite.config.ts",
  "package-lock.json",
];

/**
 * Builds the browser's files and the page renderer into dist/, unless they are there already
 * for exactly these inputs. Builds beside and swaps, so that a start at the same time, or a kill
 * in between, never meets half of it.
 */
export async function ensureBuilt() {
  const wanted = inputsHash();
  if (builtHash() === wanted) return;
  await exclusively(
    `build ${root}`,
    async () => {
      if (builtHash() !== wanted) await build(wanted);
    },
    () => console.log("· 다른 실행이 화면을 만들고 있어요. 끝나기를 기다려요."),
  );
}

/** @param {string} wanted */
async function build(wanted) {
  for (const name of readdirSync(root)) {
    if (name.startsWith("dist.")) rmSync(join(root, name), { recursive: true, force: true });
  }
  const draft = `${dist}.new-${process.pid}`;
  mkdirSync(draft);
  await withProgress("화면 만들기 1/2 (브라우저)", () => vite(["--outDir", join(draft, "client")]));
  await withProgress("화면 만들기 2/2 (서버)", () =>
    vite(["--ssr", "--outDir", join(draft, "server")]),
  );
  writeFileSync(join(draft, "inputs"), wanted);
  const aside = `${dist}.old-${process.pid}`;
  if (existsSync(dist)) renameSync(dist, aside);
  renameSync(draft, dist);
  rmSync(aside, { recursive: true, force: true });
}

/** @param {string[]} args */
function vite(args) {
  return new Promise((resolve, reject) => {
    const program = join(root, "node_modules/vite/bin/vite.js");
    const child = spawn(process.execPath, [program, "build", "--logLevel", "warn", ...args], {
      cwd: root,
      // Whatever runs the build, its result is the one that people get.
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve(undefined) : reject(new Error(`화면을 만들지 못했어요.\n${output}`)),
    );
  });
}

function builtHash() {
  const file = join(dist, "inputs");
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

function inputsHash() {
  const hash = createHash("sha256");
  for (const input of inputs) addToHash(hash, input);
  return hash.digest("hex");
}

/** @param {import("node:crypto").Hash} hash @param {string} path */
function addToHash(hash, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  let names;
  try {
    names = readdirSync(full).sort();
  } catch {
    hash.update(`${path}\0`).update(readFileSync(full));
    return;
  }
  for (const name of names) {
    if (!/\.test\.tsx?$/.test(name)) addToHash(hash, `${path}/${name}`);
  }
}

if (process.argv[1] === import.meta.filename) {
  await ensureBuilt().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
