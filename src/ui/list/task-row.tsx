import ChevronRight from "lucide-react/icons/chevron-right";
import { clsx } from "clsx";
import type { ReactElement, ReactNode } from "react";
import { mergeElement } from "../merge-element.ts";

type TaskRowProps = {
  icon: ReactNode;
  /** What waits, as a sentence. */
  title: ReactNode;
  /** Of what, with whom, until when. */
  detail?: ReactNode;
  /** The one thing to do about it. */
  verb: string;
  tone?: "plain" | "danger";
  /** The link to dress: the whole row leads to where the verb is done. */
  render: ReactElement;
};

/** One thing that waits for somebody, with the one thing to do about it; stands in a list with hairlines. */
export function TaskRow({ icon, title, detail, verb, tone = "plain", render }: TaskRowProps) {
  return mergeElement(render, "a", {
    className:
      "group/task -mx-2 flex min-h-16 items-center gap-3 rounded-md px-2 py-3 text-ink no-underline transition-colors hover:bg-sunken",
    children: (
      <>
        <span
          aria-hidden
          className={clsx("shrink-0", tone === "danger" ? "text-danger" : "text-muted")}
        >
          {icon}
        </span>
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-0.5">
          <span className="min-w-0 flex-1 basis-48">
            <span className="block font-semibold">{title}</span>
            {detail && <span className="block text-sm text-muted">{detail}</span>}
          </span>
          <span className="flex shrink-0 items-center gap-0.5 text-sm font-semibold text-accent-ink group-hover/task:underline">
            {verb}
            <ChevronRight aria-hidden size={16} />
          </span>
        </span>
      </>
    ),
  });
}
