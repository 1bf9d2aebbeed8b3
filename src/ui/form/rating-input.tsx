import { clsx } from "clsx";
import { useState, type FocusEventHandler, type Ref } from "react";
import { FieldMessages, useFieldIds, type FieldTexts } from "./field.tsx";
import { Star } from "../display/star-row.tsx";

type RatingInputProps = FieldTexts & {
  id?: string;
  name?: string;
  /** 1 to 5; null while nothing is chosen. */
  value: number | null;
  onChange: (value: number) => void;
  /** What 1 to 5 mean. */
  words?: readonly [string, string, string, string, string];
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
  onBlur?: FocusEventHandler;
};

const usualLabels = ["별로예요", "아쉬워요", "보통이에요", "좋아요", "최고예요"] as const;

/** Stars to give, 1 to 5: a radio group whose answers are also words. */
export function RatingInput({
  label,
  labelHidden,
  optional,
  hint,
  error,
  id,
  name,
  value,
  onChange,
  words = usualLabels,
  required,
  ref,
  onBlur,
}: RatingInputProps) {
  const ids = useFieldIds(id);
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = pointed ?? value ?? 0;
  return (
    <fieldset
      id={ids.control}
      role="radiogroup"
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={
        [error && ids.error, hint && ids.hint].filter(Boolean).join(" ") || undefined
      }
      className="min-w-0"
      onBlur={onBlur}
    >
      <legend className={labelHidden ? "sr-only" : "mb-1 text-sm font-semibold"}>
        {label}
        {optional && <span className="ml-1 font-normal text-muted">(선택)</span>}
      </legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-1.5 flex" onPointerLeave={() => setPointed(null)}>
          {words.map((word, index) => (
            <label
              key={word}
              className="relative flex size-12 items-center justify-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-focus"
              onPointerEnter={(event) => event.pointerType === "mouse" && setPointed(index + 1)}
            >
              <input
                ref={index === 0 ? ref : undefined}
                type="radio"
                name={name ?? ids.control}
                value={index + 1}
                checked={value === index + 1}
                aria-label={`${index + 1}점, ${word}`}
                className="absolute inset-0 size-full cursor-[inherit] opacity-0"
                onChange={() => onChange(index + 1)}
              />
              <Star filled={index < shown} className="size-9 transition-colors" />
            </label>
          ))}
        </div>
        <span aria-hidden className={clsx(shown === 0 ? "text-muted" : "font-semibold")}>
          {words[shown - 1] ?? "골라 주세요"}
        </span>
      </div>
      <FieldMessages ids={ids} hint={hint} error={error} />
    </fieldset>
  );
}
