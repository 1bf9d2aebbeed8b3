import { Link } from "@tanstack/react-router";
import { CardLink } from "#ui/card.tsx";
import { CategoryIcon } from "./category-icon.tsx";
import { CategoryName } from "./category-name.tsx";

interface Category {
  slug: string;
  name: string;
  icon: string;
}

/** The level-1 categories as one grid of icons. */
export function CategoryGrid({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-5">
      {categories.map((category) => (
        <li key={category.slug}>
          <CardLink
            padding="md"
            className="h-full"
            render={<Link to="/categories/$cat1Slug" params={{ cat1Slug: category.slug }} />}
          >
            <span className="flex h-full items-center gap-2.5 md:flex-col md:gap-3 md:py-2 md:text-center">
              <CategoryIcon name={category.icon} />
              <span className="min-w-0 text-sm leading-snug font-semibold md:text-base">
                <CategoryName name={category.name} />
              </span>
            </span>
          </CardLink>
        </li>
      ))}
    </ul>
  );
}
