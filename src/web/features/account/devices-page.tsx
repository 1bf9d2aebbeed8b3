import { Link } from "#web/platform/navigation/link.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { BackLink } from "#ui/action/back-link.tsx";
import { ChangePassword } from "./password/change-password.tsx";
import { SessionList } from "./me/session-list.tsx";

/** Where the account is signed in, and the password that keeps others out. */
export function DevicesPage() {
  return (
    <PageFrame>
      <BackLink onPhones render={<Link to="/me" />}>
        내 정보
      </BackLink>
      <PageHeader
        title="로그인한 기기"
        description="모르는 기기가 있으면 로그아웃하고 비밀번호를 바꿔 주세요."
      />
      <div className="flex flex-col gap-10">
        <SessionList />
        <Section title="비밀번호" description="바꾸면 다른 기기에서는 모두 로그아웃해요.">
          <ChangePassword />
        </Section>
      </div>
    </PageFrame>
  );
}
