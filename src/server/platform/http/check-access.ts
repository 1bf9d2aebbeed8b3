import type { Access } from "#contract/endpoint.ts";
import { hasWorkLeft } from "#domain/pro/work-left.ts";
import { holdsPermission, type StaffPermission } from "#domain/staff/permissions.ts";
import { refuse } from "../refusal.ts";
import type { Staff, Viewer } from "../viewer.ts";

interface Declared {
  access: Access;
  permission?: StaffPermission;
}

/** Refuses a caller whom the endpoint's declared access or permission leaves out. */
export function checkAccess(declared: Declared, viewer: Viewer): void {
  const { access } = declared;
  if (access === "anyone" || access === "signed" || access === "dev") return;
  if (viewer.kind === "visitor") refuse("auth_required");
  if (access === "signed_in") return;
  if (viewer.kind === "staff") return checkStaffAccess(declared, viewer);
  if (access === "account") return;
  if (access === "staff" || access === "staff_signed_in") refuse("forbidden");
  if (access === "verified" && !viewer.phoneVerified) refuse("phone_unverified");
  if (access === "pro" && viewer.pro?.state !== "approved") refuse("pro_required");
  if (access === "pro_at_work" && !(viewer.pro && hasWorkLeft(viewer.pro))) refuse("pro_required");
}

function checkStaffAccess({ access, permission }: Declared, staff: Staff): void {
  if (access === "staff_signed_in") return;
  if (access !== "account" && access !== "staff") refuse("forbidden");
  if (staff.secondFactor === "open") refuse("second_factor_required");
  if (permission !== undefined && !holdsPermission(staff.level, permission)) refuse("forbidden");
}
