// npm run observability -- [address of /metrics]: Prometheus' own checker over alerts, their cases and the figures.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { requireProductNode } from "./require-node.mjs";

requireProductNode();

const root = join(import.meta.dirname, "..");
const folder = join(root, "deploy/observability");
/** Gauges of Node's own that prom-client calls totals. */
const NOT_OURS = /^nodejs_active_(handles|requests|resources)_total /;

if (!hasPromtool() && !installPromtool()) {
  console.error(
    "promtool이 없어요. apt-get install prometheus로 설치하거나(서비스는 필요 없어요) PATH에 promtool을 두고 다시 실행해 주세요.",
  );
  process.exit(1);
}
check(["check", "rules", "--lint=all", "--lint-fatal", join(folder, "alerts.yml")]);
check(["test", "rules", join(folder, "alerts.test.yml")]);
check(["check", "config", "--syntax-only", join(folder, "prometheus.yml")]);
const address = process.argv[2];
checkFigures(address === undefined ? await scrapeOwnProduct() : await scrape(address));

function hasPromtool() {
  return spawnSync("promtool", ["--version"], { stdio: "ignore" }).status === 0;
}

/** Debian's package holds it; its service is not wanted and is kept from starting. */
function installPromtool() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log("· promtool을 설치하고 있어요 (apt-get install prometheus).");
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
    stdio: /** @type {const} */ ("ignore"),
  };
  spawnSync("apt-get", ["update", "-q"], options);
  spawnSync("apt-get", ["install", "-q", "-y", "--no-install-recommends", "prometheus"], options);
  return hasPromtool();
}

/** @param {string[]} args @param {string} [input] */
function check(args, input) {
  const { status } = spawnSync("promtool", args, {
    input,
    stdio: [input === undefined ? "ignore" : "pipe", "inherit", "inherit"],
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} text what `/metrics` answered */
function checkFigures(text) {
  const { status, stdout, stderr } = spawnSync("promtool", ["check", "metrics"], {
    input: text,
    encoding: "utf8",
  });
  const faults = `${stdout}${stderr}`
    .split("\n")
    .filter((line) => line.trim() !== "" && !NOT_OURS.test(line));
  for (const fault of faults) console.error(fault);
  const unread = /^somssi_figures_read\{.*\} 0$/m.exec(text)?.[0];
  if (unread) console.error(`not read: ${unread}`);
  const names = new Set(text.match(/^# TYPE \S+/gm));
  console.log(`metrics: ${names.size} figures, ${faults.length} faults`);
  // promtool ends with 3 for what it finds, also for what is not ours; with 1 when it could not read the text.
  if (faults.length > 0 || unread || (status !== 0 && status !== 3)) process.exit(1);
}

/** @param {string} address */
async function scrape(address) {
  const token = process.env.METRICS_TOKEN;
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(address, { headers });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

/** What the product itself answers, with its demo market, in a folder that is thrown away. */
async function scrapeOwnProduct() {
  const { ensureBuilt } = await import("./build.mjs");
  await ensureBuilt();
  const { deleteProductData, startProduct } = await import("../test/product.ts");
  const product = await startProduct({ env: { SEED: "demo", LOG_LEVEL: "info" } });
  try {
    return await scrape(`${product.origin}/metrics`);
  } finally {
    await product.stop();
    await deleteProductData(product.dataDir);
  }
}
