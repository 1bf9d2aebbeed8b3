import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";
import { STAY_MS, type ToastMessage } from "./toast.tsx";

const STAY_WITH_ACTION_MS = 9_000;

export interface ToastItemProps {
  toast: ToastMessage;
  onDone: () => void;
}

const toneIcons = {
  neutral: null,
  success: <CircleCheck size={20} className="mt-0.5 shrink-0 text-inverse-accent" />,
  danger: <CircleAlert size={20} className="mt-0.5 shrink-0" />,
};

/** One message: it stays while pointed at or focused, and goes by itself afterwards. */
export function ToastItem({ toast, onDone }: ToastItemProps) {
  const [held, setHeld] = useState(false);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const stay = toast.durationMs ?? (toast.action ? STAY_WITH_ACTION_MS : STAY_MS);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => done.current(), stay);
    return () => clearTimeout(timer);
  }, [held, stay]);
  return (
    <div
      className="pointer-events-auto flex w-full max-w-md items-start gap-2 rounded-md bg-inverse py-1.5 pr-1.5 pl-4 text-on-inverse shadow-overlay transition starting:translate-y-2 starting:opacity-0"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="flex min-w-0 flex-1 gap-2 py-2.5 text-sm">
        {toneIcons[toast.tone ?? "neutral"]}
        <p className="min-w-0 leading-6">{toast.message}</p>
      </div>
      {toast.action && (
        <button
          type="button"
          className="min-h-11 shrink-0 rounded-sm px-3 text-sm font-semibold text-inverse-accent outline-offset-0 focus-visible:outline-on-inverse"
          onClick={() => {
            toast.action?.onAction();
            onDone();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="알림 닫기"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-sm focus-visible:-outline-offset-4 focus-visible:outline-on-inverse"
        onClick={onDone}
      >
        <X size={18} />
      </button>
    </div>
  );
}
