import {
  createContext,
  useCallback,
  useContext,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import type { ToastItemProps } from "./toast-item.tsx";

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
/** Milliseconds that a message stays on screen. */
export const STAY_MS = 5_000;

const loadItem = () => import("./toast-item.tsx").then((module) => module.ToastItem);

/** Shows a short message that goes by itself: `const toast = useToast(); toast({ message })`. */
export function useToast() {
  return useContext(ToastContext);
}

/** Holds the messages of `useToast`; stands once, around the app. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const [Item, setItem] = useState<ComponentType<ToastItemProps> | null>(null);
  const nextId = useRef(1);
  const remove = useCallback((id: number) => {
    setToasts((before) => before.filter((toast) => toast.id !== id));
  }, []);
  const show = useCallback(
    (toast: ToastMessage) => {
      const shown = { ...toast, id: nextId.current++ };
      loadItem()
        .then(
          (loaded) => setItem(() => loaded),
          // Told without a network, perhaps that there is none: the words alone then.
          () => setTimeout(() => remove(shown.id), STAY_MS),
        )
        .finally(() => setToasts((before) => [...before, shown].slice(-VISIBLE_AT_ONCE)));
    },
    [remove],
  );
  return (
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        aria-live="polite"
        aria-atomic="false"
        className="pointer-events-none fixed inset-x-0 bottom-0 z-60 flex flex-col items-center gap-2 px-4 pb-[calc(5.5rem+env(safe-area-inset-bottom))] md:pb-8"
      >
        {toasts.map((toast) =>
          Item ? (
            <Item key={toast.id} toast={toast} onDone={() => remove(toast.id)} />
          ) : (
            <p
              key={toast.id}
              className="w-full max-w-md rounded-md bg-inverse px-4 py-2.5 text-sm text-on-inverse shadow-overlay"
            >
              {toast.message}
            </p>
          ),
        )}
      </div>
    </ToastContext>
  );
}
