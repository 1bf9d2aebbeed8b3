// Plain JavaScript for any Node: with `npm start --ignore-scripts` nothing was installed before.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Ends the process with one line unless it runs on the product's Node with its packages there. */
export function requireProductNode() {
  const major = Number(process.versions.node.split(".")[0]);
  if (
    major >= 24 &&
    existsSync(fileURLToPath(new URL("../node_modules/.bin/node", import.meta.url)))
  )
    return;
  console.error(
    `Node 24가 필요한데 ${process.versions.node}에서 실행했어요. --ignore-scripts 없이 npm start로 시작하거나, npm ci --ignore-scripts=false를 먼저 실행해 주세요.`,
  );
  process.exit(1);
}
