import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { PageFrame } from "#ui/page-frame.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Section } from "#ui/section.tsx";
import { endpointQuery } from "#web/platform/query-options.ts";
import { ServiceGrid } from "./service-card.tsx";

export function CategoryPage() {
  const { cat1Slug } = useParams({ from: "/categories/$cat1Slug" });
  const { data: category } = useSuspenseQuery(endpointQuery("categories.get", { cat1Slug }));
  return (
    <PageFrame width="wide">
      <PageHeader
        above={
          <Breadcrumb
            crumbs={[
              { key: "home", label: "홈", render: <Link to="/" /> },
              { key: "here", label: category.name },
            ]}
          />
        }
        title={category.name}
        description={category.description}
      />
      <div className="flex flex-col gap-10">
        {category.groups.map((group) => (
          <Section key={group.slug} title={group.name}>
            <ServiceGrid services={group.services} />
          </Section>
        ))}
      </div>
    </PageFrame>
  );
}
