import { clsx } from "clsx";
import { sealLetters, sealRows } from "./seal-letters.ts";

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
    <svg
      viewBox="0 0 100 100"
      width={pixels}
      height={pixels}
      aria-hidden
      className={clsx(
        "shrink-0 overflow-visible select-none",
        inks[ink],
        stamped && "-rotate-6 seal-blend",
        landing && "seal-lands",
        className,
      )}
    >
      {framed && <rect x="4" y="4" width="92" height="92" rx="14" fill="none" strokeWidth="7" />}
      {sealLetters(sealRows(name, pixels), framed ? 13 : 0).map(({ letter, transform }, index) => (
        <text
          key={index}
          y="35"
          fontSize="100"
          fontWeight="800"
          letterSpacing="0"
          textAnchor="middle"
          stroke="none"
          transform={transform}
        >
          {letter}
        </text>
      ))}
    </svg>
  );
}
