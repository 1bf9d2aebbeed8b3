import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import { Card } from "#ui/layout/card.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { Breadcrumbs } from "#web/platform/navigation/breadcrumbs.tsx";
import { CategoryDrawing, categoryWash } from "./category-drawing.tsx";

/** Every category with every service. */
export function CategoryIndexPage() {
  const { data } = useSuspenseQuery(endpointQuery("categories.list"));
  const count = data.items.reduce((sum, { services }) => sum + services.length, 0);
  return (
    <PageFrame width="wide">
      <PageHeader
        above={<Breadcrumbs crumbs={[{ key: "here", label: "모든 서비스" }]} />}
        title="모든 서비스"
        description={`${data.items.length}개 분야의 서비스 ${count}가지를 맡길 수 있어요.`}
      />
      <ul className="grid gap-4 md:grid-cols-2">
        {data.items.map((category) => (
          <li key={category.slug}>
            <Card className="h-full">
              <div className="flex items-center gap-3">
                <span className={`rounded-lg p-1.5 ${categoryWash(category.slug)}`}>
                  <CategoryDrawing slug={category.slug} className="size-11" />
                </span>
                <div className="min-w-0">
                  <h2 className="text-lg">
                    <Link
                      to="/categories/$cat1Slug"
                      params={{ cat1Slug: category.slug }}
                      className="text-ink no-underline hover:underline"
                    >
                      {category.name}
                    </Link>
                  </h2>
                  <p className="text-sm text-muted">{category.description}</p>
                </div>
              </div>
              <ul className="-mx-2 mt-3 flex flex-wrap gap-x-1">
                {category.services.map((service) => (
                  <li key={service.slug}>
                    <Link
                      to="/services/$slug"
                      params={{ slug: service.slug }}
                      className="inline-flex min-h-11 items-center rounded-sm px-2 text-ink no-underline hover:bg-sunken hover:underline"
                    >
                      {service.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </Card>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
