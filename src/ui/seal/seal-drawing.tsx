import { sealLetters, sealRows } from "./seal-letters.ts";

export interface SealDrawingProps {
  name: string;
  pixels: number;
  framed: boolean;
}

/** The lines of a seal, in the colours of what it stands in. */
export function SealDrawing({ name, pixels, framed }: SealDrawingProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      width={pixels}
      height={pixels}
      aria-hidden
      className="overflow-visible"
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
