import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Trash2 from "lucide-react/icons/trash-2";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { INCLUSION_LABELS, type Inclusion } from "#domain/quote/quote.ts";
import { IconButton } from "#ui/action/icon-button.tsx";
import { NumberField } from "#ui/form/number-field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import type { QuoteFormValues } from "./quote-form-values.ts";

interface QuoteItemFieldsProps {
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

const inclusionOptions = (Object.keys(INCLUSION_LABELS) as Inclusion[]).map((value) => ({
  value,
  label: INCLUSION_LABELS[value],
}));

/** One line of the quote: what it is, whether the total covers it, and its price. */
export function QuoteItemFields({ index, count, onMove, onRemove }: QuoteItemFieldsProps) {
  const { register, control, formState } = useFormContext<QuoteFormValues>();
  const inclusion = useWatch({ control, name: `items.${index}.inclusion` });
  const errors = formState.errors.items?.[index];
  const name = `항목 ${index + 1}`;
  return (
    <fieldset className="min-w-0 rounded-lg border border-line bg-surface p-4">
      <legend className="sr-only">{name}</legend>
      <div className="mb-1 flex items-center justify-between">
        <span aria-hidden className="text-sm font-semibold text-muted">
          {name}
        </span>
        <span className="-my-1 -mr-2 flex">
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
            label={`${name} 빼기`}
            icon={<Trash2 size={18} />}
            disabled={count === 1}
            onClick={onRemove}
          />
        </span>
      </div>
      <TextField
        label="항목 이름"
        placeholder="예: 거실과 방 도배"
        error={errors?.name?.message}
        {...register(`items.${index}.name`)}
      />
      <div className="mt-4 grid grid-cols-[7rem_1fr] gap-3">
        <Select label="구분" options={inclusionOptions} {...register(`items.${index}.inclusion`)} />
        {inclusion === "excluded" ? (
          <p className="self-end pb-3 text-sm text-muted">이 견적으로는 하지 않는 일이에요.</p>
        ) : (
          <Controller
            control={control}
            name={`items.${index}.amount`}
            render={({ field }) => (
              <NumberField {...field} label="금액" unit="원" error={errors?.amount?.message} />
            )}
          />
        )}
      </div>
    </fieldset>
  );
}
