import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Button } from "../action/button.tsx";

type ErrorPanelProps = {
  /** What happened. */
  title?: ReactNode;
  /** What is safe and what to do. */
  description?: ReactNode;
  /** May return a promise; the button waits for it. */
  onRetry?: () => unknown;
  /** Another way on. */
  action?: ReactNode;
  /** To quote to the help desk. */
  traceId?: string;
  className?: string;
};

/** A part of the page that could not be shown: no picture, what happened, what is safe, one button. */
export function ErrorPanel({
  title = "불러오지 못했어요",
  description = "저장된 내용은 그대로예요. 잠시 후 다시 시도해 주세요.",
  onRetry,
  action,
  traceId,
  className,
}: ErrorPanelProps) {
  return (
    <div
      role="alert"
      className={clsx("flex flex-col items-center px-4 py-10 text-center", className)}
    >
      <p className="text-lg font-bold text-balance">{title}</p>
      <p className="mt-1 max-w-80 text-balance text-muted">{description}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        {onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            다시 시도
          </Button>
        )}
        {action}
      </div>
      {traceId && <p className="mt-4 text-xs text-faint">문의 번호 {traceId}</p>}
    </div>
  );
}
