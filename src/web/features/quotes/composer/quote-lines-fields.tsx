import Plus from "lucide-react/icons/plus";
import { useEffect, useRef, useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { QUOTE_LIMITS } from "#domain/quote/quote-limits.ts";
import type { StandardLine } from "#domain/quote/standard-line.ts";
import { Button } from "#ui/action/button.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { LineFields, lineColumns } from "./line-fields.tsx";
import { StandardLines } from "./standard-lines.tsx";
import { EMPTY_ITEM, type QuoteFormValues } from "./quote-form-values.ts";

interface Move {
  to: number;
  by: -1 | 1;
}

interface QuoteLinesFieldsProps {
  /** Offered below the lines, as long as they are not among them. */
  standardLines?: readonly StandardLine[];
}

/** The lines of the quote: added, taken out and put in order, all by keyboard too. */
export function QuoteLinesFields({ standardLines = [] }: QuoteLinesFieldsProps) {
  const { control, getValues, setFocus } = useFormContext<QuoteFormValues>();
  const { fields, insert, remove, move, update } = useFieldArray({ control, name: "items" });
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<Move | null>(null);
  const [added, setAdded] = useState<{ at: number; name: string } | null>(null);
  const isFull = fields.length >= QUOTE_LIMITS.itemsMax;

  // The browser drops the focus of an element that is put elsewhere; at an end the other button takes it.
  useEffect(() => {
    if (!moved) return;
    const item = list.current?.children[moved.to];
    const [up, down] = item?.querySelectorAll<HTMLButtonElement>("[data-move]") ?? [];
    const [same, other] = moved.by === -1 ? [up, down] : [down, up];
    (same?.disabled ? other : same)?.focus();
  }, [moved]);

  // The line is there after the next render only.
  useEffect(() => {
    if (added) setFocus(`items.${added.at}.amount`);
  }, [added, setFocus]);

  function addAt(index: number) {
    insert(index, EMPTY_ITEM, { focusName: `items.${index}.name` });
    setMoved(null);
  }

  /** Into the first line that nothing is written in, or a new one; its price is what comes next. */
  function addStandard({ id, name }: StandardLine) {
    const items = getValues("items");
    const blank = items.findIndex((item) => item.name.trim() === "" && item.amount === null);
    const at = blank === -1 ? items.length : blank;
    const line = { ...EMPTY_ITEM, ...items[at], name, standard: id };
    if (blank === -1) insert(at, line, { shouldFocus: false });
    else update(at, line);
    setMoved(null);
    setAdded({ at, name });
  }

  /** To the next line; a new one where the next is written already. */
  function goOnFrom(index: number) {
    const items = getValues("items");
    const isBlank = (at: number) => items[at]?.name.trim() === "";
    if (isBlank(index)) return setFocus(`items.${index}.name`);
    if (isBlank(index + 1) || (isFull && index + 1 < fields.length)) {
      return setFocus(`items.${index + 1}.name`);
    }
    if (!isFull) addAt(index + 1);
  }

  function moveItem(index: number, by: -1 | 1) {
    move(index, index + by);
    setMoved({ to: index + by, by });
  }

  function removeItem(index: number) {
    remove(index);
    setMoved(null);
    setFocus(`items.${Math.max(0, index - 1)}.name`);
  }

  return (
    <fieldset className="@container min-w-0">
      <legend className="sr-only">항목</legend>
      <p aria-hidden className={`hidden pb-1 text-xs text-muted ${lineColumns}`}>
        <span>구분</span>
        <span className="pl-4">항목</span>
        <span className="pr-4 text-right">금액</span>
        <span className="w-31" />
      </p>
      <ol ref={list} className="flex flex-col @max-[42rem]:gap-1 @min-[42rem]:gap-1.5">
        {fields.map((field, index) => (
          <li
            key={field.id}
            className="@max-[42rem]:border-t @max-[42rem]:border-line @max-[42rem]:pt-1 @max-[42rem]:pb-2.5"
          >
            <LineFields
              index={index}
              count={fields.length}
              onMove={(by) => moveItem(index, by)}
              onRemove={() => removeItem(index)}
              onNext={() => goOnFrom(index)}
            />
          </li>
        ))}
      </ol>
      <div aria-live="polite">
        {moved && <VisuallyHidden>{`${moved.to + 1}번째로 옮겼어요.`}</VisuallyHidden>}
      </div>
      {!isFull && <StandardLines lines={standardLines} onChoose={addStandard} />}
      {!isFull && (
        <Button
          variant="quiet"
          className="mt-1 -ml-3"
          icon={<Plus size={18} />}
          onClick={() => addAt(fields.length)}
        >
          항목 추가
        </Button>
      )}
    </fieldset>
  );
}
