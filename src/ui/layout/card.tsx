import { clsx } from "clsx";
import type { ComponentProps, ReactElement } from "react";
import { mergeElement } from "../merge-element.ts";

export type CardPadding = "none" | "md" | "lg";

const paddings: Record<CardPadding, string> = { none: "", md: "p-4", lg: "p-5 md:p-6" };

const surface = "rounded-lg border border-line bg-surface";

type CardProps = ComponentProps<"div"> & { padding?: CardPadding };

/** A sheet of paper on the page; holds one thing. */
export function Card({ padding = "lg", className, ...rest }: CardProps) {
  return <div className={clsx(surface, paddings[padding], className)} {...rest} />;
}

type CardLinkProps = ComponentProps<"a"> & {
  padding?: CardPadding;
  /** The link to dress, e.g. `<Link to="/requests" />`. Without it a plain `<a>` is made. */
  render?: ReactElement;
};

/** A card that is a link as a whole. Put no other control inside. */
export function CardLink({ padding = "lg", render, className, ...rest }: CardLinkProps) {
  return mergeElement(render, "a", {
    ...rest,
    className: clsx(
      surface,
      paddings[padding],
      "block text-ink no-underline transition-colors hover:border-line-strong hover:bg-sunken",
      className,
    ),
  });
}
