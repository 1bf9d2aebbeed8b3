import { useSearch } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { BackLink } from "#ui/action/back-link.tsx";
import { ChangePassword } from "./password/change-password.tsx";
import { useVisitor } from "#web/platform/session/visitor.ts";
import { EndOtherSessions } from "./me/end-other-sessions.tsx";
import { SessionList } from "./me/session-list.tsx";
import { LoginProblem } from "./social/login-problem.tsx";

/** Where the account is signed in, and the password that keeps others out. */
export function DevicesPage() {
  const search = useSearch({ from: "/setting/devices" });
  const isMember = useVisitor().userType !== "staff";
  return (
    <PageFrame>
      <BackLink onPhones render={<Link to={isMember ? "/setting/account" : "/me"} />}>
        {isMember ? "계정 설정" : "내 정보"}
      </BackLink>
      <PageHeader
        title="로그인한 기기"
        description="모르는 기기가 있으면 로그아웃하고 비밀번호를 바꿔 주세요."
      />
      <LoginProblem search={search} />
      <div className="flex flex-col gap-10">
        <div>
          <SessionList />
          <p className="mt-3 text-sm text-muted">
            접속한 곳은 뒷자리를 가린 네트워크 주소예요. 어느 동네인지는 이 주소로 알 수 없어서 보여
            드리지 않아요.
          </p>
          <EndOtherSessions />
        </div>
        <Section title="비밀번호" description="바꾸면 다른 기기에서는 모두 로그아웃해요.">
          <ChangePassword />
        </Section>
      </div>
    </PageFrame>
  );
}
