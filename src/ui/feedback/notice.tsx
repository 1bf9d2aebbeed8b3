import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import { clsx } from "clsx";
import { useEffect, useRef, type ReactNode } from "react";
import type { Tone } from "../display/badge.tsx";
import { IconButton } from "../action/icon-button.tsx";
import { RunningText } from "../text/running-text.tsx";

const looks: Record<Tone, { box: string; mark: string; icon: ReactNode }> = {
  neutral: { box: "bg-sunken", mark: "text-muted", icon: <Info size={20} /> },
  accent: { box: "bg-accent-soft", mark: "text-accent-ink", icon: <Info size={20} /> },
  success: { box: "bg-success-soft", mark: "text-success", icon: <CircleCheck size={20} /> },
  warning: { box: "bg-warning-soft", mark: "text-warning", icon: <TriangleAlert size={20} /> },
  danger: { box: "bg-danger-soft", mark: "text-danger", icon: <CircleAlert size={20} /> },
};

type NoticeProps = {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link below the text. */
  action?: ReactNode;
  onDismiss?: () => void;
  /** Appeared after the page was read: `polite` waits, `assertive` interrupts. */
  live?: "polite" | "assertive";
  /** Takes the focus and comes into view when it appears: what came of a press elsewhere. */
  takesFocus?: boolean;
  className?: string;
};

/** Something to know, in the flow of the page. */
export function Notice({
  tone = "neutral",
  title,
  children,
  action,
  onDismiss,
  live,
  takesFocus = false,
  className,
}: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
  }, [takesFocus]);
  const look = looks[tone];
  return (
    <div
      ref={box}
      tabIndex={takesFocus ? -1 : undefined}
      role={live === "assertive" ? "alert" : live === "polite" ? "status" : undefined}
      className={clsx("flex gap-3 rounded-md p-4 text-ink outline-none", look.box, className)}
    >
      <span className={clsx("mt-0.5 shrink-0", look.mark)}>{look.icon}</span>
      <div className="min-w-0 flex-1">
        {title && (
          <p className="font-bold">
            <RunningText>{title}</RunningText>
          </p>
        )}
        {children && (
          <div className="text-sm">
            <RunningText>{children}</RunningText>
          </div>
        )}
        {action && <div className="mt-3">{action}</div>}
      </div>
      {onDismiss && (
        <IconButton label="닫기" icon={<X size={18} />} className="-m-2.5" onClick={onDismiss} />
      )}
    </div>
  );
}
