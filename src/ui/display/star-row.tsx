import { clsx } from "clsx";

const STAR =
  "M12 2.6l2.87 5.95 6.53.88-4.78 4.54 1.2 6.49L12 17.3l-5.82 3.16 1.2-6.49L2.6 9.43l6.53-.88z";
const places = [0, 1, 2, 3, 4];

/** What a number of stars is out of, to be heard before it. */
export const FULL_MARKS_TEXT = `${places.length}점 만점에`;

/** Five stars filled up to `value` (0 to 5, parts allowed). Decoration beside words. */
export function StarRow({ value, className }: { value: number; className?: string }) {
  const stars = places.map((place) => (
    <path key={place} d={STAR} transform={`translate(${place * 24})`} />
  ));
  return (
    <svg viewBox="0 0 120 24" aria-hidden className={clsx("shrink-0", className)}>
      <g className="fill-line">{stars}</g>
      <svg
        width={Math.max(0, Math.min(places.length, value)) * 24}
        height={24}
        className="fill-chija-dye"
      >
        {stars}
      </svg>
    </svg>
  );
}

/** A single star, full or empty. */
export function Star({ filled, className }: { filled: boolean; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className={clsx(
        filled ? "fill-chija-dye stroke-chija-dye" : "fill-surface stroke-line-strong",
        className,
      )}
    >
      <path d={STAR} strokeWidth={1.25} strokeLinejoin="round" />
    </svg>
  );
}
