import type { Access } from "#contract/endpoint.ts";
import { refuse } from "../refusal.ts";
import type { Staff, Viewer } from "../viewer.ts";

/** Refuses a caller whom the endpoint's declared access leaves out. */
export function checkAccess(access: Access, viewer: Viewer): void {
  if (access === "anyone" || access === "signed" || access === "dev") return;
  if (viewer.kind === "visitor") refuse("auth_required");
  if (access === "signed_in") return;
  if (viewer.kind === "staff") return checkStaffAccess(access, viewer);
  if (access === "account") return;
  if (access === "staff" || access === "staff_signed_in") refuse("forbidden");
  if (access === "verified" && !viewer.phoneVerified) refuse("phone_unverified");
  if (access === "pro" && viewer.pro?.state !== "approved") refuse("pro_required");
}

function checkStaffAccess(access: Access, staff: Staff): void {
  if (access === "staff_signed_in") return;
  if (access !== "account" && access !== "staff") refuse("forbidden");
  if (staff.secondFactor === "open") refuse("second_factor_required");
}
