import { shownLines } from "#domain/text/one-line.ts";
import { Controller, useFormContext } from "react-hook-form";
import { REVIEW_LIMITS, SCORE_LABELS, type ScoreName } from "#domain/review/review-rules.ts";
import { FileDrop } from "#ui/file/file-drop.tsx";
import { RatingInput } from "#ui/form/rating-input.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { PICTURES, uploadFor } from "#web/platform/upload/upload-for.ts";
import type { ReviewValues } from "./review-values.ts";

const send = uploadFor("review_photo");

const questions: Record<ScoreName, { label: string; hint?: string }> = {
  rating: { label: "전체로 보면 어땠나요?" },
  quality: { label: SCORE_LABELS.quality, hint: "맡긴 일이 잘 되었나요?" },
  communication: { label: SCORE_LABELS.communication, hint: "묻고 답하기 편했나요?" },
  punctuality: { label: SCORE_LABELS.punctuality, hint: "약속한 시간을 지켰나요?" },
};

interface ReviewFieldsProps {
  /** A photo is on its way, or none is any more. */
  onSending: (sending: boolean) => void;
}

/** What a review consists of: the overall score, three sub-scores, the text and photos. */
export function ReviewFields({ onSending }: ReviewFieldsProps) {
  const { control } = useFormContext<ReviewValues>();
  return (
    <div className="flex flex-col gap-8">
      <Score name="rating" />
      <div className="flex flex-col gap-6">
        <Score name="quality" />
        <Score name="communication" />
        <Score name="punctuality" />
      </div>
      <Body />
      <Controller
        control={control}
        name="photos"
        render={({ field, fieldState }) => (
          <FileDrop
            label="사진"
            optional
            prompt="사진 올리기"
            value={field.value}
            onChange={field.onChange}
            upload={send}
            onSending={onSending}
            describeFailure={failureMessage}
            {...PICTURES}
            maxFiles={REVIEW_LIMITS.photosMax}
            error={fieldState.error?.message}
          />
        )}
      />
    </div>
  );
}

/** By itself, because fields get the focus in the order in which they register. */
function Body() {
  const { register, formState } = useFormContext<ReviewValues>();
  return (
    <TextArea
      label="어떤 점이 좋았고, 어떤 점이 아쉬웠나요?"
      hint={`${REVIEW_LIMITS.bodyMin}자 이상 적어 주세요. 전화번호나 주소는 적지 말아 주세요.`}
      rows={6}
      limit={REVIEW_LIMITS.bodyMax}
      kept={shownLines}
      error={formState.errors.body?.message}
      {...register("body")}
    />
  );
}

function Score({ name }: { name: ScoreName }) {
  const { control } = useFormContext<ReviewValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <RatingInput {...field} {...questions[name]} required error={fieldState.error?.message} />
      )}
    />
  );
}
