// Plain JavaScript up to the check below: an old Node has to be able to read this far.
import { requireProductNode } from "../../scripts/require-node.mjs";

requireProductNode();
const { ensureBuilt } = await import("../../scripts/build.mjs");
await ensureBuilt();
const { withOptions } = await import("#test/command-options.ts");
const { runCapacity } = await import("./run-capacity.ts");
await withOptions(() => runCapacity(process.argv.slice(2)));
