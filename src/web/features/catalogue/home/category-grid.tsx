import { Link } from "#web/platform/navigation/link.tsx";
import { clsx } from "clsx";
import type { Output } from "#contract/registry.ts";
import { CategoryDrawing, categoryWash } from "../category/category-drawing.tsx";
import { CategoryName } from "./category-name.tsx";

type Category = Output<"categories.list">["items"][number];

const NAMED_SERVICES = 2;

/** The level-1 categories as drawings; where there is room, with what each is asked for most. */
export function CategoryGrid({ categories }: { categories: readonly Category[] }) {
  return (
    // Five in a row, on a phone whose text is large as many as have room for their names.
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(3.25rem,calc((100%-24px)/5-0.5px)),1fr))] gap-x-1.5 gap-y-4 md:grid-cols-5 md:gap-4">
      {categories.map((category) => (
        <li key={category.slug} className="min-w-0">
          <Link
            to="/categories/$cat1Slug"
            params={{ cat1Slug: category.slug }}
            className="group relative flex h-full flex-col text-ink no-underline max-md:items-center max-md:gap-1.5 md:min-h-36 md:justify-between md:p-4"
          >
            {/* The wash lies under the whole tile where there is room, on a phone under the drawing alone. */}
            <span
              aria-hidden
              className={clsx(
                "absolute rounded-lg max-md:top-0 max-md:size-14 md:inset-0",
                categoryWash(category.slug),
              )}
            />
            <CategoryDrawing
              slug={category.slug}
              className="relative max-md:size-14 max-md:p-2 md:absolute md:right-3 md:bottom-3 md:size-16"
            />
            <span className="relative block max-md:text-center">
              <span className="block text-xs leading-snug font-semibold group-hover:underline md:text-base">
                <CategoryName name={category.name} />
              </span>
              <span className="mt-1 block pr-14 text-sm text-muted max-lg:hidden">
                {category.services.slice(0, NAMED_SERVICES).map(({ name }) => (
                  <span key={name} className="block truncate">
                    {name}
                  </span>
                ))}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
