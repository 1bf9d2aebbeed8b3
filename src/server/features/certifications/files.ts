import type { UploadPurpose } from "#contract/endpoints/platform.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { claimUploads, discardUploads } from "../uploads/queries.ts";
import type { CertificationRow } from "./rows.ts";

type Files = Pick<CertificationRow, "id" | "file_id" | "show_image_id">;

const purposes = {
  file_id: "certification_file",
  show_image_id: "certification_image",
} as const satisfies Partial<Record<keyof Files, UploadPurpose>>;

/** Takes the files of a submission into use and lets go of those it no longer has. Refuses a file it cannot use. */
export async function keepFiles(
  tx: Tx,
  facts: { accountId: string; before: Files | null; after: Files; now: Date },
): Promise<void> {
  const { accountId, before, after, now } = facts;
  for (const name of ["file_id", "show_image_id"] as const) {
    const [old, fresh] = [before?.[name] ?? null, after[name]];
    if (old === fresh) continue;
    if (fresh !== null) {
      const reference = { kind: "certification", id: after.id } as const;
      const claim = await claimUploads(tx, [fresh], accountId, purposes[name], reference);
      if (!claim.ok) refuse("upload_unusable");
    }
    if (old !== null) await discardUploads(tx, [old], now);
  }
}

export async function discardFilesOf(tx: Tx, files: Files, now: Date): Promise<void> {
  const ids = [files.file_id, files.show_image_id].filter((id) => id !== null);
  await discardUploads(tx, ids, now);
}
