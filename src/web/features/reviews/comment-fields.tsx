import { shownLines } from "#domain/text/one-line.ts";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { REVIEW_LIMITS, reviewComment } from "#domain/review/review-rules.ts";
import { Button } from "#ui/action/button.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { rules } from "#web/platform/form/rules.ts";

interface CommentFieldsProps {
  form: UseFormReturn<{ body: string }>;
  label: string;
  submitLabel: string;
  pending: boolean;
  onSubmit: (body: string) => unknown;
  onDone: () => void;
}

/** The text of a comment; Escape leaves it as 취소 does, as long as nothing was typed that could be lost. */
export function CommentFields({
  form,
  label,
  submitLabel,
  pending,
  onSubmit,
  onDone,
}: CommentFieldsProps) {
  const { setFocus, formState } = form;
  const { isDirty } = formState;
  // It stands here because a button to write was pressed.
  useEffect(() => setFocus("body"), [setFocus]);
  return (
    <form
      noValidate
      className="mt-3"
      onSubmit={form.handleSubmit(({ body }) => onSubmit(body.trim()))}
      onKeyDown={(event) => {
        // While a syllable is being put together Escape belongs to the keyboard.
        if (event.key === "Escape" && !event.nativeEvent.isComposing && !isDirty) onDone();
      }}
    >
      <TextArea
        label={label}
        rows={3}
        limit={REVIEW_LIMITS.commentMax}
        kept={shownLines}
        hint="누구나 볼 수 있어요."
        error={formState.errors.body?.message ?? formState.errors.root?.server?.message}
        {...form.register("body", rules(reviewComment))}
      />
      <div className="mt-2 flex justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={onDone}>
          취소
        </Button>
        <Button type="submit" size="sm" pending={pending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
