import Check from "lucide-react/icons/check";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../text/visually-hidden.tsx";

export type Step = { key: string; label: ReactNode; detail?: ReactNode };

type StepperProps = {
  /** What the steps lead through, for screen readers. */
  label: string;
  steps: readonly Step[];
  /** Index of the step at hand; `steps.length` when all is done. */
  current: number;
  /** `row` for up to five short labels, `column` with details. */
  direction?: "row" | "column";
};

/** Where one stands on a way of known steps. */
export function Stepper({ label, steps, current, direction = "row" }: StepperProps) {
  const row = direction === "row";
  return (
    <ol aria-label={label} className={clsx("flex", row ? "w-full" : "flex-col")}>
      {steps.map((step, index) => {
        const state = index < current ? "done" : index === current ? "current" : "coming";
        return (
          <li
            key={step.key}
            aria-current={state === "current" ? "step" : undefined}
            className={clsx(
              "relative flex min-w-0",
              row ? "flex-1 flex-col items-center gap-2 text-center" : "gap-3 pb-6 last:pb-0",
              // The line from this step to the next one.
              "after:absolute last:after:hidden",
              state === "done" ? "after:bg-accent" : "after:bg-line",
              row
                ? "after:top-3 after:left-[calc(50%+1rem)] after:h-0.5 after:w-[calc(100%-2rem)]"
                : "after:top-8 after:bottom-1 after:left-3 after:w-0.5",
            )}
          >
            <StepMark state={state} number={index + 1} />
            <span className={clsx("min-w-0 px-1", row ? "text-xs" : "text-base")}>
              <span
                className={clsx(
                  "block",
                  state === "current"
                    ? "font-bold text-accent-ink"
                    : state === "done"
                      ? "font-medium"
                      : "text-muted",
                )}
              >
                {step.label}
              </span>
              {step.detail && <span className="block text-sm text-muted">{step.detail}</span>}
              {state === "done" && <VisuallyHidden> 완료</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function StepMark({ state, number }: { state: "done" | "current" | "coming"; number: number }) {
  return (
    <span
      aria-hidden
      className={clsx(
        "flex size-6 shrink-0 items-center justify-center rounded-full border text-xs font-bold tabular-nums",
        state === "done" && "border-accent bg-accent text-on-accent",
        state === "current" && "border-accent bg-accent-soft text-accent-ink",
        state === "coming" && "border-line-strong bg-surface text-muted",
      )}
    >
      {state === "done" ? <Check size={14} strokeWidth={3} /> : number}
    </span>
  );
}
