import { clsx } from "clsx";
import { useMemo, useRef, type ComponentProps } from "react";
import { rawLines } from "#domain/text/one-line.ts";
import { CharacterCount, useInputLength } from "./character-count.tsx";
import {
  controlAttributes,
  controlBoxClass,
  FieldFrame,
  innerControlClass,
  useFieldIds,
  type FieldTexts,
} from "./field.tsx";
import { mergeRefs } from "../merge-refs.ts";

type TextAreaProps = FieldTexts &
  Omit<ComponentProps<"textarea">, "rows"> & {
    /** Height when empty. */
    rows?: 1 | 2 | 3 | 4 | 6 | 8;
    /** Shows "typed/limit" and turns red past it, counted by what is kept; it does not cut. */
    limit?: number;
    /** What its rule keeps of a text: `shownLines` where that is `shownText`. */
    kept?: (text: string) => string;
  };

/* A field that sizes itself by content ignores the rows attribute, so its floor is a class. */
const floors = {
  1: "min-h-12",
  2: "min-h-19",
  3: "min-h-25",
  4: "min-h-32",
  6: "min-h-45",
  8: "min-h-58",
} as const;

/** Several lines of text; grows with what is typed, from `rows` (4) up to half the screen. */
export function TextArea({
  label,
  labelHidden,
  optional,
  hint,
  error,
  limit,
  id,
  className,
  ref,
  rows = 4,
  onChange,
  kept = rawLines,
  ...rest
}: TextAreaProps) {
  const ids = useFieldIds(id);
  const area = useRef<HTMLTextAreaElement>(null);
  const refs = useMemo(() => mergeRefs(area, ref), [ref]);
  const typed = useInputLength(area, rest.value ?? rest.defaultValue, kept);
  return (
    <FieldFrame
      {...{ ids, label, labelHidden, optional, hint, error, className }}
      note={limit !== undefined && <CharacterCount length={typed.length} limit={limit} />}
    >
      <div className={controlBoxClass(Boolean(error))}>
        <textarea
          rows={rows}
          {...rest}
          {...controlAttributes(ids, { error, hint }, limit !== undefined)}
          ref={refs}
          className={clsx(
            innerControlClass,
            "field-sizing-content max-h-[50dvh] resize-none px-4 py-3",
            floors[rows],
          )}
          onChange={(event) => {
            typed.track(event);
            onChange?.(event);
          }}
        />
      </div>
    </FieldFrame>
  );
}
