// Plain JavaScript up to the check below: an old Node has to be able to read this far.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { requireProductNode } from "./require-node.mjs";

requireProductNode();
const { environmentReference } = await import("../src/server/config/environment-reference.ts");
writeFileSync(
  fileURLToPath(new URL("../deploy/environment.md", import.meta.url)),
  environmentReference(),
);
