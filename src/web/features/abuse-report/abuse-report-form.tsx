import { Controller, useForm } from "react-hook-form";
import { ABUSE_REPORT_LIMITS } from "#domain/abuse-report/limits.ts";
import { abuseReportDetail } from "#domain/abuse-report/rules.ts";
import {
  REPORT_REASON_NEEDED,
  reportReasonOptions,
  type AbuseReportReason,
} from "#domain/abuse-report/reason.ts";
import { Button } from "#ui/action/button.tsx";
import { ChoiceCards } from "#ui/form/choice-cards.tsx";
import { FileDrop } from "#ui/file/file-drop.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import type { ApiFailure } from "#web/platform/api/api-failure.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { currentPath, go } from "#web/platform/navigation/navigation.ts";
import { loginPath, verifyPhonePath } from "#web/platform/navigation/login-path.ts";
import { rules } from "#web/platform/form/rules.ts";
import { PICTURES, uploadFor } from "#web/platform/upload/upload-for.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useKeptForm } from "#web/platform/draft/use-kept-form.ts";
import { useMaySendFiles } from "#web/platform/upload/use-may-send-files.ts";
import { useUploading } from "#web/platform/upload/use-uploading.ts";
import { EMPTY_REPORT, type AbuseReportValues } from "./abuse-report-values.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";

/** A pro's page is left by whoever has met them, too; a request's by those whom it has only just reached. */
const optionsOf = (kind: ReportedThing["kind"]) =>
  reportReasonOptions(kind, { isOfPro: kind === "pro", haveTalked: kind === "pro" });

const sendPhoto = uploadFor("report_photo");

/** The two calls name what the form has in words of their own. */
const INPUTS = { text: "detail", upload_ids: "photos", photo_ids: "photos" } as const;

/** What becomes of a report, of whichever of the two it is. */
interface Ends {
  onSuccess: () => void;
  onFailure: (failure: ApiFailure) => void;
}

/** Of a pro with what it happened with: the reporter's own request, or a quote for it. */
export type ReportedThing =
  | { kind: "pro"; id: string; reference: { request_id?: string; quote_id?: string } }
  | { kind: "review" | "request"; id: string };

interface AbuseReportFormProps {
  about: ReportedThing;
  onSent: () => void;
}

/** What happened, in the reporter's words. Kept in the tab, also while a guest logs in. */
export function AbuseReportForm({ about, onSent }: AbuseReportFormProps) {
  const maySend = useMaySendFiles();
  const authenticated = maySend !== "account_needed";
  const { uploading, onSending, unlessUploading } = useUploading();
  const form = useForm<AbuseReportValues>({ defaultValues: EMPTY_REPORT });
  const kept = useKeptForm(form, `report-${about.kind}.${about.id}`);
  const { errors } = form.formState;
  const ends: Ends = {
    onSuccess: () => {
      kept.forget();
      onSent();
    },
    onFailure: (failure) => showFormFailure(form, failure, INPUTS),
  };
  const sendOfPro = useEndpointMutation("pro.reports.create", ends);
  const sendOfThing = useEndpointMutation("reports.create", ends);

  function submit({ reason, detail, photos }: AbuseReportValues) {
    if (!authenticated) return go(loginPath(currentPath()));
    const report = {
      reason: reason as AbuseReportReason,
      text: detail.trim(),
      upload_ids: photos.map(({ id }) => id),
    };
    if (about.kind !== "pro") {
      return sendOfThing.run({ ...report, subject: { kind: about.kind, id: about.id } });
    }
    const { text, upload_ids: photoIds } = report;
    return sendOfPro.run({
      proId: about.id,
      reason: report.reason,
      detail: text,
      photo_ids: photoIds,
      ...about.reference,
    });
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={unlessUploading(form.handleSubmit(submit))}
    >
      <Controller
        control={form.control}
        name="reason"
        rules={{ validate: (reason) => reason !== null || REPORT_REASON_NEEDED }}
        render={({ field }) => (
          <ChoiceCards
            {...field}
            label="무슨 일이 있었나요?"
            options={optionsOf(about.kind)}
            error={errors.reason?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="detail"
        rules={rules(abuseReportDetail)}
        render={({ field }) => (
          <TextArea
            {...field}
            label="자세한 내용"
            hint="언제, 어디에서, 어떤 일이 있었는지 알려 주세요."
            rows={6}
            limit={ABUSE_REPORT_LIMITS.detailMax}
            error={errors.detail?.message}
          />
        )}
      />
      {maySend === "yes" && (
        <Controller
          control={form.control}
          name="photos"
          render={({ field }) => (
            <FileDrop
              label="사진"
              optional
              hint="대화 화면이나 현장 사진을 붙일 수 있어요. 운영팀만 봐요."
              prompt="사진 올리기"
              value={field.value}
              onChange={field.onChange}
              upload={sendPhoto}
              onSending={onSending}
              describeFailure={failureMessage}
              error={errors.photos?.message}
              {...PICTURES}
              maxFiles={ABUSE_REPORT_LIMITS.photosMax}
            />
          )}
        />
      )}
      {maySend === "phone_needed" && (
        <Notice
          title="사진은 휴대폰 번호를 확인한 뒤에 붙일 수 있어요"
          action={
            <Button
              variant="secondary"
              size="sm"
              onClick={() => go(verifyPhonePath(currentPath()))}
            >
              지금 휴대폰 확인하기
            </Button>
          }
        >
          사진 없이도 신고할 수 있어요. 적은 내용은 그대로 남아 있어요.
        </Notice>
      )}
      {maySend === "account_needed" && (
        <Notice>
          신고하려면 로그인이 필요해요. 적은 내용은 그대로 두고, 로그인한 뒤 사진도 붙일 수 있어요.
        </Notice>
      )}
      <FormNotice message={errors.root?.server?.message} />
      <Button
        block
        type="submit"
        size="lg"
        pending={sendOfPro.pending || sendOfThing.pending || uploading}
      >
        {authenticated ? "신고하기" : "로그인하고 신고하기"}
      </Button>
    </form>
  );
}
