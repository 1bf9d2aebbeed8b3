// Plain JavaScript up to the check below: an old Node has to be able to read this far.
import { requireProductNode } from "../require-node.mjs";

requireProductNode();
const { runCommand } = await import("./command.ts");
process.exitCode = await runCommand(process.argv.slice(2));
