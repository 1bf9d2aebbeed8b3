import { Link } from "#web/platform/navigation/link.tsx";
import { clsx } from "clsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { Output } from "#contract/registry.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { Card } from "#ui/layout/card.tsx";

type PopularService = Output<"services.popular">["items"][number];

interface PopularListProps {
  services: readonly PopularService[];
  /** Says by how many people each was asked for. */
  showRequestCount?: boolean;
}

/** The most sought after services in their order, as one card of rows. */
export function PopularList({ services, showRequestCount = false }: PopularListProps) {
  return (
    <Card padding="none" className="overflow-hidden">
      {/* The lines between rows are those of the grid's own ground showing through. */}
      <ol className="grid gap-px bg-line sm:grid-cols-2 lg:grid-cols-3">
        {services.map((service, index) => (
          <li
            key={service.slug}
            className={clsx(
              "bg-surface",
              // In two columns an odd one would leave a hole.
              index === services.length - 1 && index % 2 === 0 && "sm:max-lg:hidden",
            )}
          >
            <Link
              to="/services/$slug"
              params={{ slug: service.slug }}
              className="flex h-full items-center gap-3 px-4 py-3.5 text-ink no-underline hover:bg-sunken"
            >
              <span
                aria-hidden
                className="w-6 shrink-0 text-lg font-bold text-accent-ink tabular-nums"
              >
                {index + 1}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{service.name}</span>
                <span className="mt-0.5 line-clamp-1 text-sm text-muted">
                  {showRequestCount && service.asked_count > 0
                    ? `${service.category1.name} · ${groupDigits(service.asked_count)}명이 요청했어요`
                    : service.category1.name}
                </span>
              </span>
              <ChevronRight size={18} aria-hidden className="shrink-0 text-faint" />
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
