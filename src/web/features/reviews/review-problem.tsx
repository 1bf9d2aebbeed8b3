import { useFormContext } from "react-hook-form";
import { Notice } from "#ui/feedback/notice.tsx";
import type { ReviewValues } from "./review-values.ts";

/** Why a review was not taken, as far as no field can say it. */
export function ReviewProblem() {
  const { formState } = useFormContext<ReviewValues>();
  const problem = formState.errors.root?.server?.message;
  if (!problem) return null;
  return (
    <Notice tone="danger" live="assertive" title="후기를 보내지 못했어요" className="mb-2">
      {problem} 쓴 내용은 그대로 있어요.
    </Notice>
  );
}
