// Plain JavaScript up to the check below: an old Node has to be able to read this far.
import { requireProductNode } from "../scripts/require-node.mjs";

requireProductNode();
const { withOptions } = await import("#test/command-options.ts");
const { runBench } = await import("./run-bench.ts");
await withOptions(() => runBench(process.argv.slice(2)));
