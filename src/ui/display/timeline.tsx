import { clsx } from "clsx";
import type { ReactElement } from "react";
import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import { mergeElement } from "../merge-element.ts";
import { leaderSum } from "../paper/leader.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";

/** `stopped`: it came to its end here, and what follows is `dropped`. */
export type TimelineState = "done" | "current" | "coming" | "stopped" | "dropped";

export type TimelineStep = {
  key: string;
  label: string;
  state: TimelineState;
  /** "YYYY-MM-DD"; null where nobody knows it yet. */
  day: string | null;
  /** What binds is vermilion once it is done. */
  binds?: boolean;
  /** A link to what there is to see of it, e.g. `<Link to="/help" />`. */
  link?: ReactElement | null;
};

/** Said after the label: the marks are for the eye. */
const SPOKEN: Record<TimelineState, string> = {
  done: "마침",
  current: "지금",
  coming: "아직",
  stopped: "여기서 끝남",
  dropped: "오지 않음",
};

type TimelineProps = { label: string; steps: readonly TimelineStep[]; className?: string };

/** Five steps with their days: side by side, and below each other where that is too narrow. */
export function Timeline({ label, steps, className }: TimelineProps) {
  return (
    <div className={clsx("@container", className)}>
      <ol aria-label={label} className="grid @min-[24rem]:grid-cols-5">
        {steps.map((step) => (
          <li
            key={step.key}
            aria-current={step.state === "current" ? "step" : undefined}
            className={clsx(
              "relative min-w-0",
              // The line to the next step.
              "@min-[24rem]:after:absolute @min-[24rem]:after:top-2 @min-[24rem]:after:right-1.5 @min-[24rem]:after:left-6 @min-[24rem]:after:h-px last:after:hidden",
              step.state === "done" ? "after:bg-muted" : "after:bg-line-strong/50",
            )}
          >
            <Step step={step} />
          </li>
        ))}
      </ol>
    </div>
  );
}

const cell =
  "flex min-h-11 gap-x-3 text-left @min-[24rem]:flex-col @min-[24rem]:gap-y-2 @max-[24rem]:flex-wrap @max-[24rem]:items-center";

function Step({ step }: { step: TimelineStep }) {
  const { label, state, day, link } = step;
  const content = (
    <>
      <Mark step={step} />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 @min-[24rem]:flex-col">
        <span
          className={clsx(
            state === "coming" || state === "dropped" ? "text-muted" : "font-semibold",
            link && "underline decoration-line-strong underline-offset-4",
          )}
        >
          {label}
          <VisuallyHidden> {SPOKEN[state]}</VisuallyHidden>
        </span>
        {day !== null && <StepDay day={day} />}
      </span>
    </>
  );
  if (!link) return <span className={cell}>{content}</span>;
  return mergeElement(link, "a", {
    className: clsx(cell, "rounded-sm text-ink no-underline hover:text-accent-ink"),
    children: content,
  });
}

/** Dots lead to it where it stands at the right; broken after the year where five stand side by side. */
function StepDay({ day }: { day: string }) {
  const [year, ...rest] = formatKoreanDate(day).split(" ");
  return (
    <span className={leaderSum("@min-[24rem]:text-left @min-[24rem]:before:hidden")}>
      <time dateTime={day} className="text-sm text-muted tabular-nums">
        {year} <span className="whitespace-nowrap">{rest.join(" ")}</span>
      </time>
    </span>
  );
}

/** A small paper that is filled once it is there; what binds is vermilion. */
function Mark({ step: { binds = false, state } }: { step: TimelineStep }) {
  return (
    <span
      aria-hidden
      className={clsx(
        "block h-[17px] w-3.5 shrink-0 rounded-[2px] border-[1.5px]",
        state === "done" && (binds ? "border-seal bg-seal" : "border-muted bg-muted"),
        state === "current" && "border-t-4 border-ink bg-paper",
        (state === "coming" || state === "dropped") && "border-dashed border-line-strong",
        state === "stopped" && "border-line-strong bg-line-strong/40",
      )}
    />
  );
}
