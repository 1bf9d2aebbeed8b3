import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { RECOVERY_CODES } from "#domain/account/second-step.ts";
import { BackLink } from "#ui/action/back-link.tsx";
import { useHeadingFocus } from "#ui/action/focus-heading.ts";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { LoginProblem } from "../social/login-problem.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpSecondStep } from "./set-up-second-step.tsx";
import { ManageSecondStep } from "./manage-second-step.tsx";

/** Switching the second step on and off, and the codes for when the app is lost. */
export function SecondStepPage() {
  const { data } = useSuspenseQuery(endpointQuery("users.me.secondStep"));
  const search = useSearch({ from: "/setting/account/second-step" });
  // They are shown once: only this page has them, until it is left.
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  useHeadingFocus(codes ? null : data.since ? "on" : "off");
  return (
    <PageFrame width="narrow">
      <BackLink onPhones render={<Link to="/setting/account" />}>
        계정 설정
      </BackLink>
      <PageHeader
        title="2단계 인증"
        description={`비밀번호 다음에 인증 앱의 여섯 자리를 한 번 더 물어봐요. 앱을 쓸 수 없을 때를 위해 복구 코드 ${RECOVERY_CODES}개를 드려요.`}
      />
      <LoginProblem search={search} />
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      ) : data.since ? (
        <ManageSecondStep left={data.recovery_codes_left} onCodes={setCodes} />
      ) : (
        <SetUpSecondStep onCodes={setCodes} />
      )}
    </PageFrame>
  );
}
