import type { Visitor } from "#contract/page-rendering.ts";
import { userType } from "#domain/account/user-type.ts";
import type { Viewer } from "../viewer.ts";

/** What a page carries of its viewer: whether there is one, and the face the person chose. */
export function visitorOf(viewer: Viewer): Visitor {
  if (viewer.kind === "visitor") return { authenticated: false, userType: userType(null) };
  const account =
    viewer.kind === "staff"
      ? { role: "staff" as const, mode: null, hasApprovedProfile: false }
      : {
          role: "member" as const,
          mode: viewer.mode,
          hasApprovedProfile: viewer.pro?.state === "approved",
        };
  return { authenticated: true, userType: userType(account) };
}
