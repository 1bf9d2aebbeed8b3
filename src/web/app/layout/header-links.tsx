import { Link } from "#web/platform/navigation/link.tsx";
import { useVisitor } from "#web/platform/session/visitor.ts";
import { headerLinks } from "./account-links.ts";
import { useUnread } from "./use-unread.ts";

/** The links of the desktop header for the visitor's user type. */
export function HeaderLinks() {
  const unread = useUnread();
  const links = headerLinks(useVisitor());
  return links.map((link) => (
    <Link
      key={link.key}
      to={link.to}
      className="inline-flex min-h-11 items-center gap-1 rounded-md px-3 text-[0.9375rem] font-medium text-muted no-underline hover:bg-sunken hover:text-ink aria-[current=page]:font-bold aria-[current=page]:text-ink"
    >
      {link.label}
      {unread(link) > 0 && (
        <span className="numeric font-bold text-accent">
          <span className="sr-only">새 소식 </span>
          {unread(link)}
        </span>
      )}
    </Link>
  ));
}
