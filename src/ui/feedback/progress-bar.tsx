import { clsx } from "clsx";

type ProgressBarProps = {
  /** What progresses, for screen readers. */
  label: string;
  value: number;
  max?: number;
  /** Said in place of a percentage: "8단계 중 3단계". */
  valueText?: string;
  size?: "sm" | "md";
  className?: string;
};

/** How far something is. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  size = "md",
  className,
}: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={valueText}
      value={value}
      max={max}
      className={clsx(
        "block w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken",
        "[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-accent",
        "[&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-all [&::-webkit-progress-value]:duration-calm",
        size === "sm" ? "h-1" : "h-2",
        className,
      )}
    />
  );
}
