import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import type { CustomerHire } from "#contract/endpoints/hires.ts";
import { reviewRefusal } from "#domain/review/may-review.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { ReviewForm } from "./review-form.tsx";
import { ReviewedHire } from "./reviewed-hire.tsx";

/** The customer of a finished hire says how it was. */
export function ReviewPage() {
  const { hireId } = useParams({ from: "/review/$hireId" });
  const { data: hire } = useSuspenseQuery(endpointQuery("hires.get", { hireId }));
  const refusal = reviewRefusal({
    hireState: hire.state,
    isCustomer: true,
    hasReview: hire.review_id !== null,
  });
  return (
    <PageFrame className={refusal === null ? "max-md:pb-0" : undefined}>
      <PageHeader title="후기 쓰기" />
      <ReviewedHire hire={hire} />
      <div className="mt-8">
        {refusal === null && <ReviewForm hire={hire} />}
        {refusal === "already_reviewed" && <AlreadyReviewed hire={hire} />}
        {refusal === "not_completed" && <NotCompleted hire={hire} />}
      </div>
    </PageFrame>
  );
}

function AlreadyReviewed({ hire }: { hire: CustomerHire }) {
  return (
    <Notice
      tone="success"
      title="이 거래의 후기를 이미 남겼어요"
      action={
        <ButtonLink size="sm" render={<Link to="/pros/$proId" params={{ proId: hire.pro.id }} />}>
          고수의 후기 보기
        </ButtonLink>
      }
    >
      남긴 후기는 고수의 페이지에서 수정하거나 삭제할 수 있어요. 삭제한 후기는 다시 쓸 수 없어요.
    </Notice>
  );
}

function NotCompleted({ hire }: { hire: CustomerHire }) {
  const cancelled = hire.state === "cancelled";
  return (
    <Notice
      title={cancelled ? "취소된 거래예요" : "아직 끝나지 않은 거래예요"}
      action={
        <ButtonLink
          size="sm"
          variant="secondary"
          render={<Link to="/requests/$requestId" params={{ requestId: hire.request_id }} />}
        >
          요청 보기
        </ButtonLink>
      }
    >
      {cancelled
        ? "끝까지 함께한 거래에만 후기를 남길 수 있어요."
        : "일이 끝나면 요청에서 완료를 눌러 주세요. 그러면 후기를 남길 수 있어요."}
    </Notice>
  );
}
