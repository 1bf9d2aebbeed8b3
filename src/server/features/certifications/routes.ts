import type { EndpointName } from "#contract/paths.ts";
import type { Handlers } from "../../platform/http/call.ts";
import type { UploadFiles } from "../uploads/send.ts";
import { ownCertificationHandlers } from "./own-routes.ts";
import { shownCertificationHandlers } from "./shown-routes.ts";

type Names = Extract<
  EndpointName,
  `users.me.certifications.${string}` | `pro.certifications${string}`
>;

/** Certifications of a pro: their own to hand in, the approved ones for everybody to see. */
export function certificationHandlers(files: UploadFiles): Pick<Handlers, Names> {
  return { ...ownCertificationHandlers(), ...shownCertificationHandlers(files) };
}
