import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Trash2 from "lucide-react/icons/trash-2";
import type { KeyboardEvent } from "react";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { INCLUSION_LABELS, INCLUSIONS } from "#domain/quote/quote.ts";
import { IconButton } from "#ui/action/icon-button.tsx";
import { MarkChoice } from "#ui/form/mark-choice.tsx";
import { NumberField } from "#ui/form/number-field.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { InclusionMark } from "#ui/paper/inclusion-mark.tsx";
import type { QuoteFormValues } from "./quote-form-values.ts";

interface LineFieldsProps {
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  /** Enter in one of its fields. */
  onNext: () => void;
}

const inclusions = INCLUSIONS.map((value) => ({
  value,
  label: INCLUSION_LABELS[value],
  mark: (isChosen: boolean) => <InclusionMark kind={value} unchosen={!isChosen} />,
}));

/** Where the parts of a line stand: one row where it is wide, two where it is not. The head of the lines stands over the same columns. */
export const lineColumns =
  "@min-[42rem]:grid @min-[42rem]:grid-cols-[12rem_minmax(0,1fr)_11rem_auto] @min-[42rem]:items-start @min-[42rem]:gap-x-2";

/** One line of the quote: whether the total covers it, what it is, and its price. */
export function LineFields({ index, count, onMove, onRemove, onNext }: LineFieldsProps) {
  const { register, control, setValue, formState } = useFormContext<QuoteFormValues>();
  const inclusion = useWatch({ control, name: `items.${index}.inclusion` });
  const errors = formState.errors.items?.[index];
  const name = `항목 ${index + 1}`;

  /** A line may be reworded; emptied it is a new one. */
  function forgetStandard(event: { target: { value: string } }) {
    if (event.target.value.trim() === "") setValue(`items.${index}.standard`, null);
  }

  function goOn(event: KeyboardEvent) {
    // Enter that ends a syllable being typed belongs to the keyboard; on a button it presses the button.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onNext();
  }

  return (
    <fieldset className="min-w-0" onKeyDown={goOn}>
      <legend className="sr-only">{name}</legend>
      <div className={`flex flex-wrap items-center ${lineColumns}`}>
        <Controller
          control={control}
          name={`items.${index}.inclusion`}
          render={({ field: { value, onChange } }) => (
            <MarkChoice
              label={`${name} 구분`}
              options={inclusions}
              value={value}
              onChange={onChange}
              className="-ml-3 min-h-12 @min-[42rem]:-ml-2"
            />
          )}
        />
        <span className="-mr-3 ml-auto flex text-faint @min-[42rem]:order-last @min-[42rem]:-mr-2 @min-[42rem]:min-h-12 @min-[42rem]:items-center">
          <IconButton
            data-move="up"
            label={`${name} 위로 옮기기`}
            icon={<ArrowUp size={18} />}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            data-move="down"
            label={`${name} 아래로 옮기기`}
            icon={<ArrowDown size={18} />}
            disabled={index === count - 1}
            onClick={() => onMove(1)}
          />
          <IconButton
            label={`${name} 삭제`}
            icon={<Trash2 size={18} />}
            disabled={count === 1}
            onClick={onRemove}
          />
        </span>
        <span className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-1 @min-[42rem]:contents">
          <TextField
            look="line"
            label="항목 이름"
            labelHidden
            placeholder="항목 이름"
            error={errors?.name?.message}
            {...register(`items.${index}.name`, { onChange: forgetStandard })}
          />
          {inclusion === "excluded" ? (
            <p className="flex min-h-12 items-center justify-end pr-4 text-sm text-faint">
              금액 없음
            </p>
          ) : (
            <Controller
              control={control}
              name={`items.${index}.amount`}
              render={({ field }) => (
                <NumberField
                  {...field}
                  look="line"
                  label="금액"
                  labelHidden
                  placeholder="0"
                  unit="원"
                  error={errors?.amount?.message}
                />
              )}
            />
          )}
        </span>
      </div>
    </fieldset>
  );
}
