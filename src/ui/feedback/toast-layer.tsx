import { Toast } from "@base-ui/react/toast";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import X from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import { STAY_MS, type ShownToast, type ToastMessage } from "./toast.tsx";

const STAY_WITH_ACTION_MS = 9_000;
const VISIBLE_AT_ONCE = 3;

export interface ToastLayerProps {
  toasts: readonly ShownToast[];
  onDone: (id: string) => void;
}

const toneIcons = {
  neutral: null,
  success: <CircleCheck size={20} className="mt-0.5 shrink-0 text-inverse-accent" />,
  danger: <CircleAlert size={20} className="mt-0.5 shrink-0" />,
};

/** The messages of `useToast`: each stays while pointed at or focused, and goes by itself afterwards. */
export function ToastLayer(props: ToastLayerProps) {
  return (
    <Toast.Provider timeout={STAY_MS} limit={VISIBLE_AT_ONCE}>
      <Toast.Viewport
        aria-label="알림"
        className="pointer-events-none fixed inset-x-0 bottom-0 z-60 flex flex-col-reverse items-center gap-2 px-4 pb-[calc(5.5rem+env(safe-area-inset-bottom))] outline-none md:pb-8"
      >
        <Messages {...props} />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

function Messages({ toasts, onDone }: ToastLayerProps) {
  const { toasts: shown, add } = Toast.useToastManager<ToastMessage>();
  const added = useRef(new Set<string>());
  // After the viewport is there: a screen reader reads only what comes into a region that it knows.
  useEffect(() => {
    for (const { id, ...toast } of toasts) {
      if (added.current.has(id)) continue;
      added.current.add(id);
      const timeout = toast.durationMs ?? (toast.action ? STAY_WITH_ACTION_MS : STAY_MS);
      add({ id, data: toast, timeout, onRemove: () => onDone(id) });
    }
  }, [toasts, add, onDone]);
  return shown.map((toast) => <Message key={toast.id} toast={toast} />);
}

function Message({ toast }: { toast: Toast.Root.ToastObject<ToastMessage> }) {
  const { close } = Toast.useToastManager();
  if (!toast.data) return null;
  const { message, tone = "neutral", action } = toast.data;
  return (
    <Toast.Root
      toast={toast}
      // Not a dialog among those of the page: it asks for nothing.
      role="group"
      aria-modal={undefined}
      className="pointer-events-auto flex w-full max-w-md items-start gap-2 rounded-md bg-inverse py-1.5 pr-1.5 pl-4 text-on-inverse shadow-overlay transition translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) data-swiping:transition-none data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-2 data-starting-style:opacity-0"
    >
      <div className="flex min-w-0 flex-1 gap-2 py-2.5 text-sm">
        {toneIcons[tone]}
        <Toast.Description className="min-w-0 leading-[1.5rem]">{message}</Toast.Description>
      </div>
      {action && (
        <Toast.Action
          className="min-h-11 shrink-0 rounded-sm px-3 text-sm font-semibold text-inverse-accent outline-offset-0 focus-visible:outline-on-inverse"
          onClick={() => {
            action.onAction();
            close(toast.id);
          }}
        >
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close
        aria-label="알림 닫기"
        // Hidden until the messages are entered, it would still be a stop of the Tab key.
        aria-hidden={undefined}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-sm focus-visible:-outline-offset-4 focus-visible:outline-on-inverse"
      >
        <X size={18} />
      </Toast.Close>
    </Toast.Root>
  );
}
