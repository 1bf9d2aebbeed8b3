import { Link } from "#web/platform/navigation/link.tsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { CardLink } from "#ui/layout/card.tsx";

interface ServiceCardProps {
  service: { slug: string; name: string; description: string };
  /** Below the description: what it costs, who offers it. */
  foot?: ReactNode;
}

/** A service to choose, as a card that leads to its page. */
export function ServiceCard({ service, foot }: ServiceCardProps) {
  return (
    <CardLink
      padding="md"
      className="h-full"
      render={<Link to="/services/$slug" params={{ slug: service.slug }} />}
    >
      <span className="flex h-full items-center gap-3">
        <span className="flex h-full min-w-0 flex-1 flex-col">
          <span className="block font-bold">{service.name}</span>
          <span className="mt-0.5 line-clamp-2 text-sm text-muted">{service.description}</span>
          {foot && <span className="mt-auto block pt-2 text-sm">{foot}</span>}
        </span>
        <ChevronRight size={18} aria-hidden className="shrink-0 text-faint" />
      </span>
    </CardLink>
  );
}
