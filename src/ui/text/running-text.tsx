import { Children, Fragment, type ReactNode } from "react";
import { unbrokenParts } from "./unbroken-parts.ts";

/**
 * Text in which no amount and no date is broken at the end of a line. By markup and not by other spaces: what is read
 * aloud, copied and searched for stays as it was written.
 */
export function RunningText({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => {
    if (typeof child !== "string") return child;
    const parts = unbrokenParts(child);
    if (parts.length === 1) return child;
    return (
      <Fragment>
        {parts.map((part, index) =>
          index % 2 === 0 ? (
            part
          ) : (
            <Fragment key={index}>
              <span className="whitespace-nowrap">{part}</span>
              {/* A range may end its line between its two ends, and only there. */}
              {part.endsWith("~") && <wbr />}
            </Fragment>
          ),
        )}
      </Fragment>
    );
  });
}
