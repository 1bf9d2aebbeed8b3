import LoaderCircle from "lucide-react/icons/loader-circle";
import { clsx } from "clsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";

type SpinnerProps = {
  /** Edge in px. */
  size?: number;
  /** Said to screen readers; without it the spinner is decoration beside words. */
  label?: string;
  className?: string;
};

/** A turning ring for work that lasts an unknown time. */
export function Spinner({ size = 20, label, className }: SpinnerProps) {
  const ring = <LoaderCircle size={size} className={clsx("shrink-0 animate-spin", className)} />;
  if (!label) return ring;
  return (
    <span role="status" className="inline-flex">
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
