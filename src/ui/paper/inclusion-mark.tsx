import { clsx } from "clsx";
import type { ReactNode } from "react";

const box = <rect x="3" y="3" width="18" height="18" rx="4" strokeWidth="1.5" />;

const marks: Record<
  "included" | "extra" | "excluded" | "unwritten",
  { look: string; lines: ReactNode }
> = {
  included: {
    look: "stroke-on-accent",
    lines: (
      <>
        <rect x="2" y="2" width="20" height="20" rx="4.5" className="fill-accent" stroke="none" />
        <path d="m7 12.2 3.4 3.4L17 9" strokeWidth="2.4" />
      </>
    ),
  },
  extra: {
    look: "stroke-warning",
    lines: (
      <>
        {box}
        <path d="M12 8v8M8 12h8" />
      </>
    ),
  },
  excluded: {
    look: "stroke-faint",
    lines: (
      <>
        {box}
        <path d="M8 12h8" />
      </>
    ),
  },
  unwritten: {
    look: "stroke-line-strong",
    lines: (
      <rect x="3" y="3" width="18" height="18" rx="4" strokeWidth="1.5" strokeDasharray="3.4 3.4" />
    ),
  },
};

export type InclusionMarkKind = keyof typeof marks;

const outlinedTick = (
  <>
    {box}
    <path d="m8 12.2 2.8 2.8L16 9.6" strokeWidth="1.5" />
  </>
);

/** Whether a line of work is in the price, may come on top, is left out, or is not written. The word stands beside it. */
export function InclusionMark({
  kind,
  unchosen = false,
  className,
}: {
  kind: InclusionMarkKind;
  /** One of several to choose from, and not the one: an outline without its colour. */
  unchosen?: boolean;
  className?: string;
}) {
  const mark = marks[kind];
  const look = unchosen ? "stroke-line-strong" : mark.look;
  const lines = unchosen && kind === "included" ? outlinedTick : mark.lines;
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx("size-[18px] shrink-0", look, className)}
    >
      {lines}
    </svg>
  );
}
