import { useLoaderData, useSearch } from "@tanstack/react-router";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { LookUpForm } from "./look-up-form.tsx";
import { StaffReview } from "./staff-review.tsx";

/** Looks one review up; only for a reason of the law it is taken down here. */
export function ReviewLookUpPage() {
  const { id } = useSearch({ from: "/staff/reviews" });
  const { found } = useLoaderData({ from: "/staff/reviews" });
  return (
    <PageFrame width="narrow">
      <PageHeader
        title="후기 찾기"
        description="번호나 주소를 붙여 넣어 주세요. 조회한 일은 기록돼요."
      />
      <div className="flex flex-col gap-10">
        <LookUpForm
          to="/staff/reviews"
          label="후기 번호나 주소"
          lookedUp={id}
          problem={found === false ? "그런 후기가 없어요. 번호를 확인해 주세요." : undefined}
        />
        {id && found && <StaffReview key={id} reviewId={id} />}
      </div>
    </PageFrame>
  );
}
