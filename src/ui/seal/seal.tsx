import { clsx } from "clsx";
import { stillPart } from "../still-part.tsx";
import type { SealDrawingProps } from "./seal-drawing.tsx";

const drawing = stillPart<SealDrawingProps>(
  () => import("./seal-drawing.tsx").then((module) => module.SealDrawing),
  { element: "span", hasPlace: true },
);
if (import.meta.env.SSR) await drawing.load();

const inks = {
  /** A pro's face. */
  ink: "fill-draw-dark stroke-draw-dark",
  /** What this name stands for. */
  binds: "fill-seal stroke-seal",
  /** What it stood for once: expired, withdrawn, declined, cancelled. */
  gone: "fill-line-strong stroke-line-strong",
};

export type SealInk = keyof typeof inks;

type SealProps = {
  name: string;
  /** Its side. Pictures do not grow with text. */
  pixels: number;
  ink?: SealInk;
  /** Set by hand on paper: a little askew. */
  stamped?: boolean;
  /** It was set just now, after the server said yes. */
  landing?: boolean;
  /** A thin frame takes too much of a small one. */
  framed?: boolean;
  className?: string;
};

/** A name cut into a square (도장). Decoration: the words beside it say who stands for what. Never over text. */
export function Seal({
  name,
  pixels,
  ink = "ink",
  stamped,
  landing,
  framed = true,
  className,
}: SealProps) {
  return (
    <span
      aria-hidden
      style={{ width: pixels, height: pixels }}
      className={clsx(
        "inline-block shrink-0 select-none",
        inks[ink],
        stamped && "-rotate-6 seal-blend",
        landing && "seal-lands",
        className,
      )}
    >
      <drawing.Part name={name} pixels={pixels} framed={framed} />
    </span>
  );
}
