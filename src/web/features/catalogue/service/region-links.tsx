import { Link } from "#web/platform/navigation/link.tsx";
import { groupDigits } from "#domain/text/group-digits.ts";
import { linkPillClass } from "../link-pill.ts";

interface RegionLinksProps {
  slug: string;
  regions: readonly { code: string; name: string; pro_count: number }[];
}

/** A service in other regions. */
export function RegionLinks({ slug, regions }: RegionLinksProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {regions.map((region) => (
        <li key={region.code}>
          <Link
            to="/services/$slug/$regionCode"
            params={{ slug, regionCode: region.code }}
            className={linkPillClass}
          >
            {region.name}
            <span className="numeric text-muted">{groupDigits(region.pro_count)}명</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
