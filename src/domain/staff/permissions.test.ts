import { expect, it } from "vitest";
import { holdsPermission, permissionsOf, STAFF_PERMISSIONS } from "./permissions.ts";

it("lets an admin do everything", () => {
  expect(permissionsOf("admin")).toEqual(STAFF_PERMISSIONS);
});

it("lets a moderator judge, but neither suspend nor see money or what others did", () => {
  expect(permissionsOf("moderator")).toContain("pros");
  expect(holdsPermission("moderator", "reports")).toBe(true);
  expect(holdsPermission("moderator", "deliveries")).toBe(true);
  for (const withheld of ["suspensions", "refunds", "billing", "whole_log"] as const) {
    expect(holdsPermission("moderator", withheld), withheld).toBe(false);
  }
});
