import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { clsx } from "clsx";
import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from "react";
import {
  controlAttributes,
  controlBoxClass,
  FieldFrame,
  innerControlClass,
  useFieldIds,
  type ControlLook,
  type FieldTexts,
} from "./field.tsx";
import { IconButton } from "../action/icon-button.tsx";
import { mergeRefs } from "../merge-refs.ts";
import {
  caretPastComma,
  editNumber,
  numberText,
  readNumberText,
  stepNumber,
} from "./number-text.ts";

type NumberFieldProps = FieldTexts &
  Omit<
    ComponentProps<"input">,
    "value" | "defaultValue" | "onChange" | "type" | "step" | "prefix"
  > & {
    value: number | null;
    onChange: (value: number | null) => void;
    /** After the number: 원, 평, 명. */
    unit?: ReactNode;
    min?: number;
    max?: number;
    /** Shows − and + and lets the arrow keys step by this much. */
    step?: number;
    look?: ControlLook;
  };

/**
 * A number, grouped while typed (1,200). Bounds hold for the steps only; what a person types is never
 * made another number: what is no whole number ≥ 0 stays as typed and is handed on as it reads, NaN
 * when it reads as none, for the form to say what is wrong with it.
 */
export function NumberField({
  label,
  labelHidden,
  optional,
  hint,
  error,
  value,
  onChange,
  unit,
  min,
  max,
  step,
  look,
  id,
  className,
  ref,
  disabled,
  ...rest
}: NumberFieldProps) {
  const ids = useFieldIds(id);
  const input = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs(input, ref), [ref]);
  const caret = useRef<number | null>(null);
  const unitText = typeof unit === "string" ? unit : "";
  const [raw, setRaw] = useState("");
  // Another value from outside takes the place of what was typed.
  const shown = Object.is(readNumberText(raw, unitText), value) ? raw : numberText(value);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const move = (by: number) => onChange(stepNumber(value, by, { min, max }));
  const spin = step
    ? {
        role: "spinbutton",
        "aria-valuenow": value === null || Number.isNaN(value) ? undefined : value,
        "aria-valuemin": min,
        "aria-valuemax": max,
        "aria-valuetext": value === null ? undefined : numberText(value),
      }
    : undefined;
  const stepButton = (by: number, stepLabel: string, icon: ReactNode, stop: boolean) => (
    <IconButton
      label={typeof label === "string" ? `${label} ${stepLabel}` : stepLabel}
      icon={icon}
      disabled={disabled || stop}
      shape="square"
      className="mx-0.5"
      onClick={() => move(by)}
    />
  );

  return (
    <FieldFrame {...{ ids, label, labelHidden, optional, hint, error, className }}>
      <div className={controlBoxClass(Boolean(error), look)}>
        {step &&
          stepButton(-step, "줄이기", <Minus size={20} />, value !== null && value <= (min ?? 0))}
        <input
          {...rest}
          {...controlAttributes(ids, { error, hint })}
          {...spin}
          ref={refs}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={shown}
          className={clsx(
            innerControlClass,
            "tabular-nums",
            step ? "px-2 text-center" : unit ? "pr-2 pl-4" : "px-4",
            look === "line" && "text-right font-semibold",
          )}
          onChange={(event) => {
            const { value: text, selectionEnd } = event.target;
            const edit = { text, caret: selectionEnd ?? text.length, unit: unitText };
            const next = editNumber(shown, edit);
            if (next.text !== text) caret.current = next.caret;
            setRaw(next.text);
            onChange(next.value);
          }}
          onKeyDown={(event) => {
            rest.onKeyDown?.(event);
            const { value: text, selectionStart, selectionEnd } = event.currentTarget;
            if (selectionStart !== null && selectionStart === selectionEnd) {
              const at = caretPastComma(text, selectionStart, event.key);
              if (at !== selectionStart) event.currentTarget.setSelectionRange(at, at);
            }
            if (!step || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
            event.preventDefault();
            move(event.key === "ArrowUp" ? step : -step);
          }}
        />
        {unit && (
          <span className={clsx("shrink-0 text-muted", step ? "pr-2" : "pr-4")}>{unit}</span>
        )}
        {step &&
          stepButton(
            step,
            "늘리기",
            <Plus size={20} />,
            value !== null && max !== undefined && value >= max,
          )}
      </div>
    </FieldFrame>
  );
}
