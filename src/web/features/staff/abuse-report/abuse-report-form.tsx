import { useRef } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import type { Output } from "#contract/registry.ts";
import { outcomesFor } from "#domain/abuse-report/outcome.ts";
import {
  decisionReason,
  STAFF_TEXT,
  STAFF_TEXT_HINT,
  staffNote,
} from "#domain/staff/staff-rules.ts";
import { Button } from "#ui/action/button.tsx";
import { ChoiceCards } from "#ui/form/choice-cards.tsx";
import { Section } from "#ui/layout/section.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { focusFirstInvalid } from "#web/platform/form/focus-first-invalid.ts";
import { rules } from "#web/platform/form/rules.ts";
import { reportOutcomes } from "../staff-labels.ts";
import { closeQuestion } from "./close-question.ts";
import { usePermission } from "../use-permission.ts";
import { useDecision } from "../use-decision.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";

type Outcome = keyof typeof reportOutcomes;

interface Values {
  outcome: Outcome | null;
  note: string;
  reason: string;
}

/** Closes a report: what comes of it, why, and for a suspension what the pro reads. */
export function ReportForm({ report }: { report: Output<"staff.reports.get"> }) {
  const maySuspend = usePermission("suspensions");
  const { pro } = report;
  const possible: readonly string[] = outcomesFor(pro?.state ?? null);
  const options = Object.entries(reportOutcomes)
    .filter(([value]) => possible.includes(value) && (value !== "suspended" || maySuspend))
    .map(([value, { label, hint }]) => ({
      value,
      label,
      description: hint(pro ? "고수" : "고객"),
    }));
  const confirm = useConfirm();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Values>({
    defaultValues: { outcome: null, note: "", reason: "" },
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const outcome = useWatch({ control: form.control, name: "outcome" });
  const close = useDecision("staff.reports.close", {
    done: outcome === "suspended" ? "활동을 정지하고 신고를 마무리했어요." : "신고를 마무리했어요.",
    backTo: "reports",
    errorShownByForm: true,
  });

  async function send({ outcome: chosen, note, reason }: Values) {
    const reportId = report.id;
    if (chosen === null || !(await confirm(closeQuestion(chosen, report)))) return;
    if (chosen === "suspended") await close.run({ reportId, outcome: chosen, note, reason });
    else await close.run({ reportId, outcome: chosen, note });
  }

  return (
    <Section title="처리하기">
      <form
        ref={element}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={form.handleSubmit(send, () => focusFirstInvalid(element.current))}
      >
        <FormNotice message={close.failure && failureMessage(close.failure)} />
        <Controller
          control={form.control}
          name="outcome"
          rules={{ required: "결과를 골라 주세요." }}
          render={({ field, fieldState }) => (
            <ChoiceCards
              {...field}
              label="결과"
              options={options}
              onChange={(value) => {
                field.onChange(value);
                // What was refused was another outcome.
                close.reset();
              }}
              error={fieldState.error?.message}
            />
          )}
        />
        {outcome === "suspended" && (
          <TextArea
            label="고수가 읽을 이유"
            hint={STAFF_TEXT_HINT}
            rows={3}
            limit={STAFF_TEXT.max}
            error={errors.reason?.message}
            {...form.register("reason", { ...rules(decisionReason), shouldUnregister: true })}
          />
        )}
        <TextArea
          label="내부 메모"
          hint={`${STAFF_TEXT_HINT} 운영자만 봐요.`}
          rows={3}
          limit={STAFF_TEXT.max}
          error={errors.note?.message}
          {...form.register("note", rules(staffNote))}
        />
        <Button type="submit" block pending={close.pending}>
          신고 마무리하기
        </Button>
      </form>
    </Section>
  );
}
