import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import { Section } from "#ui/layout/section.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { RegionLinks } from "./region-links.tsx";

interface ServiceRegionsProps {
  service: { slug: string; name: string };
}

/** Where a service has a page of its own: si-do, each opening into its si-gun-gu. */
export function ServiceRegions({ service }: ServiceRegionsProps) {
  const { slug, name } = service;
  const { data } = useSuspenseQuery(endpointQuery("services.regions", { slug }));
  if (data.items.length === 0) return null;
  return (
    <Section title={`지역마다 보는 ${name}`}>
      <div className="border-t border-line">
        {data.items.map((siDo) =>
          siDo.si_gun_gu.length === 0 ? (
            <Link
              key={siDo.code}
              to="/services/$slug/$regionCode"
              params={{ slug, regionCode: siDo.code }}
              className="flex min-h-12 items-center border-b border-line py-2 font-semibold text-ink no-underline hover:text-accent-ink hover:underline"
            >
              {siDo.name}
            </Link>
          ) : (
            <details key={siDo.code} className="group border-b border-line">
              <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 rounded-sm py-2 font-semibold hover:text-accent-ink [&::-webkit-details-marker]:hidden">
                {siDo.name}
                <ChevronDown
                  size={20}
                  aria-hidden
                  className="shrink-0 text-muted transition-transform duration-quick group-open:rotate-180"
                />
              </summary>
              <div className="pt-1 pb-4">
                <RegionLinks
                  slug={slug}
                  regions={[{ ...siDo, name: `${siDo.name} 전체` }, ...siDo.si_gun_gu]}
                />
              </div>
            </details>
          ),
        )}
      </div>
    </Section>
  );
}
