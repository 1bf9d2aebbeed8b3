import { groupDigits } from "#domain/text/group-digits.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { FILE_REFUSALS } from "#domain/upload/check-file.ts";
import { maximumPixels } from "./pictures/picture.ts";

/** As large numbers are counted in Korean. */
const TEN_THOUSAND = 10_000;

/** Every way an upload ends without a row: its error code and what the person reads. */
const refusals = {
  empty: ["invalid", FILE_REFUSALS.empty],
  too_large: ["too_large", FILE_REFUSALS.too_large],
  not_a_picture: ["unsupported_media", FILE_REFUSALS.not_a_picture],
  not_a_picture_or_pdf: ["unsupported_media", FILE_REFUSALS.not_a_picture_or_pdf],
  unreadable: ["unsupported_media", FILE_REFUSALS.unreadable],
  name_disagrees: ["unsupported_media", FILE_REFUSALS.name_disagrees],
  too_many_pixels: [
    "too_large",
    `사진은 ${groupDigits(maximumPixels / TEN_THOUSAND)}만 화소까지 올릴 수 있어요. 크기를 줄여 다시 올려 주세요.`,
  ],
  picture_unreadable: [
    "invalid",
    "사진을 끝까지 읽을 수 없어요. 파일이 깨졌을 수 있으니 다른 사진을 골라 주세요.",
  ],
  document_unreadable: [
    "invalid",
    "PDF를 끝까지 읽을 수 없어요. 다시 저장하거나 다른 파일을 골라 주세요.",
  ],
  harmful: ["unsupported_media", "안전하지 않은 내용이 들어 있어 올릴 수 없어요."],
  busy: ["unavailable", "올리는 파일이 많아 지금은 받을 수 없어요. 잠시 뒤에 다시 올려 주세요."],
  storage_failing: [
    "unavailable",
    "파일을 저장하지 못했어요. 파일은 그대로 두고 잠시 뒤에 다시 올려 주세요.",
  ],
  storage_full: ["storage_full", "파일을 저장할 수 없어요. 잠시 뒤에 다시 올려 주세요."],
} as const satisfies Record<string, readonly [ErrorCode, string]>;

export type UploadRefusalReason = keyof typeof refusals;

export interface UploadRefusal {
  ok: false;
  reason: UploadRefusalReason;
  code: ErrorCode;
  /** Korean, for the person. */
  message: string;
}

export function refuseUpload(reason: UploadRefusalReason): UploadRefusal {
  const [code, message] = refusals[reason];
  return { ok: false, reason, code, message };
}
