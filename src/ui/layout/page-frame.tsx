import { clsx } from "clsx";
import type { ComponentProps } from "react";

const widths = { narrow: "max-w-160", wide: "max-w-292", dense: "dense-page max-w-340" };

type PageFrameProps = ComponentProps<"div"> & {
  /** `narrow` 640 px for forms and reading, `wide` 1168 px for lists and two columns, `dense` 1360 px for tables. */
  width?: keyof typeof widths;
};

/** The column that a page's content stands in, with its side margins. */
export function PageFrame({ width = "narrow", className, ...rest }: PageFrameProps) {
  return (
    <div
      className={clsx(
        "mx-auto w-full px-4 py-6 md:px-6 md:py-10 print:max-w-none print:p-0",
        widths[width],
        className,
      )}
      {...rest}
    />
  );
}
