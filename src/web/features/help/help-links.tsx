import type { Output } from "#contract/registry.ts";
import { Link } from "#web/platform/navigation/link.tsx";

/** Questions, each a link to its answer. */
export function HelpLinks({ articles }: { articles: Output<"help.get">["others"] }) {
  return (
    <ul className="gap-x-10 md:columns-2">
      {articles.map(({ slug, title }) => (
        <li key={slug} className="break-inside-avoid border-b border-line">
          <Link
            to="/help/$slug"
            params={{ slug }}
            className="flex min-h-14 items-center py-2.5 text-ink no-underline hover:underline"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
