import { clsx } from "clsx";
import {
  use,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from "react";
import { buttonClass, type ButtonLook } from "./button-class.ts";
import { mergeElement } from "../merge-element.ts";
import { mergeRefs } from "../merge-refs.ts";
import { Spinner } from "../feedback/spinner.tsx";
import { AskingContext } from "../overlay/asking.ts";
import { useFocusHeir } from "./use-focus-heir.ts";

type ButtonProps = ButtonLook &
  Omit<ComponentProps<"button">, "onClick"> & {
    /** Work is under way: shows a spinner and ignores presses. */
    pending?: boolean;
    icon?: ReactNode;
    /** A returned promise keeps the button pending until it settles. */
    onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
  };

/** A button. While pending it stays focusable (so focus is not lost) but cannot be pressed again. */
export function Button({
  variant,
  size,
  block,
  pending = false,
  icon,
  className,
  children,
  type = "button",
  onClick,
  ref,
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const refs = useMemo(() => mergeRefs(button, ref), [ref]);
  useFocusHeir(button);
  const [running, setRunning] = useState(false);
  const inFlight = useRef(false);
  const asking = use(AskingContext);
  const busy = pending || (running && !asking);

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy || inFlight.current) {
      event.preventDefault();
      return;
    }
    const result = onClick?.(event);
    if (!(result instanceof Promise)) return;
    inFlight.current = true;
    setRunning(true);
    void result.finally(() => {
      inFlight.current = false;
      setRunning(false);
    });
  }

  return (
    <button
      ref={refs}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={clsx(buttonClass({ variant, size, block }), busy && "cursor-progress", className)}
      onClick={press}
      {...rest}
    >
      {busy && <Spinner className="absolute" />}
      <span className={clsx("inline-flex items-center justify-center gap-2", busy && "opacity-0")}>
        {icon}
        {children}
      </span>
    </button>
  );
}

type ButtonLinkProps = ButtonLook &
  ComponentProps<"a"> & {
    icon?: ReactNode;
    /** The link to dress, e.g. `<Link to="/requests" />`. Without it a plain `<a>` is made. */
    render?: ReactElement;
  };

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  block,
  icon,
  render,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return mergeElement(render, "a", {
    ...rest,
    className: clsx(buttonClass({ variant, size, block }), className),
    children: (
      <>
        {icon}
        {children}
      </>
    ),
  });
}
