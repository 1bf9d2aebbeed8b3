import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { Consultant } from "#contract/endpoints/consultations.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { StickyActionBar } from "#ui/layout/sticky-action-bar.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useKeptForm } from "#web/platform/draft/use-kept-form.ts";
import { ConsultantFields } from "./consultant-form.tsx";
import {
  bodyOf,
  consultantResolver,
  EMPTY_CONSULTANT,
  valuesOf,
  type ConsultantValues,
} from "./consultant-values.ts";
import { ConsultantView } from "./consultant-view.tsx";

interface ConsultantEditorProps {
  proId: string;
  /** Null while there is none. */
  consultant: Consultant | null;
}

/** The form of a consultant profile, with a preview and the way to take it down. */
export function ConsultantEditor({ proId, consultant }: ConsultantEditorProps) {
  const today = seoulDay(useNow());
  const form = useForm<ConsultantValues>({
    defaultValues: consultant ? valuesOf(consultant) : EMPTY_CONSULTANT,
    resolver: useMemo(() => consultantResolver(today), [today]),
  });
  const kept = useKeptForm(form, `consultant.${proId}`);
  const [preview, setPreview] = useState<ConsultantValues | null>(null);
  const navigate = useNavigate();
  const toast = useToast();
  const leave = async (message: string) => {
    kept.forget();
    toast({ tone: "success", message });
    await navigate({ to: "/pros/$proId", params: { proId } });
  };
  const save = useEndpointMutation("pro.consultant.save", {
    onSuccess: () => leave("상담 프로필을 저장했어요."),
    onFailure: (failure) => showFormFailure(form, failure),
  });
  const problem = form.formState.errors.root?.server?.message;
  return (
    <PageFrame className="max-md:pb-0">
      <PageHeader
        title="상담 프로필"
        description="올리면 내 공개 페이지에서 고객이 빈 시간을 골라 상담을 요청할 수 있어요."
        actions={
          consultant && <TakeDown proId={proId} onDone={() => leave("상담 프로필을 내렸어요.")} />
        }
      />
      <FormProvider {...form}>
        <form
          noValidate
          className="flex flex-col gap-12"
          onSubmit={form.handleSubmit((values) => save.run({ proId, ...bodyOf(values) }))}
        >
          <ConsultantFields today={today} />
          <StickyActionBar
            className="-mt-6"
            summary={
              problem && (
                <Notice tone="danger" live="assertive" title="저장하지 못했어요">
                  {problem} 쓴 내용은 그대로 있어요.
                </Notice>
              )
            }
          >
            <Button
              size="lg"
              variant="secondary"
              onClick={form.handleSubmit((values) => setPreview(values))}
            >
              미리 보기
            </Button>
            <Button type="submit" size="lg" pending={save.pending}>
              {consultant ? "저장하기" : "상담 열기"}
            </Button>
          </StickyActionBar>
        </form>
      </FormProvider>
      <Sheet
        open={preview !== null}
        onOpenChange={(open) => !open && setPreview(null)}
        title="고객에게는 이렇게 보여요"
      >
        {preview && <ConsultantView consultant={bodyOf(preview)} />}
      </Sheet>
    </PageFrame>
  );
}

function TakeDown({ proId, onDone }: { proId: string; onDone: () => Promise<void> }) {
  const confirm = useConfirm();
  const remove = useEndpointMutation("pro.consultant.delete", {
    onSuccess: onDone,
  });
  async function ask() {
    const sure = await confirm({
      title: "상담 프로필을 내릴까요?",
      description: "새 상담 요청이 오지 않아요. 이미 잡힌 상담은 그대로예요.",
      danger: true,
    });
    if (sure) await remove.run({ proId });
  }
  return (
    <Button variant="secondary" size="sm" pending={remove.pending} onClick={ask}>
      상담 내리기
    </Button>
  );
}
