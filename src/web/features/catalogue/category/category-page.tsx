import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import type { Output } from "#contract/registry.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { typicalWon } from "#domain/won/spoken-won.ts";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { Breadcrumbs } from "#web/platform/navigation/breadcrumbs.tsx";
import { OtherCategories } from "./other-categories.tsx";
import { ServiceCard } from "./service-card.tsx";

type Priced = Output<"prices.list">["items"][number];

export function CategoryPage() {
  const { cat1Slug } = useParams({ from: "/categories/$cat1Slug" });
  const { data: category } = useSuspenseQuery(endpointQuery("categories.get", { cat1Slug }));
  const { data: prices } = useSuspenseQuery(endpointQuery("prices.list", { category: cat1Slug }));
  const pricedBySlug = new Map(prices.items.map((priced) => [priced.service.slug, priced]));
  return (
    <PageFrame width="wide">
      <PageHeader
        above={
          <Breadcrumbs
            crumbs={[
              { key: "all", label: "모든 서비스", render: <Link to="/categories" /> },
              { key: "here", label: category.name },
            ]}
          />
        }
        title={category.name}
        description={category.description}
      />
      <div className="defer-layout flex flex-col gap-10">
        {category.groups.map((group) => (
          <Section key={group.slug} title={group.name}>
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {group.services.map((service) => (
                <li key={service.slug}>
                  <ServiceCard
                    service={service}
                    foot={
                      <ServiceHint
                        priced={pricedBySlug.get(service.slug)}
                        proCount={service.pro_count}
                      />
                    }
                  />
                </li>
              ))}
            </ul>
          </Section>
        ))}
        <OtherCategories current={cat1Slug} />
      </div>
    </PageFrame>
  );
}

/** What a service usually costs, said to be an example where it is one, and how many offer it. */
function ServiceHint({ priced, proCount }: { priced: Priced | undefined; proCount: number }) {
  return (
    <span className="flex flex-wrap gap-x-3">
      {priced?.price && (
        <span>
          {priced.basis === "example" ? "예시" : "보통"}{" "}
          <span className="numeric font-semibold">{typicalWon(priced.price.mid)}</span>
        </span>
      )}
      {proCount > 0 && <span className="numeric text-muted">고수 {groupDigits(proCount)}명</span>}
    </span>
  );
}
