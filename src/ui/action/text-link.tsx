import ExternalLink from "lucide-react/icons/external-link";
import { clsx } from "clsx";
import type { ComponentProps, ReactElement } from "react";
import { mergeElement } from "../merge-element.ts";
import { VisuallyHidden } from "../text/visually-hidden.tsx";

type TextLinkProps = ComponentProps<"a"> & {
  /** The link to dress, e.g. `<Link to="/help" />`. Without it a plain `<a>` is made. */
  render?: ReactElement;
  /** Opens elsewhere, in a new tab; says so. */
  external?: boolean;
  /** `alone` stands by itself and gets a full touch target; `inline` runs within a sentence. */
  placement?: "inline" | "alone";
};

/** A link in text. */
export function TextLink({
  render,
  external,
  placement = "inline",
  className,
  children,
  ...rest
}: TextLinkProps) {
  return mergeElement(render, "a", {
    ...(external ? { target: "_blank", rel: "noopener noreferrer" } : {}),
    ...rest,
    className: clsx(
      "rounded-[4px] font-medium text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2",
      placement === "alone" &&
        "-mx-2 inline-flex min-h-11 min-w-11 items-center justify-center gap-1 px-2",
      className,
    ),
    children: (
      <>
        {children}
        {external && (
          <>
            <ExternalLink size={14} className="ml-1 inline align-[-1px]" />
            <VisuallyHidden> (새 창)</VisuallyHidden>
          </>
        )}
      </>
    ),
  });
}
