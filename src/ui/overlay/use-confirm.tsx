import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { useLoadedPart } from "../use-loaded-part.ts";
import { AskingContext } from "./asking.ts";

export type Question = { title: ReactNode; description?: ReactNode; danger?: boolean };
type Statement = { title: ReactNode; description?: ReactNode };
type Asked = Question & { kind: "confirm" | "alert" };

type Ask = (asked: Asked) => Promise<boolean>;

const ConfirmContext = createContext<Ask | null>(null);

function useAsk() {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error("ConfirmProvider is missing above this component");
  return ask;
}

/** `const confirm = useConfirm(); if (await confirm({ title })) …`: true only for 확인. */
export function useConfirm() {
  const ask = useAsk();
  return useCallback((question: Question) => ask({ ...question, kind: "confirm" }), [ask]);
}

/** `const alert = useAlert(); await alert({ title })`: settles when read. */
export function useAlert() {
  const ask = useAsk();
  return useCallback(
    async (statement: Statement) => {
      await ask({ ...statement, kind: "alert" });
    },
    [ask],
  );
}

const loadDialog = () => import("./confirm-dialog.tsx").then((module) => module.ConfirmDialog);

/** Shows the dialogs of `useConfirm` and `useAlert`; stands once, inside `ToastProvider`. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const settle = useRef<((confirmed: boolean) => void) | null>(null);

  const ask = useCallback<Ask>((question) => {
    // A second question answers the first with "no"; two at once cannot both be read.
    settle.current?.(false);
    setAsked(question);
    setOpen(true);
    return new Promise((resolve) => {
      settle.current = resolve;
    });
  }, []);

  const answer = useMemo(
    () => (confirmed: boolean) => {
      settle.current?.(confirmed);
      settle.current = null;
      setOpen(false);
    },
    [],
  );

  const Dialog = useLoadedPart(loadDialog, open, answer);
  return (
    <ConfirmContext value={ask}>
      <AskingContext value={open && asked?.kind === "confirm"}>{children}</AskingContext>
      {Dialog && asked && <Dialog {...asked} open={open} onAnswer={answer} />}
    </ConfirmContext>
  );
}
