import type { ReactNode } from "react";

type TopHeaderProps = {
  /** Left: the product's name or a way back. */
  start: ReactNode;
  /** Middle, takes the free width: search on a desktop, a title on a phone. */
  middle?: ReactNode;
  /** Right: a few links or icons. */
  end?: ReactNode;
};

/** The bar at the top of every page; stays in view. */
export function TopHeader({ start, middle, end }: TopHeaderProps) {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-canvas print:hidden">
      <div className="mx-auto flex min-h-14 max-w-292 in-[body:has(.dense-page)]:max-w-340 items-center gap-3 px-4 md:min-h-16 md:gap-6 md:px-6">
        <div className="flex shrink-0 items-center">{start}</div>
        <div className="min-w-0 flex-1">{middle}</div>
        {end && <div className="flex shrink-0 items-center gap-1">{end}</div>}
      </div>
    </header>
  );
}
