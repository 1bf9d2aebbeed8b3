import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Section } from "#ui/layout/section.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { CategoryGrid } from "./category-grid.tsx";

/** All categories under their question, with the way to every service. */
export function CategorySection() {
  const { data: categories } = useSuspenseQuery(endpointQuery("categories.list"));
  return (
    <Section
      title="어떤 일을 맡길까요?"
      action={
        <TextLink
          placement="alone"
          className="text-muted no-underline hover:underline"
          render={<Link to="/categories" />}
        >
          모든 서비스
          <ChevronRight size={16} aria-hidden />
        </TextLink>
      }
    >
      <CategoryGrid categories={categories.items} />
    </Section>
  );
}
