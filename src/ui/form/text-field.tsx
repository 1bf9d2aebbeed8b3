import { clsx } from "clsx";
import { useMemo, useRef, type ComponentProps, type ReactNode } from "react";
import { oneLine } from "#domain/text/one-line.ts";
import { CharacterCount, useInputLength } from "./character-count.tsx";
import {
  controlAttributes,
  controlBoxClass,
  FieldFrame,
  innerControlClass,
  useFieldIds,
  type ControlLook,
  type FieldTexts,
} from "./field.tsx";
import { mergeRefs } from "../merge-refs.ts";

type TextFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "prefix" | "size"> & {
    /** Inside the box before the text: an icon, "https://". */
    prefix?: ReactNode;
    /** Inside the box after the text: a unit, a small button. */
    suffix?: ReactNode;
    /** Shows "typed/limit" and turns red past it, counted like the rule `shownLine`; it does not cut. */
    limit?: number;
    look?: ControlLook;
  };

/** One line of text. Native props (name, onChange, ref …) go to the input. */
export function TextField({
  label,
  labelHidden,
  optional,
  hint,
  error,
  prefix,
  suffix,
  limit,
  look,
  id,
  className,
  ref,
  onChange,
  ...rest
}: TextFieldProps) {
  const ids = useFieldIds(id);
  const input = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs(input, ref), [ref]);
  const typed = useInputLength(input, rest.value ?? rest.defaultValue, oneLine);
  return (
    <FieldFrame
      {...{ ids, label, labelHidden, optional, hint, error, className }}
      note={limit !== undefined && <CharacterCount length={typed.length} limit={limit} />}
    >
      <div className={controlBoxClass(Boolean(error), look)}>
        {prefix && <span className="shrink-0 pl-4 text-muted">{prefix}</span>}
        <input
          type="text"
          {...rest}
          {...controlAttributes(ids, { error, hint }, limit !== undefined)}
          ref={refs}
          className={clsx(innerControlClass, prefix ? "pl-2" : "pl-4", suffix ? "pr-2" : "pr-4")}
          onChange={(event) => {
            typed.track(event);
            onChange?.(event);
          }}
        />
        {suffix && <span className="shrink-0 pr-4 text-muted">{suffix}</span>}
      </div>
    </FieldFrame>
  );
}
