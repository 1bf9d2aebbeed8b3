import type { Access } from "#contract/endpoint.ts";
import { refuse } from "../refusal.ts";
import type { Viewer } from "../viewer.ts";

/** Refuses a caller whom the endpoint's declared access leaves out. */
export function checkAccess(access: Access, viewer: Viewer): void {
  if (access === "anyone" || access === "dev") return;
  if (viewer.kind === "visitor") refuse("auth_required");
  if (access === "account") return;
  if (access === "staff") {
    if (viewer.kind !== "staff") refuse("forbidden");
    return;
  }
  if (viewer.kind !== "member") refuse("forbidden");
  if (access === "verified" && !viewer.phoneVerified) refuse("phone_unverified");
  if (access === "pro" && viewer.pro?.state !== "approved") refuse("pro_required");
}
