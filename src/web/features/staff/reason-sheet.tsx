import { useForm } from "react-hook-form";
import { decisionReason, STAFF_TEXT, STAFF_TEXT_HINT } from "#domain/staff/staff-rules.ts";
import type { FieldRule } from "#domain/validation/field-rule.ts";
import { Button } from "#ui/action/button.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import type { ApiFailure } from "#web/platform/api/api-failure.ts";
import { rules } from "#web/platform/form/rules.ts";

/** The call that decides: whether it is under way, why it did not succeed, and how that is forgotten. */
export interface Deciding {
  pending: boolean;
  failure: ApiFailure | null;
  reset: () => void;
}

interface ReasonSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  submitLabel: string;
  /** Of the button; red unless nothing is taken from anybody. */
  tone?: "danger" | "primary";
  /** Of the text: a reason that the person reads, unless said otherwise. */
  label?: string;
  rule?: FieldRule;
  onDecide: (reason: string) => unknown;
  deciding: Deciding;
}

/** A decision that needs a reason for the person it is about. */
export function ReasonSheet(props: ReasonSheetProps) {
  const { open, onOpenChange, title, description, submitLabel, onDecide, deciding } = props;
  const { label = "이유", rule = decisionReason, tone = "danger" } = props;
  const form = useForm({ defaultValues: { reason: "" } });
  const refusal = deciding.failure && failureMessage(deciding.failure);
  const changeOpen = (isOpen: boolean) => {
    // What was refused then says nothing of the next try. A call under way still tells how it went.
    if (!isOpen && !deciding.pending) deciding.reset();
    onOpenChange(isOpen);
  };
  return (
    <Sheet open={open} onOpenChange={changeOpen} title={title} description={description}>
      <form noValidate onSubmit={form.handleSubmit(({ reason }) => onDecide(reason))}>
        <TextArea
          label={label}
          hint={STAFF_TEXT_HINT}
          rows={4}
          limit={STAFF_TEXT.max}
          error={form.formState.errors.reason?.message ?? refusal ?? undefined}
          {...form.register("reason", rules(rule))}
        />
        <Button block type="submit" variant={tone} className="mt-4" pending={deciding.pending}>
          {submitLabel}
        </Button>
      </form>
    </Sheet>
  );
}
