import { Link } from "#web/platform/navigation/link.tsx";
import type { ReactNode } from "react";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import type { NavLink } from "./account-links.ts";

const iconLinkClass =
  "relative inline-flex size-11 items-center justify-center rounded-md text-ink no-underline hover:bg-sunken";

/** A link of the header that shows as an icon. */
export function IconLink(props: {
  to: NavLink["to"];
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link to={props.to} className={`${iconLinkClass} ${props.className ?? ""}`}>
      <VisuallyHidden>{props.label} </VisuallyHidden>
      {props.children}
    </Link>
  );
}
