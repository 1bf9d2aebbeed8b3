import { Link } from "@tanstack/react-router";
import { useVisitor } from "#web/platform/session/visitor.ts";
import { headerPlaces } from "./account-links.ts";
import { useUnread } from "./use-unread.ts";

/** The places of the visitor's face in the desk's header. */
export function PlaceLinks() {
  const unread = useUnread();
  const places = headerPlaces(useVisitor());
  return places.map((place) => (
    <Link
      key={place.key}
      to={place.to}
      className="inline-flex min-h-11 items-center gap-1 rounded-md px-3 text-sm font-medium text-ink no-underline hover:bg-sunken aria-[current=page]:font-bold aria-[current=page]:text-accent-ink"
    >
      {place.label}
      {unread(place) > 0 && (
        <span className="numeric font-bold text-danger">
          <span className="sr-only">새 소식 </span>
          {unread(place)}
        </span>
      )}
    </Link>
  ));
}
