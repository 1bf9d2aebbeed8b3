import { clsx } from "clsx";
import { useId, type ReactNode } from "react";
import { RunningText } from "../text/running-text.tsx";

type SectionProps = {
  title: ReactNode;
  description?: ReactNode;
  /** At the right of the title: a link to all of it. */
  action?: ReactNode;
  /** 2 unless the section stands inside another. */
  level?: 2 | 3;
  /** The section's place in the URL: "#reviews". */
  anchor?: string;
  className?: string;
  children: ReactNode;
};

/** A part of a page under its heading; a landmark by that name. */
export function Section({
  title,
  description,
  action,
  level = 2,
  anchor,
  className,
  children,
}: SectionProps) {
  const id = useId();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      // Under the page's header and its list of sections.
      className={clsx("min-w-0", anchor && "scroll-mt-32", className)}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-[7rem]">
          <Heading id={id} className={level === 2 ? "text-xl" : "text-lg"}>
            {title}
          </Heading>
          {description && (
            <p className="mt-0.5 text-sm text-muted">
              <RunningText>{description}</RunningText>
            </p>
          )}
        </div>
        {/* A button must not push the heading away from those of the sections beside it. */}
        {action && <div className="-my-2 shrink-0">{action}</div>}
      </div>
      {children}
    </section>
  );
}
