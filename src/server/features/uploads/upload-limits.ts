import type { UploadPurpose } from "#contract/endpoints/platform.ts";

export type UploadKind = "image" | "document";

/** Inclusive, in KB of 1,024 bytes: exactly this much is taken, one byte more is not. */
const maximumKilobytes: Record<UploadKind, number> = { image: 10_240, document: 10_240 };

/** What a purpose takes. Documents are stored as they are, so they go only where they are needed. */
const kindsByPurpose: Record<UploadPurpose, readonly UploadKind[]> = {
  request_photo: ["image"],
  quote_attachment: ["image", "document"],
  review_photo: ["image"],
  profile_photo: ["image"],
  message_file: ["image"],
  certification_file: ["image"],
  report_photo: ["image"],
  certification_image: ["image"],
  portfolio_photo: ["image"],
};

/** The largest body that may still be a file we take; reading stops one byte after it. */
export const maximumUploadBytes = Math.max(...Object.values(maximumKilobytes)) * 1024;

export function fitsUploadLimit(kind: UploadKind, bytes: number): boolean {
  return bytes <= maximumKilobytes[kind] * 1024;
}

export function purposeTakes(purpose: UploadPurpose, kind: UploadKind): boolean {
  return kindsByPurpose[purpose].includes(kind);
}
