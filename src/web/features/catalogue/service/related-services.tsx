import { Link } from "#web/platform/navigation/link.tsx";
import { Section } from "#ui/layout/section.tsx";
import { linkPillClass } from "../link-pill.ts";

/** Other services of the same category. */
export function RelatedServices({
  services,
}: {
  services: readonly { slug: string; name: string }[];
}) {
  if (services.length === 0) return null;
  return (
    <Section title="함께 찾는 서비스">
      <ul className="flex flex-wrap gap-2">
        {services.map((service) => (
          <li key={service.slug}>
            <Link to="/services/$slug" params={{ slug: service.slug }} className={linkPillClass}>
              {service.name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
