// Plain JavaScript up to the check below: an old Node has to be able to read this far.
import { requireProductNode } from "../scripts/require-node.mjs";

requireProductNode();
const { withOptions } = await import("#test/command-options.ts");
const { runFaults } = await import("./run-faults.ts");
await withOptions(async () => {
  process.exitCode = await runFaults(process.argv.slice(2));
});
