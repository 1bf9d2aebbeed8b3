// Plain JavaScript up to the check below: an old Node has to be able to read this far.
import { requireProductNode } from "../scripts/require-node.mjs";

requireProductNode();
const { runBench } = await import("./run-bench.ts");
await runBench(process.argv.slice(2));
