import { clsx } from "clsx";
import type { ComponentProps } from "react";

const widths = { narrow: "max-w-160", wide: "max-w-272" };

type PageFrameProps = ComponentProps<"div"> & {
  /** `narrow` 640 px for forms and reading, `wide` 1088 px for lists and two columns. */
  width?: keyof typeof widths;
};

/** The column that a page's content stands in, with its side margins. */
export function PageFrame({ width = "narrow", className, ...rest }: PageFrameProps) {
  return (
    <div
      className={clsx("mx-auto w-full px-4 py-6 md:px-6 md:py-10", widths[width], className)}
      {...rest}
    />
  );
}
