import { useState } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import type { Conversation, Message } from "#contract/endpoints/messages.ts";
import { ABUSE_REPORT_LIMITS } from "#domain/abuse-report/limits.ts";
import {
  REPORT_REASON_NEEDED,
  reportReasonOptions,
  type AbuseReportReason,
} from "#domain/abuse-report/reason.ts";
import { abuseReportDetail } from "#domain/abuse-report/rules.ts";
import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { FileDrop, type UploadedFile } from "#ui/file/file-drop.tsx";
import { ChoiceCards } from "#ui/form/choice-cards.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useKeptForm } from "#web/platform/draft/use-kept-form.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { PICTURES, uploadFor } from "#web/platform/upload/upload-for.ts";
import { useMaySendFiles } from "#web/platform/upload/use-may-send-files.ts";
import { useUploading } from "#web/platform/upload/use-uploading.ts";
import { FEW_MESSAGES, reportable } from "./reportable.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";

const sendPhoto = uploadFor("report_photo");

/** So many more with each press. */
const MORE_MESSAGES = 20;

interface TalkReport {
  about: string;
  reason: string | null;
  text: string;
  photos: UploadedFile[];
}

interface TalkReportFormProps {
  conversation: Conversation;
  messages: readonly Message[];
  onDone: () => void;
}

/** Reports the talk, or one message of the other side. */
export function TalkReportForm({ conversation, messages, onDone }: TalkReportFormProps) {
  const [sent, setSent] = useState(false);
  const [most, setMost] = useState(FEW_MESSAGES);
  const { uploading, onSending, unlessUploading } = useUploading();
  const maySend = useMaySendFiles();
  const { subjects, hasMore } = reportable(conversation, messages, most);
  const form = useForm<TalkReport>({
    defaultValues: { about: subjects[0]?.value ?? "", reason: null, text: "", photos: [] },
  });
  const kept = useKeptForm(form, `report.${conversation.quote_id}`);
  const { errors } = form.formState;
  const about = useWatch({ control: form.control, name: "about" });
  // An older message that was chosen before a reload may not be among these.
  const subject = (subjects.find(({ value }) => value === about) ?? subjects[0])?.subject;
  const reasons = reportReasonOptions(subject?.kind ?? "message", {
    isOfPro: conversation.viewer === "customer",
    haveTalked: true,
  });
  const send = useEndpointMutation("reports.create", {
    onSuccess: () => {
      kept.forget();
      setSent(true);
    },
    onFailure: (failure) => showFormFailure(form, failure),
  });

  function submit({ reason, text, photos }: TalkReport) {
    if (!subject) return undefined;
    return send.run({
      subject,
      reason: reason as AbuseReportReason,
      text: text.trim(),
      upload_ids: photos.map(({ id }) => id),
    });
  }

  if (sent) {
    return (
      <Notice
        tone="success"
        live="polite"
        title="신고를 받았어요"
        action={
          <Button size="sm" variant="secondary" onClick={onDone}>
            대화로 돌아가기
          </Button>
        }
      >
        운영팀이 대화를 확인하고, 끝나면 알림으로 결과를 알려 드려요.
      </Notice>
    );
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={unlessUploading(form.handleSubmit(submit))}
    >
      <Controller
        control={form.control}
        name="about"
        render={({ field }) => (
          <ChoiceCards {...field} label="무엇을 신고하나요?" options={subjects} />
        )}
      />
      {hasMore && (
        <Button variant="secondary" size="sm" onClick={() => setMost(most + MORE_MESSAGES)}>
          이전 메시지에서 고르기
        </Button>
      )}
      <Controller
        control={form.control}
        name="reason"
        // One chosen before for the whole talk may be none of a message.
        rules={{
          validate: (reason) =>
            reasons.some(({ value }) => value === reason) || REPORT_REASON_NEEDED,
        }}
        render={({ field }) => (
          <ChoiceCards
            {...field}
            label="무슨 일이 있었나요?"
            options={reasons}
            error={errors.reason?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="text"
        rules={rules(abuseReportDetail)}
        render={({ field }) => (
          <TextArea
            {...field}
            label="자세한 내용"
            hint="언제, 어떤 일이 있었는지 알려 주세요."
            rows={4}
            limit={ABUSE_REPORT_LIMITS.detailMax}
            error={errors.text?.message}
          />
        )}
      />
      {maySend === "yes" && (
        <Controller
          control={form.control}
          name="photos"
          render={({ field }) => (
            <FileDrop
              {...PICTURES}
              label="사진"
              optional
              hint="다른 화면이나 현장 사진을 붙일 수 있어요. 운영팀만 봐요."
              prompt="사진 올리기"
              maxFiles={ABUSE_REPORT_LIMITS.photosMax}
              value={field.value}
              onChange={field.onChange}
              upload={sendPhoto}
              onSending={onSending}
              describeFailure={failureMessage}
            />
          )}
        />
      )}
      <FormNotice message={errors.root?.server?.message} />
      <Button block type="submit" size="lg" pending={send.pending || uploading}>
        신고하기
      </Button>
    </form>
  );
}
