import { clsx } from "clsx";

interface StepProgressProps {
  /** What progresses, for screen readers. */
  label: string;
  /** Which step this is, from 1 on. */
  value: number;
  max: number;
  className?: string;
}

/** How many steps there are and which one this is: a bar for each. */
export function StepProgress({ label, value, max, className }: StepProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={1}
      aria-valuemax={max}
      aria-valuetext={`${max}단계 중 ${value}단계`}
      className={clsx("flex gap-[3px]", className)}
    >
      {Array.from({ length: max }, (_, index) => (
        <span
          key={index}
          className={clsx("h-1 flex-1 rounded-[1px]", index < value ? "bg-accent" : "bg-line")}
        />
      ))}
    </div>
  );
}
