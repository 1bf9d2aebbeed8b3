import type { EndpointName } from "#contract/paths.ts";
import type { StoragePort } from "../../gateways/storage/storage-port.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { ownCertificationHandlers } from "./own-routes.ts";
import { shownCertificationHandlers } from "./shown-routes.ts";

type Names = Extract<
  EndpointName,
  `users.me.certifications.${string}` | `pro.certifications${string}`
>;

/** Certifications of a pro: their own to hand in, the approved ones for everybody to see. */
export function certificationHandlers(deps: { storage: StoragePort }): Pick<Handlers, Names> {
  return { ...ownCertificationHandlers(), ...shownCertificationHandlers(deps) };
}
