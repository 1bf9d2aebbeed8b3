import MoveHorizontal from "lucide-react/icons/move-horizontal";
import { clsx } from "clsx";
import { useState, type CSSProperties } from "react";
import { Picture, type PictureSource } from "./picture.tsx";

type BeforeAfterProps = {
  before: PictureSource;
  after: PictureSource;
  /** What both are of: "욕실 청소". */
  label: string;
  /** How wide each is drawn, as in `<img sizes>`. */
  sizes: string;
  className?: string;
};

/** In percent of the width: as much of each at first. */
const MIDDLE = 50;

/**
 * Two pictures of one place laid over each other, with a boundary that is dragged or moved by the arrow keys. Without
 * script they stand side by side. As large as its place, four to three unless that says otherwise.
 */
export function BeforeAfter({ before, after, label, sizes, className }: BeforeAfterProps) {
  const [cut, setCut] = useState(MIDDLE);
  const style: CSSProperties & { "--cut": string } = { "--cut": `${cut}%` };
  return (
    <div
      role="group"
      aria-label={`${label}: 작업 전과 후`}
      style={style}
      // A finger that moves the boundary does not turn to the next picture.
      onPointerDown={(event) => event.stopPropagation()}
      className={clsx(
        "relative grid aspect-4/3 w-full overflow-hidden rounded-md bg-sunken noscript:aspect-auto noscript:grid-cols-2 noscript:gap-2",
        className,
      )}
    >
      <Half picture={after} alt={`${label}: 작업 후`} sizes={sizes} name="작업 후" side="right" />
      <Half
        picture={before}
        alt={`${label}: 작업 전`}
        sizes={sizes}
        name="작업 전"
        side="left"
        className="[clip-path:inset(0_calc(100%-var(--cut))_0_0)] noscript:order-first noscript:[clip-path:none]"
      />
      <input
        type="range"
        min={0}
        max={100}
        value={cut}
        onChange={(event) => setCut(event.target.valueAsNumber)}
        aria-label={`${label}: 작업 전과 후의 경계`}
        aria-valuetext={`작업 전 ${cut}%, 작업 후 ${100 - cut}%`}
        // Wider by half a thumb on each side, so that the thumb's middle is where the boundary is.
        className="peer absolute inset-y-0 -left-5.5 h-full w-[calc(100%+2.75rem)] cursor-ew-resize touch-pan-y opacity-0 noscript:hidden [&::-moz-range-thumb]:h-full [&::-moz-range-thumb]:w-11 [&::-webkit-slider-runnable-track]:h-full [&::-webkit-slider-thumb]:h-full [&::-webkit-slider-thumb]:w-11"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-(--cut) w-1 -translate-x-1/2 bg-surface shadow-overlay noscript:hidden"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-(--cut) grid size-11 -translate-1/2 place-items-center rounded-full bg-surface text-ink shadow-overlay outline-offset-2 outline-focus peer-focus-visible:outline-2 noscript:hidden"
      >
        <MoveHorizontal size={20} />
      </span>
    </div>
  );
}

function Half({
  name,
  side,
  className,
  ...picture
}: {
  picture: PictureSource;
  alt: string;
  sizes: string;
  name: string;
  side: "left" | "right";
  className?: string;
}) {
  return (
    <span
      className={clsx(
        "relative col-start-1 row-start-1 block min-h-0 noscript:col-auto noscript:row-auto noscript:aspect-4/3",
        className,
      )}
    >
      <Picture {...picture} shape="fill" />
      <span
        className={clsx(
          "absolute top-2 rounded-sm bg-inverse px-2 py-1 text-xs font-semibold text-on-inverse",
          side === "left" ? "left-2" : "right-2",
        )}
      >
        {name}
      </span>
    </span>
  );
}
