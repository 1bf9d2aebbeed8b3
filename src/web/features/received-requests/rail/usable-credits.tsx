import { useSuspenseQuery } from "@tanstack/react-query";
import { Figure } from "#ui/display/figure.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { Link } from "#web/platform/navigation/link.tsx";

/** What the pro can spend, in a line above the list where the rail stands below it. */
export function UsableCredits() {
  const { data: credits } = useSuspenseQuery(endpointQuery("users.me.credits"));
  return (
    <Link
      to="/membership/credits"
      className="flex min-h-11 items-center rounded-sm text-muted hover:text-ink xl:hidden"
    >
      <VisuallyHidden>사용 가능 </VisuallyHidden>
      <Figure value={credits.usable} unit=" 크레딧" size="lg" className="text-ink" />
    </Link>
  );
}
