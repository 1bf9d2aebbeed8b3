import { AlertDialog } from "@base-ui/react/alert-dialog";
import { useRef, type ReactNode } from "react";
import { Button } from "../action/button.tsx";
import { backdropClass } from "./overlay-class.ts";
import { useCloseRequest } from "./use-close-request.ts";
import { RunningText } from "../text/running-text.tsx";

type ConfirmDialogProps = {
  open: boolean;
  /** The question; must make sense of the answers 확인 and 취소. */
  title: ReactNode;
  description?: ReactNode;
  /** Cannot be undone: red button, and focus starts on 취소. */
  danger?: boolean;
  /** `alert` has nothing to refuse and shows only 확인. */
  kind?: "confirm" | "alert";
  onAnswer: (confirmed: boolean) => void;
};

/**
 * A question that must be answered first: 취소 stands before 확인. Escape is 취소. Pages ask through
 * `useConfirm` and `useAlert`, which load this when needed.
 */
export function ConfirmDialog({
  open,
  title,
  description,
  danger = false,
  kind = "confirm",
  onAnswer,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  useCloseRequest(open, () => onAnswer(false));
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onAnswer(false);
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropClass} />
        <AlertDialog.Popup
          initialFocus={() => (danger && kind === "confirm" ? cancel.current : confirm.current)}
          className="fixed top-1/2 left-1/2 z-50 max-h-[85dvh] w-100 max-w-[calc(100vw-2.5rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-xl bg-raised p-6 text-ink shadow-overlay transition duration-calm ease-calm data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0"
        >
          <AlertDialog.Title className="text-xl font-bold">
            <RunningText>{title}</RunningText>
          </AlertDialog.Title>
          {description && (
            <AlertDialog.Description render={<div />} className="mt-2 text-muted">
              <RunningText>{description}</RunningText>
            </AlertDialog.Description>
          )}
          <div className="mt-6 flex gap-2">
            {kind === "confirm" && (
              <Button
                ref={cancel}
                variant="secondary"
                className="flex-1"
                onClick={() => onAnswer(false)}
              >
                취소
              </Button>
            )}
            <Button
              ref={confirm}
              variant={danger ? "danger" : "primary"}
              className="flex-1"
              onClick={() => onAnswer(true)}
            >
              확인
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
