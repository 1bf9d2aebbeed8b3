import { Link } from "#web/platform/navigation/link.tsx";
import { clsx } from "clsx";
import type { Output } from "#contract/registry.ts";
import { ButtonLink } from "#ui/action/button.tsx";

type Recommended = Output<"requests.recommended">;

interface WiderSearchProps {
  service: Recommended["request"]["service"];
  place: Recommended["place"];
  className?: string;
}

/** The search for the same service: in the request's place, around it, and everywhere. */
export function WiderSearch({ service, place, className }: WiderSearchProps) {
  const places = [
    ...(place && place.si_gun_gu.name !== place.si_do.name ? [place.si_gun_gu] : []),
    ...(place ? [place.si_do] : []),
  ];
  return (
    <section className={clsx("border-t border-line pt-6", className)}>
      <h2 className="text-lg font-bold">{service.name} 고수 더 찾아보기</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {places.map(({ code, name }) => (
          <li key={code}>
            <ButtonLink
              size="sm"
              variant="secondary"
              render={<Link to="/search" search={{ service: service.slug, region: code }} />}
            >
              {name}
            </ButtonLink>
          </li>
        ))}
        <li>
          <ButtonLink
            size="sm"
            variant="secondary"
            render={<Link to="/search" search={{ service: service.slug }} />}
          >
            {place ? "전국" : "모든 고수"}
          </ButtonLink>
        </li>
      </ul>
    </section>
  );
}
