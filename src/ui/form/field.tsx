import CircleAlert from "lucide-react/icons/circle-alert";
import { clsx } from "clsx";
import { useId, type ReactNode } from "react";

/** What every field of the kit takes beside its own control. */
export type FieldTexts = {
  label: ReactNode;
  /** Keep the label for screen readers only (a search box that says it by its place). */
  labelHidden?: boolean;
  /** Marks the label "(선택)". */
  optional?: boolean;
  hint?: ReactNode;
  /** What is wrong and what to do; also marks the control invalid. */
  error?: ReactNode;
};

export type FieldIds = {
  control: string;
  label: string;
  hint: string;
  error: string;
  note: string;
};

/** Stable ids that tie a control to its label, hint, error and note. */
export function useFieldIds(id?: string): FieldIds {
  const made = useId();
  const control = id ?? made;
  return {
    control,
    label: `${control}-label`,
    hint: `${control}-hint`,
    error: `${control}-error`,
    note: `${control}-note`,
  };
}

/** The attributes that a control inside a `FieldFrame` carries. */
export function controlAttributes(
  ids: FieldIds,
  { error, hint }: Pick<FieldTexts, "error" | "hint">,
  hasNote = false,
) {
  const described = [error && ids.error, hint && ids.hint, hasNote && ids.note].filter(Boolean);
  return {
    id: ids.control,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": described.length > 0 ? described.join(" ") : undefined,
  };
}

/** `line` is to be written on: a quiet ground over a rule, for the rows of a paper. */
export type ControlLook = "box" | "line";

const looks: Record<ControlLook, string> = {
  box: "rounded-md border bg-surface",
  line: "rounded-t-md border-b bg-sunken",
};

/** The box of a typed control; the control inside has no border of its own. */
export function controlBoxClass(invalid: boolean, look: ControlLook = "box") {
  return clsx(
    "flex w-full items-center text-base text-ink transition-colors",
    looks[look],
    "has-focus-visible:border-accent has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent",
    "has-disabled:border-line has-disabled:bg-sunken has-disabled:text-faint",
    invalid ? "border-danger" : "border-line-strong",
  );
}

/** The typed control inside its box: full height, so the whole box can be tapped. Add side padding. */
export const innerControlClass =
  "min-h-12 w-full min-w-0 flex-1 rounded-md bg-transparent outline-none disabled:text-faint";

type FieldFrameProps = FieldTexts & {
  ids: FieldIds;
  /** Stands right of the hint: a counter. */
  note?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Label above, control, then error, hint and note below. */
export function FieldFrame({
  ids,
  label,
  labelHidden,
  optional,
  hint,
  error,
  note,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={clsx("flex min-w-0 flex-col", className)}>
      <label
        id={ids.label}
        htmlFor={ids.control}
        className={clsx(labelHidden ? "sr-only" : "mb-2 text-sm font-semibold text-ink")}
      >
        {label}
        {optional && <span className="ml-1 font-normal text-muted">(선택)</span>}
      </label>
      {children}
      <FieldMessages ids={ids} hint={hint} error={error} note={note} />
    </div>
  );
}

type FieldMessagesProps = Pick<FieldTexts, "hint" | "error"> & { ids: FieldIds; note?: ReactNode };

/** Error, hint and note under a control. The live region stands before its text comes. */
export function FieldMessages({ ids, hint, error, note }: FieldMessagesProps) {
  return (
    <div className="flex gap-4 text-sm">
      <div className="min-w-0 flex-1">
        <div aria-live="polite">
          {error && (
            <p id={ids.error} className="mt-2 flex gap-1 text-danger">
              <CircleAlert size={16} className="mt-[3px] shrink-0" />
              <span>{error}</span>
            </p>
          )}
        </div>
        {hint && (
          <p id={ids.hint} className="mt-2 text-muted">
            {hint}
          </p>
        )}
      </div>
      {note && (
        <p id={ids.note} className="numeric mt-2 text-muted">
          {note}
        </p>
      )}
    </div>
  );
}
