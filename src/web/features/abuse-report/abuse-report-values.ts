import type { UploadedFile } from "#ui/file/file-drop.tsx";

/** A report of a pro as it is being written. */
export interface AbuseReportValues {
  reason: string | null;
  detail: string;
  photos: UploadedFile[];
}

export const EMPTY_REPORT: AbuseReportValues = { reason: null, detail: "", photos: [] };
