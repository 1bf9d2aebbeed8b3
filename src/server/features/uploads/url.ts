import { routeOf } from "#contract/routes.ts";

/** Address of an uploaded file; whether the caller may see it is decided when they ask. */
export function uploadUrl(uploadId: string, size: "full" | "thumb" = "full"): string {
  const path = routeOf("uploads.file").path.replace("{uploadId}", uploadId);
  return size === "thumb" ? `${path}?size=thumb` : path;
}
