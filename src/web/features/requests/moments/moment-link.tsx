import type { ReactElement } from "react";
import type { Moment } from "#domain/deal/moments.ts";
import { Link } from "#web/platform/navigation/link.tsx";

/** The link to a moment of a request. */
export function momentLink(requestId: string, moment: Moment): ReactElement {
  return <Link to="/requests/$requestId/$moment" params={{ requestId, moment }} />;
}
