import { useLoaderData, useSearch } from "@tanstack/react-router";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { LookUpForm } from "./look-up-form.tsx";
import { StaffRequest } from "./staff-request.tsx";

/** Looks one request up; a false one is blocked here. */
export function RequestLookUpPage() {
  const { id } = useSearch({ from: "/staff/requests" });
  const { found } = useLoaderData({ from: "/staff/requests" });
  return (
    <PageFrame width="narrow">
      <PageHeader
        title="요청 찾기"
        description="번호나 주소를 붙여 넣어 주세요. 조회한 일은 기록돼요."
      />
      <div className="flex flex-col gap-10">
        <LookUpForm
          to="/staff/requests"
          label="요청 번호나 주소"
          lookedUp={id}
          problem={found === false ? "그런 요청이 없어요. 번호를 확인해 주세요." : undefined}
        />
        {id && found && <StaffRequest key={id} requestId={id} />}
      </div>
    </PageFrame>
  );
}
