import Check from "lucide-react/icons/check";
import { clsx } from "clsx";
import {
  useEffect,
  useMemo,
  useRef,
  type FocusEventHandler,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from "react";
import { toggleChoice } from "./choice-toggle.ts";
import { FieldMessages, useFieldIds, type FieldIds, type FieldTexts } from "./field.tsx";
import { mergeRefs } from "../merge-refs.ts";

export type ChoiceOption = {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  /** Right of the label: a price, a count. */
  aside?: ReactNode;
  disabled?: boolean;
  /** In a multiple group: cannot stand beside another answer ("없음"). */
  exclusive?: boolean;
};

type ChoiceCardsProps = FieldTexts & {
  id?: string;
  name?: string;
  options: readonly ChoiceOption[];
  /** Two or three columns suit short labels; otherwise cards stand below each other. */
  columns?: 1 | 2 | 3;
  required?: boolean;
  disabled?: boolean;
  /** The first input, so that a form can focus the group on an error. */
  ref?: Ref<HTMLInputElement>;
  onBlur?: FocusEventHandler;
  className?: string;
} & (
    | {
        multiple?: false;
        value: string | null | undefined;
        onChange: (value: string) => void;
        /** The answer was pressed, or taken with Enter or Space: arrow keys only walk over answers. */
        onCommit?: (value: string) => void;
      }
    | { multiple: true; value: readonly string[]; onChange: (value: string[]) => void }
  );

/** One question with its answers as large cards: radio buttons, or checkboxes when `multiple`. */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { label, labelHidden, optional, hint, error, options, columns = 1, className } = props;
  const ids = useFieldIds(props.id);
  /** Whether the last key in the group was an arrow. */
  const walked = useRef(false);
  const commit = props.multiple ? undefined : props.onCommit;
  const describedBy = [error && ids.error, hint && ids.hint].filter(Boolean).join(" ");
  return (
    <fieldset
      id={ids.control}
      role={props.multiple ? undefined : "radiogroup"}
      aria-required={props.multiple ? undefined : props.required}
      aria-invalid={!props.multiple && error ? true : undefined}
      aria-describedby={describedBy || undefined}
      disabled={props.disabled}
      onBlur={props.onBlur}
      className={clsx("min-w-0", className)}
    >
      <legend className={labelHidden ? "sr-only" : "mb-2 text-sm font-semibold"}>
        {label}
        {optional && <span className="ml-1 font-normal text-muted">(선택)</span>}
      </legend>
      {hint && (
        <p id={ids.hint} className="-mt-1 mb-2 text-sm text-muted">
          {hint}
        </p>
      )}
      {/* Above the choices: below many of them nobody would see it. */}
      <div className={error ? "-mt-2 mb-2" : undefined}>
        <FieldMessages ids={ids} error={error} />
      </div>
      <div
        className={clsx(
          "grid gap-2",
          columns === 2 && "grid-cols-2",
          columns === 3 && "grid-cols-3",
        )}
      >
        {options.map((option, index) => (
          <ChoiceCard
            key={option.value}
            option={option}
            multiple={props.multiple ?? false}
            name={props.name ?? ids.control}
            ids={ids}
            invalid={Boolean(error)}
            inputRef={index === 0 ? props.ref : undefined}
            checked={
              props.multiple ? props.value.includes(option.value) : props.value === option.value
            }
            onPick={() =>
              props.multiple
                ? props.onChange(toggleChoice(options, props.value, option.value))
                : props.onChange(option.value)
            }
            // An arrow key makes a click on the answer that it walks to.
            onPress={(byPointer) => {
              if (byPointer || !walked.current) commit?.(option.value);
              walked.current = false;
            }}
            onKeyDown={(event) => {
              walked.current = event.key.startsWith("Arrow");
              if (event.key !== "Enter" || !commit || props.multiple) return;
              event.preventDefault();
              props.onChange(option.value);
              commit(option.value);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

type ChoiceCardProps = {
  option: ChoiceOption;
  multiple: boolean;
  name: string;
  ids: FieldIds;
  invalid: boolean;
  checked: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onPick: () => void;
  /** `byPointer` is false for the click that a key makes. */
  onPress: (byPointer: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function ChoiceCard({
  option,
  multiple,
  name,
  ids,
  invalid,
  checked,
  inputRef,
  onPick,
  onPress,
  onKeyDown,
}: ChoiceCardProps) {
  const descriptionId = `${ids.control}-${option.value}-description`;
  const input = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs(input, inputRef), [inputRef]);
  // A browser that comes back to a page fills in what was chosen there; pressing that again would change nothing.
  useEffect(() => {
    if (input.current) input.current.checked = checked;
  }, [checked]);
  return (
    <label
      className={clsx(
        "relative flex min-h-14 items-center gap-3 rounded-md border px-4 py-3 transition-colors",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        "has-disabled:cursor-not-allowed has-disabled:bg-sunken has-disabled:text-faint",
        checked
          ? "border-accent bg-accent-soft inset-ring-1 inset-ring-accent"
          : clsx(invalid ? "border-danger" : "border-line", "bg-surface hover:bg-sunken"),
      )}
    >
      <input
        ref={refs}
        type={multiple ? "checkbox" : "radio"}
        name={name}
        value={option.value}
        checked={checked}
        disabled={option.disabled}
        // Where the focus goes to be put right, which a disabled one cannot take.
        aria-invalid={multiple && invalid && !option.disabled ? true : undefined}
        aria-labelledby={`${ids.control}-${option.value}-label`}
        aria-describedby={option.description ? descriptionId : undefined}
        onChange={onPick}
        onClick={(event) => onPress(event.detail > 0)}
        onKeyDown={onKeyDown}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0"
      />
      {option.icon && <span className="shrink-0 text-accent-ink">{option.icon}</span>}
      <span className="min-w-0 flex-1">
        <span
          id={`${ids.control}-${option.value}-label`}
          className="flex flex-wrap items-baseline justify-between gap-x-3 font-medium"
        >
          <span>{option.label}</span>
          {option.aside && <span className="text-sm font-normal text-muted">{option.aside}</span>}
        </span>
        {option.description && (
          <span id={descriptionId} className="mt-0.5 block text-sm text-muted">
            {option.description}
          </span>
        )}
      </span>
      <ChoiceMark round={!multiple} checked={checked} />
    </label>
  );
}

/** The mark of a choice: round for one of many, square for several. Decoration beside an input. */
export function ChoiceMark({ round, checked }: { round: boolean; checked: boolean }) {
  return (
    <span
      aria-hidden
      className={clsx(
        "flex size-5 shrink-0 items-center justify-center border transition-colors",
        round ? "rounded-full" : "rounded-[6px]",
        checked ? "border-accent bg-accent text-on-accent" : "border-line-strong bg-surface",
      )}
    >
      {checked && <Check size={14} strokeWidth={3} />}
    </span>
  );
}
