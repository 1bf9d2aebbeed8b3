import {
  createContext,
  useCallback,
  useContext,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import type { ToastLayerProps } from "./toast-layer.tsx";

export type ToastMessage = {
  message: ReactNode;
  tone?: "neutral" | "success" | "danger";
  /** One thing to do about it ("되돌리기"). */
  action?: { label: string; onAction: () => void };
  /** Milliseconds on screen; counting stops while pointed at or focused. */
  durationMs?: number;
};

export type ShownToast = ToastMessage & { id: string };

const ToastContext = createContext<(toast: ToastMessage) => void>(() => {});

/** Milliseconds that a message stays on screen. */
export const STAY_MS = 5_000;

const loadLayer = () => import("./toast-layer.tsx").then((module) => module.ToastLayer);

/** Shows a short message that goes by itself: `const toast = useToast(); toast({ message })`. */
export function useToast() {
  return useContext(ToastContext);
}

/** Holds the messages of `useToast`; stands once, around the app. What shows them comes with the first. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const [Layer, setLayer] = useState<ComponentType<ToastLayerProps> | null>(null);
  const nextId = useRef(1);
  const remove = useCallback((id: string) => {
    setToasts((before) => before.filter((toast) => toast.id !== id));
  }, []);
  const show = useCallback(
    (toast: ToastMessage) => {
      const shown = { ...toast, id: String(nextId.current++) };
      loadLayer()
        .then(
          (loaded) => setLayer(() => loaded),
          // Shown without a network, perhaps to say that there is none: the words alone then.
          () => setTimeout(() => remove(shown.id), STAY_MS),
        )
        .finally(() => setToasts((before) => [...before, shown]));
    },
    [remove],
  );
  return (
    <ToastContext value={show}>
      {children}
      {Layer ? (
        <Layer toasts={toasts} onDone={remove} />
      ) : (
        <div
          role="status"
          aria-live="polite"
          className="pointer-events-none fixed inset-x-0 bottom-0 z-60 flex flex-col items-center gap-2 px-4 pb-[calc(5.5rem+env(safe-area-inset-bottom))] md:pb-8"
        >
          {toasts.map((toast) => (
            <p
              key={toast.id}
              className="w-full max-w-md rounded-md bg-inverse px-4 py-2.5 text-sm text-on-inverse shadow-overlay"
            >
              {toast.message}
            </p>
          ))}
        </div>
      )}
    </ToastContext>
  );
}
