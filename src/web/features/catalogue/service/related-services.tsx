import { Section } from "#ui/layout/section.tsx";
import { ServicePills } from "../service-pills.tsx";

/** Other services of the same category. */
export function RelatedServices({
  services,
}: {
  services: readonly { slug: string; name: string }[];
}) {
  if (services.length === 0) return null;
  return (
    <Section title="함께 찾는 서비스">
      <ServicePills services={services} />
    </Section>
  );
}
