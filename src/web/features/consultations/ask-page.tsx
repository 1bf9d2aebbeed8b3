import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import { useRef } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { CONSULTATION_LIMITS } from "#domain/consultation/consultation-limits.ts";
import { consultationMessage } from "#domain/consultation/consultation-rules.ts";
import { describeSlot } from "#domain/consultation/slot-labels.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { StickyActionBar } from "#ui/layout/sticky-action-bar.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { focusFirstInvalid } from "#web/platform/form/focus-first-invalid.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { rules } from "#web/platform/form/rules.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useKeptForm } from "#web/platform/draft/use-kept-form.ts";
import { useVisitor } from "#web/platform/session/visitor.ts";
import { AskButton } from "./ask-button.tsx";
import { feeText } from "./consultation-labels.ts";
import { FeeNotice } from "./fee-notice.tsx";
import { SlotPicker } from "./slot-picker.tsx";
import { FormNotice } from "#web/platform/form/form-notice.tsx";

interface AskValues {
  starts_at: string | null;
  message: string;
}

/** Asks a pro for a consultation: a day, a time, what it is about. What is chosen survives signing in. */
export function AskPage() {
  const { proId } = useParams({ from: "/pros/$proId/consultation" });
  const { slot } = useSearch({ from: "/pros/$proId/consultation" });
  const { data: pro } = useSuspenseQuery(endpointQuery("pro.get", { proId }));
  const { data: consultant } = useSuspenseQuery(endpointQuery("pro.consultant", { proId }));
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<AskValues>({
    defaultValues: { starts_at: slot ?? null, message: "" },
    shouldFocusError: false,
  });
  const kept = useKeptForm(form, `consultation.${proId}`);
  const ask = useAsk(form, kept.forget);
  const { errors } = form.formState;
  const startsAt = useWatch({ control: form.control, name: "starts_at" });
  if (useIsOwn(proId)) return <OwnProNotice />;
  return (
    <PageFrame width="narrow" className="max-md:pb-0">
      <PageHeader
        title="상담 요청"
        description={`${pro.display_name} 고수 · ${feeText(consultant.fee)} · ${consultant.minutes}분`}
      />
      <form
        ref={element}
        noValidate
        className="flex flex-col gap-8"
        onSubmit={form.handleSubmit(
          ({ starts_at, message }) => ask.run({ proId, starts_at: starts_at ?? "", message }),
          () => focusFirstInvalid(element.current),
        )}
      >
        <Controller
          control={form.control}
          name="starts_at"
          rules={{ required: "상담할 시간을 골라 주세요." }}
          render={({ field, fieldState }) => (
            <SlotPicker
              proId={proId}
              ref={field.ref}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <TextArea
          label="무엇을 상담하고 싶으세요?"
          hint={`상황과 궁금한 점을 ${CONSULTATION_LIMITS.message.min}자 이상 적으면 고수가 미리 준비할 수 있어요.`}
          rows={4}
          limit={CONSULTATION_LIMITS.message.max}
          error={errors.message?.message}
          {...form.register("message", rules(consultationMessage))}
        />
        <FeeNotice fee={consultant.fee} />
        <FormNotice message={errors.root?.server?.message} />
        <StickyActionBar
          summary={
            startsAt !== null && (
              <p className="text-center text-sm tabular-nums">
                {describeSlot(Date.parse(startsAt))}
              </p>
            )
          }
        >
          <AskButton pending={ask.pending} />
        </StickyActionBar>
      </form>
    </PageFrame>
  );
}

function useAsk(form: ReturnType<typeof useForm<AskValues>>, forget: () => void) {
  const navigate = useNavigate();
  const toast = useToast();
  return useEndpointMutation("pro.consultant.book", {
    onSuccess: async ({ id }) => {
      forget();
      toast({ tone: "success", message: "상담을 요청했어요. 답이 오면 알려 드릴게요." });
      await navigate({ to: "/consultations/$consultationId", params: { consultationId: id } });
    },
    onFailure: (failure) => {
      if (failure.error?.code !== "slot_taken") return showFormFailure(form, failure);
      form.setValue("starts_at", null);
      form.setError(
        "starts_at",
        { type: "server", message: failure.error.message },
        { shouldFocus: true },
      );
    },
  });
}

function useIsOwn(proId: string): boolean {
  const { authenticated } = useVisitor();
  const { data: me } = useQuery({ ...endpointQuery("users.me"), enabled: authenticated });
  return me?.pro?.id === proId;
}

function OwnProNotice() {
  return (
    <PageFrame width="narrow">
      <PageHeader title="상담 요청" />
      <Notice title="내 상담이에요">내 상담은 내가 요청할 수 없어요.</Notice>
      <ButtonLink block variant="secondary" className="mt-6" render={<Link to="/pro/consultant" />}>
        상담 프로필 수정
      </ButtonLink>
    </PageFrame>
  );
}
