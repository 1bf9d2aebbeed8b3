import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { blurStyle } from "./picture-blur.ts";
import { pictureSources } from "./picture-sources.ts";

const shapes = {
  /** As wide as its place, as high as it is. */
  natural: "h-auto w-full",
  /** All of it, as large as its place (a size container) and its own pixels let it be; that needs its size. */
  whole: "h-auto w-auto max-h-full max-w-full",
  square: "aspect-square w-full object-cover",
  landscape: "aspect-4/3 w-full object-cover",
  /** The place says both. */
  fill: "size-full object-cover",
};

/**
 * Where it lies; with its size in pixels (needed for `natural`), its placeholder, and where the eye goes in percent
 * (kept when the place cuts it) where they are known.
 */
export type PictureSource = {
  url: string;
  width?: number;
  height?: number;
  blur?: string | null;
  focus?: { x: number; y: number } | null;
};

type PictureProps = {
  picture: PictureSource;
  /** What it shows; "" only where the words beside it say so already. */
  alt: string;
  /** How wide it is drawn, as in `<img sizes>`: "(min-width: 640px) 160px, 33vw". */
  sizes: string;
  shape?: keyof typeof shapes;
  /** It stands at the top of the page: fetched at once, before the others. At most one or two on a page. */
  priority?: boolean;
  className?: string;
};

/**
 * A picture of the product's own: the browser picks the smallest copy that is sharp, its place is kept while it
 * comes, and until then shows the picture's own colours. The colours stand in `style`, which the policy for
 * content allows on elements (`style-src-attr`).
 */
export function Picture({ picture, alt, sizes, shape = "natural", ...rest }: PictureProps) {
  const { url, width, height, blur } = picture;
  const { priority = false, className } = rest;
  const colours = blurStyle(blur);
  return (
    <img
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      width={width}
      height={height}
      sizes={sizes}
      {...pictureSources(url, width)}
      alt={alt}
      style={{ ...colours, ...placeStyle(picture, shape) }}
      className={clsx(shapes[shape], colours ? "picture-blur" : "bg-sunken", className)}
    />
  );
}

/** What keeps its place while it comes, and its subject where it is cut. */
function placeStyle(
  { width, height, focus }: PictureSource,
  shape: keyof typeof shapes,
): CSSProperties {
  if (shape === "whole") {
    if (!width || !height) return {};
    // Without a size of its own a picture that has not come yet would have none.
    return { width: `min(100cqw, ${(width / height).toFixed(3)} * 100cqh, ${width}px)` };
  }
  return focus && shape !== "natural" ? { objectPosition: `${focus.x}% ${focus.y}%` } : {};
}
