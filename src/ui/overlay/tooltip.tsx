import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type DOMAttributes,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from "react";
import { useLoadedPart } from "../use-loaded-part.ts";
import { VisuallyHidden } from "../text/visually-hidden.tsx";

type TooltipProps = {
  /** A short sentence; nothing to press inside. */
  content: ReactNode;
  /** Also opens by a press: for touch, where nothing hovers. For a child without its own action. */
  openOnPress?: boolean;
  children: ReactElement<DOMAttributes<HTMLElement> & { "aria-describedby"?: string }>;
};

const OPEN_AFTER_MS = 300;
/** Long enough to move the pointer onto the tooltip. */
const CLOSE_AFTER_MS = 150;

const loadPopup = () => import("./tooltip-popup.tsx").then((module) => module.TooltipPopup);

/** A hint above its child on hover and keyboard focus; always read by screen readers. */
export function Tooltip({ content, openOnPress = false, children }: TooltipProps) {
  const textId = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const Popup = useLoadedPart(loadPopup, open, setOpen);

  function change(next: boolean, afterMs: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), afterMs);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") setOpen(false);
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [open]);

  const ifMouse = (next: boolean, afterMs: number) => (event: PointerEvent) => {
    if (event.pointerType !== "touch") change(next, afterMs);
  };

  return (
    <>
      <span
        ref={anchor}
        className="inline-flex"
        onPointerEnter={ifMouse(true, OPEN_AFTER_MS)}
        onPointerLeave={ifMouse(false, CLOSE_AFTER_MS)}
        onFocus={(event) => event.target.matches(":focus-visible") && change(true, 0)}
        onBlur={() => change(false, 0)}
        onClick={openOnPress ? () => change(!open, 0) : undefined}
      >
        {cloneElement(children, { "aria-describedby": textId })}
      </span>
      <VisuallyHidden id={textId}>{content}</VisuallyHidden>
      {Popup && (
        <Popup
          open={open}
          anchor={anchor}
          onPointerEnter={() => change(true, 0)}
          onPointerLeave={() => change(false, CLOSE_AFTER_MS)}
        >
          {content}
        </Popup>
      )}
    </>
  );
}
