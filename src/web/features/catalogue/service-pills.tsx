import { clsx } from "clsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { linkPillClass } from "./link-pill.ts";

interface ServicePillsProps {
  services: readonly { slug: string; name: string }[];
  /** Where no heading names the list. */
  label?: string;
  className?: string;
}

/** Links to services, side by side. */
export function ServicePills({ services, label, className }: ServicePillsProps) {
  return (
    <ul aria-label={label} className={clsx("flex flex-wrap gap-2", className)}>
      {services.map((service) => (
        <li key={service.slug}>
          <Link to="/services/$slug" params={{ slug: service.slug }} className={linkPillClass}>
            {service.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
