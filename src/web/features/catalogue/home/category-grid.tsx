import { Link } from "#web/platform/navigation/link.tsx";
import type { Output } from "#contract/registry.ts";
import { CardLink } from "#ui/layout/card.tsx";
import { CategoryIcon } from "../category/category-icon.tsx";
import { CategoryName } from "./category-name.tsx";

type Category = Output<"categories.list">["items"][number];

const NAMED_SERVICES = 3;

/** The level-1 categories as one grid of icons; where there is room, with what each is asked for most. */
export function CategoryGrid({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className="grid grid-cols-2 gap-2.5 sm:gap-3 lg:grid-cols-5">
      {categories.map((category) => (
        <li key={category.slug}>
          <CardLink
            padding="none"
            className="h-full"
            render={<Link to="/categories/$cat1Slug" params={{ cat1Slug: category.slug }} />}
          >
            <span className="flex h-full items-center gap-2.5 p-3 md:gap-4 md:p-4 lg:flex-col lg:items-start lg:gap-3">
              <CategoryIcon name={category.icon} />
              <span className="min-w-0">
                <span className="block text-sm leading-snug font-semibold md:text-base">
                  <CategoryName name={category.name} />
                </span>
                <span className="mt-1 line-clamp-2 text-sm text-muted max-md:hidden">
                  {category.services
                    .slice(0, NAMED_SERVICES)
                    .map(({ name }) => name)
                    .join(", ")}
                </span>
              </span>
            </span>
          </CardLink>
        </li>
      ))}
    </ul>
  );
}
