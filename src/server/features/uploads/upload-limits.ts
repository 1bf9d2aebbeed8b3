import type { UploadPurpose } from "#contract/endpoints/platform.ts";
import { FILE_MAX_KILOBYTES } from "#domain/upload/check-file.ts";
import type { FileKind } from "#domain/upload/file-formats.ts";

/** What a purpose takes. Documents are stored as they are, so they go only where they are needed. */
const kindsByPurpose: Record<UploadPurpose, readonly FileKind[]> = {
  request_photo: ["image"],
  quote_attachment: ["image", "document"],
  review_photo: ["image"],
  profile_photo: ["image"],
  message_file: ["image", "document"],
  certification_file: ["image"],
  report_photo: ["image"],
  certification_image: ["image"],
  portfolio_photo: ["image"],
  support_file: ["image", "document"],
};

/** The largest body that may still be a file we take; reading stops one byte after it. */
export const maximumUploadBytes = FILE_MAX_KILOBYTES * 1024;

export function kindsFor(purpose: UploadPurpose): readonly FileKind[] {
  return kindsByPurpose[purpose];
}
