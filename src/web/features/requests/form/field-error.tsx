import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";

/** What to change, for a question whose control shows no message of its own. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="flex items-center gap-1.5 text-sm text-danger">
      <CircleAlert size={16} aria-hidden />
      {children}
    </p>
  );
}
