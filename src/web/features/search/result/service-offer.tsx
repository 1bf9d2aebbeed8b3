import { Link } from "#web/platform/navigation/link.tsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import { ButtonLink } from "#ui/action/button.tsx";

/** The service that somebody looks for: its page, and its request instead of asking pro by pro. */
export function ServiceOffer({ service }: { service: { slug: string; name: string } }) {
  const params = { slug: service.slug };
  return (
    <div className="flex items-center gap-4 rounded-lg bg-deep p-4 text-on-deep md:px-6">
      <div className="min-w-0 flex-1">
        <Link
          to="/services/$slug"
          params={params}
          className="-my-1.5 inline-flex min-h-11 items-center gap-0.5 text-lg font-bold text-on-deep underline-offset-4 hover:underline"
        >
          {service.name}
          <ChevronRight size={18} aria-hidden />
        </Link>
        <p className="text-sm text-on-deep-muted max-sm:hidden">
          한 번 요청하면 견적서를 다섯 장까지 받아요. 요청은 무료예요.
        </p>
      </div>
      <ButtonLink
        size="sm"
        variant="on-deep"
        render={<Link to="/request/$slug" params={params} />}
        className="shrink-0"
      >
        견적 받기
      </ButtonLink>
    </div>
  );
}
