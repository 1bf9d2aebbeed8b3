import { clsx } from "clsx";
import drawings from "./category-drawings.svg?url";

/** The ground on which a category's drawing stands. One that the catalogue adds has the plainest, and no drawing yet. */
const washes: Record<string, string> = {
  "moving-cleaning": "bg-chija-wash",
  "install-repair": "bg-meok-wash",
  interior: "bg-jjok-wash",
  lessons: "bg-ssuk-wash",
  "event-beauty": "bg-honghwa-wash",
  outsourcing: "bg-meok-wash",
  career: "bg-chija-wash",
  car: "bg-jjok-wash",
  "pet-care": "bg-ssuk-wash",
  expert: "bg-honghwa-wash",
};

export function categoryWash(slug: string): string {
  return washes[slug] ?? "bg-meok-wash";
}

/** A level-1 category's still life. One file holds all of them; it comes after the page. */
export function CategoryDrawing({ slug, className }: { slug: string; className?: string }) {
  if (!(slug in washes)) return null;
  return (
    <svg viewBox="0 0 96 96" aria-hidden className={clsx("shrink-0", className)}>
      <use href={`${drawings}#${slug}`} />
    </svg>
  );
}
