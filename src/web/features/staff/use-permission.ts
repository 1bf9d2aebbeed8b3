import { useQuery } from "@tanstack/react-query";
import type { StaffPermission } from "#domain/staff/permissions.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";

/** Whether who is signed in may do this in the back office; every page of it has asked before it shows. */
export function usePermission(permission: StaffPermission): boolean {
  const { data } = useQuery(endpointQuery("staff.secondFactor"));
  return data?.permissions.includes(permission) ?? false;
}
