import type { ReactElement } from "react";
import { Link } from "#web/platform/navigation/link.tsx";
import type { WorkEntry } from "#contract/endpoints/pro-work/work-days.ts";

/** The page of a piece of work, as a link to dress. */
export function entryLink({ id, quote_id: quoteId }: WorkEntry): ReactElement {
  return quoteId === null ? (
    <Link to="/consultations/$consultationId" params={{ consultationId: id }} />
  ) : (
    <Link to="/quote" search={{ id: quoteId }} />
  );
}
