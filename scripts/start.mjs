// Plain JavaScript up to the check below: an old Node has to be able to read this far.
import { requireProductNode } from "./require-node.mjs";

requireProductNode();

const { ensureBuilt } = await import("./build.mjs");
try {
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import("../src/server/main.ts");
