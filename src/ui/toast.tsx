import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import X from "lucide-react/icons/x";
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from "react";

export type ToastMessage = {
  message: ReactNode;
  tone?: "neutral" | "success" | "danger";
  /** One thing to do about it ("되돌리기"). */
  action?: { label: string; onAction: () => void };
  /** Milliseconds on screen; counting stops while pointed at or focused. */
  durationMs?: number;
};

type ShownToast = ToastMessage & { id: number };

const ToastContext = createContext<(toast: ToastMessage) => void>(() => {});

const VISIBLE_AT_ONCE = 3;
const STAY_MS = 5_000;
const STAY_WITH_ACTION_MS = 9_000;

/** Shows a short message that goes by itself: `const toast = useToast(); toast({ message })`. */
export function useToast() {
  return useContext(ToastContext);
}

/** Holds the messages of `useToast`; stands once, around the app. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const nextId = useRef(1);
  const show = useCallback((toast: ToastMessage) => {
    const shown = { ...toast, id: nextId.current++ };
    setToasts((before) => [...before, shown].slice(-VISIBLE_AT_ONCE));
  }, []);
  const remove = useCallback((id: number) => {
    setToasts((before) => before.filter((toast) => toast.id !== id));
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        aria-live="polite"
        aria-atomic="false"
        className="pointer-events-none fixed inset-x-0 bottom-0 z-60 flex flex-col items-center gap-2 px-4 pb-[calc(5.5rem+env(safe-area-inset-bottom))] md:pb-8"
      >
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onDone={() => remove(toast.id)} />
        ))}
      </div>
    </ToastContext>
  );
}

const toneIcons = {
  neutral: null,
  success: <CircleCheck size={20} className="mt-0.5 shrink-0 text-inverse-accent" />,
  danger: <CircleAlert size={20} className="mt-0.5 shrink-0" />,
};

function Toast({ toast, onDone }: { toast: ShownToast; onDone: () => void }) {
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
