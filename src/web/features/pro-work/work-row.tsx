import { clsx } from "clsx";
import type { ReactElement, ReactNode } from "react";
import { buttonClass } from "#ui/action/button-class.ts";
import { mergeElement } from "#ui/merge-element.ts";

interface WorkRowProps {
  /** Where the row leads as a whole, e.g. `<Link to="/quote" />`. */
  render: ReactElement;
  title: ReactNode;
  /** Beside the title: what state it is in. */
  badges?: ReactNode;
  /** Below the title; cut to one line on a desk. */
  detail?: ReactNode;
  /** At the right: a sum. */
  figure?: ReactNode;
  /** What pressing the row does, in words for the eye: the row itself is the link. */
  actionLabel?: string;
  /** A button of its own in place of that. */
  action?: ReactNode;
}

/** One piece of work in a list: what it is, what is known of it, and the one thing to do. */
export function WorkRow({
  render,
  title,
  badges,
  detail,
  figure,
  actionLabel,
  action,
}: WorkRowProps) {
  return (
    <div className="relative flex min-h-16 items-center gap-3 border-b border-line px-4 py-2 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-focus hover:bg-sunken lg:px-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {mergeElement(render, "a", {
            className:
              "min-w-0 font-semibold text-ink no-underline outline-none after:absolute after:inset-0",
            children: title,
          })}
          {badges}
        </p>
        {detail && <p className="text-sm text-muted">{detail}</p>}
      </div>
      {figure && <div className="shrink-0 text-right max-sm:hidden">{figure}</div>}
      {actionLabel && (
        <span
          aria-hidden
          className={clsx(
            buttonClass({ variant: "tonal", size: "sm" }),
            "pointer-events-none shrink-0",
          )}
        >
          {actionLabel}
        </span>
      )}
      {action && <div className="relative shrink-0">{action}</div>}
    </div>
  );
}
