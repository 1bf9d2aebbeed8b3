import type { ChangingEndpointName } from "#contract/registry.ts";
import { routeOf } from "#contract/routes.ts";
import { roles, type Role, type Thing } from "./market.ts";
import { ownershipTable } from "./table.ts";

export interface Change<R extends Role> {
  name: ChangingEndpointName;
  thing: Thing;
  role: R;
  status: number;
}

/** What the table lets these roles do, in its order. */
export function changesOf<R extends Role>(by: readonly R[]): Change<R>[] {
  return ownershipTable
    .filter(({ name }) => routeOf(name).method !== "GET")
    .flatMap(({ name, thing, statuses }) =>
      by.map((role) => ({
        name: name as ChangingEndpointName,
        thing,
        role,
        status: statuses[roles.indexOf(role)] ?? 0,
      })),
    )
    .filter(({ status }) => status < 300);
}
