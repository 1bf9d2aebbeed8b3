import { useSearch } from "@tanstack/react-router";
import { BackLink } from "#ui/action/back-link.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { LoginProblem } from "./login-problem.tsx";
import { SignInWays } from "./sign-in-ways.tsx";

/** The other services by which the person signs in. */
export function SocialLoginsPage() {
  const search = useSearch({ from: "/setting/account/social-logins" });
  return (
    <PageFrame>
      <BackLink onPhones render={<Link to="/setting/account" />}>
        계정 설정
      </BackLink>
      <PageHeader
        title="로그인 방법"
        description="연결한 서비스로도 로그인할 수 있어요. 한 서비스에 계정 하나를 연결해요."
      />
      <LoginProblem search={search} />
      <SignInWays next="/setting/account/social-logins" />
    </PageFrame>
  );
}
