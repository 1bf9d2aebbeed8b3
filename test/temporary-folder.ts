import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atFileEnd } from "./file-end.ts";

/** A folder of this test file's own; it is gone after it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "somssi-test-"));
  atFileEnd(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
