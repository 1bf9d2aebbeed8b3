// Plain JavaScript up to the check below: an old Node has to be able to read this far.
import { requireProductNode } from "./require-node.mjs";

requireProductNode();
await import("../src/server/commands/ledger-check.ts");
