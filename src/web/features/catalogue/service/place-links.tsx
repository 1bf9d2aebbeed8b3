import { Link } from "@tanstack/react-router";
import { groupDigits } from "#domain/text/group-digits.ts";
import { linkPillClass } from "../link-pill.ts";

interface PlaceLinksProps {
  slug: string;
  places: readonly { code: string; name: string; pro_count: number }[];
}

/** A service in other regions. */
export function PlaceLinks({ slug, places }: PlaceLinksProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {places.map((place) => (
        <li key={place.code}>
          <Link
            to="/services/$slug/$regionCode"
            params={{ slug, regionCode: place.code }}
            className={linkPillClass}
          >
            {place.name}
            <span className="numeric text-muted">{groupDigits(place.pro_count)}명</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
