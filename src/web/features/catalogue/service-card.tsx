import { Link } from "@tanstack/react-router";
import ChevronRight from "lucide-react/icons/chevron-right";
import { CardLink } from "#ui/card.tsx";

interface ServiceCardProps {
  service: { slug: string; name: string; description: string };
  /** Small, above the name: where it belongs. */
  place?: string;
}

/** A service to choose, as a card that leads to its page. */
export function ServiceCard({ service, place }: ServiceCardProps) {
  return (
    <CardLink
      padding="md"
      className="h-full"
      render={<Link to="/services/$slug" params={{ slug: service.slug }} />}
    >
      <span className="flex h-full items-center gap-3">
        <span className="min-w-0 flex-1">
          {place && <span className="block text-xs text-muted">{place}</span>}
          <span className="block font-bold">{service.name}</span>
          <span className="mt-0.5 line-clamp-2 block text-sm text-muted">
            {service.description}
          </span>
        </span>
        <ChevronRight size={18} className="shrink-0 text-faint" />
      </span>
    </CardLink>
  );
}

/** Cards of services beside and below each other. */
export function ServiceGrid({
  services,
  showPlace = false,
}: {
  services: readonly (ServiceCardProps["service"] & { category2?: { name: string } })[];
  showPlace?: boolean;
}) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {services.map((service) => (
        <li key={service.slug}>
          <ServiceCard service={service} place={showPlace ? service.category2?.name : undefined} />
        </li>
      ))}
    </ul>
  );
}
