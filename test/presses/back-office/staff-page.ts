import { STAFF_PERMISSIONS, type StaffPermission } from "#domain/staff/permissions.ts";
import { answering, NOW } from "../answering.ts";
import { press, scope } from "../controls.ts";
import { openPage, type OpenPage } from "../open-page.tsx";

const visitor = { authenticated: true, userType: "staff" } as const;

/** A page of the back office, for somebody who may do all, or what is given. */
export function openStaffPage(
  path: string,
  given: Parameters<typeof answering>[0],
  permissions: readonly StaffPermission[] = STAFF_PERMISSIONS,
): Promise<OpenPage> {
  const answer = answering({ "staff.secondFactor": { state: "passed", permissions }, ...given });
  return openPage({ path, visitor, now: NOW, answer });
}

/** Sends the form of the open sheet: its button may be called as the one that closes it. */
export async function sendSheet(page: OpenPage): Promise<void> {
  const button = scope().querySelector<HTMLElement>("[type=submit]");
  if (!button) throw new Error("no form in the sheet");
  press(button);
  await page.settle();
}
