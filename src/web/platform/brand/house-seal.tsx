import { MARK } from "#domain/brand/mark.ts";

/** Of the mark's box: the frame stands within it. */
const FRAME = { at: 1.3, side: MARK.box - 2.6, corner: 4.6, strokeWidth: 2.2 };

/** The house's own seal, on what the product itself stands for: receipts and the terms of refunds. Decoration. */
export function HouseSeal({ pixels }: { pixels: number }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${MARK.box} ${MARK.box}`}
      width={pixels}
      height={pixels}
      fill="none"
      className="shrink-0 -rotate-6 seal-blend stroke-seal"
    >
      <rect
        x={FRAME.at}
        y={FRAME.at}
        width={FRAME.side}
        height={FRAME.side}
        rx={FRAME.corner}
        strokeWidth={FRAME.strokeWidth}
      />
      <path d={MARK.lines} strokeWidth={2.4} strokeMiterlimit={6} />
    </svg>
  );
}
