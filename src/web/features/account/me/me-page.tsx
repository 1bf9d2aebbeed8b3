import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import { formatMobile } from "#domain/account/phone.ts";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { go } from "#web/platform/navigation/navigation.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useFailureToast } from "#web/platform/api/use-failure-toast.ts";
import { ChangePassword } from "../password/change-password.tsx";
import { CreditLots } from "./credit-lots.tsx";
import { CustomerLinks } from "./customer-links.tsx";
import { MembershipSection } from "./membership-section.tsx";
import { ModeSwitch } from "../mode-switch.tsx";
import { ProLinks } from "./pro-links.tsx";
import { SessionList } from "./session-list.tsx";
import { UnverifiedEmail } from "./unverified-email.tsx";

/** The person's own account: who they are, their credits, where they are signed in. */
export function MePage() {
  const { data: me } = useSuspenseQuery(endpointQuery("users.me"));
  const showFailure = useFailureToast();
  const logout = useEndpointMutation("auth.logout", {
    onSuccess: () => go("/"),
    // Already logged out elsewhere is what was wanted.
    onFailure: (failure) => (failure.status === 401 ? go("/") : showFailure(failure)),
  });
  const isMember = me.user_type !== "staff";
  return (
    <PageFrame width="narrow">
      <PageHeader title="내 정보" actions={<ModeSwitch />} />
      <div className="flex flex-col gap-10">
        <Card>
          <DescriptionList
            items={[
              { key: "name", term: "이름", detail: me.name },
              {
                key: "email",
                term: "이메일",
                detail: <span className="break-all">{me.email}</span>,
              },
              {
                key: "phone",
                term: "휴대폰",
                detail: me.phone ? formatMobile(me.phone) : "확인 전",
              },
            ]}
          />
          {isMember && !me.email_verified && <UnverifiedEmail email={me.email} />}
          {isMember && me.phone_verified && (
            <TextLink placement="alone" className="mt-4" render={<Link to="/setting/tel" />}>
              휴대폰 번호 바꾸기
            </TextLink>
          )}
          {isMember && !me.phone_verified && (
            <ButtonLink
              block
              variant="secondary"
              className="mt-5"
              render={<Link to="/verify-phone" search={{ next: "/me" }} />}
            >
              휴대폰 번호 확인하기
            </ButtonLink>
          )}
        </Card>
        {me.pro && <ProLinks pro={me.pro} />}
        {isMember && <CustomerLinks />}
        {isMember && <MembershipSection />}
        {isMember && <CreditLots isPro={me.pro !== null} />}
        {isMember && (
          <Section title="알림">
            <TextLink placement="alone" render={<Link to="/setting/notifications" />}>
              알림 설정
            </TextLink>
          </Section>
        )}
        <Section title="비밀번호">
          <ChangePassword />
        </Section>
        <Section
          anchor="devices"
          title="로그인한 기기"
          description="모르는 기기가 있으면 로그아웃하고 비밀번호를 바꿔 주세요."
        >
          <SessionList />
        </Section>
        <Button block variant="quiet" pending={logout.pending} onClick={() => logout.run({})}>
          로그아웃
        </Button>
      </div>
    </PageFrame>
  );
}
