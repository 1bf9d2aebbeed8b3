import Plus from "lucide-react/icons/plus";
import { useEffect, useRef, useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { QUOTE_LIMITS } from "#domain/quote/quote-limits.ts";
import { Button } from "#ui/action/button.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { LineFields, lineColumns } from "./line-fields.tsx";
import { EMPTY_ITEM, type QuoteFormValues } from "./quote-form-values.ts";

interface Move {
  to: number;
  by: -1 | 1;
}

/** The lines of the quote: added, taken out and put in order, all by keyboard too. */
export function QuoteLinesFields() {
  const { control, getValues, setFocus } = useFormContext<QuoteFormValues>();
  const { fields, insert, remove, move } = useFieldArray({ control, name: "items" });
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<Move | null>(null);
  const isFull = fields.length >= QUOTE_LIMITS.itemsMax;

  // The browser drops the focus of an element that is put elsewhere; at an end the other button takes it.
  useEffect(() => {
    if (!moved) return;
    const item = list.current?.children[moved.to];
    const [up, down] = item?.querySelectorAll<HTMLButtonElement>("[data-move]") ?? [];
    const [same, other] = moved.by === -1 ? [up, down] : [down, up];
    (same?.disabled ? other : same)?.focus();
  }, [moved]);

  function addAt(index: number) {
    insert(index, EMPTY_ITEM, { focusName: `items.${index}.name` });
    setMoved(null);
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
    <fieldset className="min-w-0">
      <legend className="sr-only">항목</legend>
      <p aria-hidden className={`hidden pb-1 text-xs text-muted ${lineColumns}`}>
        <span>구분</span>
        <span className="pl-4">항목</span>
        <span className="pr-4 text-right">금액</span>
        <span className="w-31" />
      </p>
      <ol ref={list} className="flex flex-col max-lg:gap-1 lg:gap-1.5">
        {fields.map((field, index) => (
          <li
            key={field.id}
            className="max-lg:border-t max-lg:border-line max-lg:pt-1 max-lg:pb-2.5"
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
