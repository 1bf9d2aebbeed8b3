import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import { Section } from "#ui/layout/section.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { linkPillClass } from "../link-pill.ts";

/** The other categories of level 1, to look further. */
export function OtherCategories({ current }: { current: string }) {
  const { data } = useSuspenseQuery(endpointQuery("categories.list"));
  return (
    <Section title="다른 분야">
      <ul className="flex flex-wrap gap-2">
        {data.items
          .filter(({ slug }) => slug !== current)
          .map(({ slug, name }) => (
            <li key={slug}>
              <Link
                to="/categories/$cat1Slug"
                params={{ cat1Slug: slug }}
                className={linkPillClass}
              >
                {name}
              </Link>
            </li>
          ))}
      </ul>
    </Section>
  );
}
