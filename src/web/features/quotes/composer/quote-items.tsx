import Plus from "lucide-react/icons/plus";
import { useEffect, useRef, useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { QUOTE_LIMITS } from "#domain/quote/quote-limits.ts";
import { Button } from "#ui/action/button.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { EMPTY_ITEM, type QuoteFormValues } from "./quote-form-values.ts";
import { QuoteItemFields } from "./quote-item-fields.tsx";

interface Move {
  to: number;
  by: -1 | 1;
}

/** The lines of the quote: added, taken out and put in order, all by keyboard too. */
export function QuoteItems() {
  const { control, setFocus } = useFormContext<QuoteFormValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: "items" });
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<Move | null>(null);

  // The browser drops the focus of an element that is put elsewhere; at an end the other button takes it.
  useEffect(() => {
    if (!moved) return;
    const item = list.current?.children[moved.to];
    const [up, down] = item?.querySelectorAll<HTMLButtonElement>("[data-move]") ?? [];
    const [same, other] = moved.by === -1 ? [up, down] : [down, up];
    (same?.disabled ? other : same)?.focus();
  }, [moved]);

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
      <legend className="mb-2 text-sm font-semibold">항목</legend>
      <ol ref={list} className="flex flex-col gap-3">
        {fields.map((field, index) => (
          <li key={field.id}>
            <QuoteItemFields
              index={index}
              count={fields.length}
              onMove={(by) => moveItem(index, by)}
              onRemove={() => removeItem(index)}
            />
          </li>
        ))}
      </ol>
      <div aria-live="polite">
        {moved && <VisuallyHidden>{`${moved.to + 1}번째로 옮겼어요.`}</VisuallyHidden>}
      </div>
      {fields.length < QUOTE_LIMITS.itemsMax && (
        <Button
          block
          variant="secondary"
          className="mt-3"
          icon={<Plus size={18} />}
          onClick={() => append(EMPTY_ITEM)}
        >
          항목 더하기
        </Button>
      )}
    </fieldset>
  );
}
