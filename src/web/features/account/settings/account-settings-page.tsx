import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState, type ReactElement, type ReactNode } from "react";
import type { Output } from "#contract/registry.ts";
import { formatMobile } from "#domain/account/phone.ts";
import { LOGIN_PROVIDER_NAMES } from "#domain/social-login/login-providers.ts";
import { BackLink } from "#ui/action/back-link.tsx";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { Card } from "#ui/layout/card.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { UnverifiedEmail } from "../me/unverified-email.tsx";
import { ChangePasswordForm } from "../password/change-password.tsx";
import { LoginProblem } from "../social/login-problem.tsx";
import { BlockedPeople } from "./blocked-people.tsx";
import { AddPasskeySheet } from "./add-passkey-sheet.tsx";
import { EmailSheet } from "./email-sheet.tsx";
import { NameSheet } from "./name-sheet.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { PendingEmail } from "./pending-email.tsx";
import { SettingRow } from "./setting-row.tsx";

type Opened = "name" | "email" | "password" | "passkey" | null;

/** Who the person is here, and by what they get in. Each row opens a sheet or a page of its own. */
export function AccountSettingsPage() {
  const { data: me } = useSuspenseQuery(endpointQuery("users.me"));
  const { data: step } = useSuspenseQuery(endpointQuery("users.me.secondStep"));
  const { data: ways } = useSuspenseQuery(endpointQuery("users.me.socialLogins"));
  const search = useSearch({ from: "/setting/account" });
  const [opened, setOpened] = useState<Opened>(null);
  const setPassword = ways.has_password ? "비밀번호 바꾸기" : "비밀번호 정하기";
  const close = () => setOpened(null);
  const change = (what: Opened, label: string, verb = "바꾸기") => (
    <Button size="sm" variant="secondary" aria-label={label} onClick={() => setOpened(what)}>
      {verb}
    </Button>
  );
  return (
    <PageFrame width="narrow">
      <BackLink onPhones render={<Link to="/me" />}>
        내 정보
      </BackLink>
      <PageHeader title="계정 설정" />
      <LoginProblem search={search} />
      <PendingEmail />
      {!me.email_verified && <UnverifiedEmail email={me.email} />}
      <div className="mt-8 flex flex-col gap-10">
        <Section title="내 정보">
          <Rows>
            <SettingRow label="이름" value={me.name} action={change("name", "이름 바꾸기")} />
            <SettingRow label="이메일" value={me.email} action={change("email", "이메일 바꾸기")} />
            <SettingRow
              label="휴대폰 번호"
              value={me.phone ? formatMobile(me.phone) : "확인 전"}
              action={
                me.phone ? (
                  <RowLink label="휴대폰 번호 바꾸기" render={<Link to="/setting/tel" />}>
                    바꾸기
                  </RowLink>
                ) : (
                  <RowLink
                    label="휴대폰 번호 확인하기"
                    render={<Link to="/verify-phone" search={{ next: "/setting/account" }} />}
                  >
                    확인하기
                  </RowLink>
                )
              }
            />
          </Rows>
        </Section>
        <Section
          title="로그인"
          description={
            <>
              바뀌면 메일로도 알려 드려요. 내가 하지 않은 일이면{" "}
              <TextLink render={<Link to="/support" />}>고객센터</TextLink>에 알려 주세요.
            </>
          }
        >
          <Rows>
            <SettingRow
              label="비밀번호"
              hint={
                ways.has_password
                  ? "바꾸면 다른 기기에서는 로그아웃해요"
                  : "비밀번호가 없는 계정이에요"
              }
              action={change("password", setPassword, ways.has_password ? "바꾸기" : "정하기")}
            />
            {ways.items.length > 0 && (
              <SettingRow
                label="로그인 방법"
                hint={linkedNames(ways.items)}
                action={
                  <RowLink
                    label="로그인 방법 관리"
                    render={<Link to="/setting/account/social-logins" />}
                  >
                    관리
                  </RowLink>
                }
              />
            )}
            <SettingRow
              label="2단계 인증"
              hint={step.since ? "켜져 있어요" : "비밀번호 다음에 한 번 더 확인해요"}
              action={
                <RowLink
                  label={step.since ? "2단계 인증 관리" : "2단계 인증 켜기"}
                  render={<Link to="/setting/account/second-step" />}
                >
                  {step.since ? "관리" : "켜기"}
                </RowLink>
              }
            />
            <SettingRow
              label="로그인한 기기"
              hint="어디에서 로그인했는지 보고 로그아웃해요"
              action={
                <RowLink label="로그인한 기기 보기" render={<Link to="/setting/devices" />}>
                  보기
                </RowLink>
              }
            />
          </Rows>
        </Section>
        <Section
          anchor="passkeys"
          title="패스키"
          description="비밀번호 대신 지문, 얼굴, 화면 잠금으로 로그인해요."
        >
          <PasskeyList onAdd={() => setOpened("passkey")} />
        </Section>
        <BlockedPeople />
      </div>
      {opened === "name" && <NameSheet name={me.name} isPro={me.pro !== null} onClose={close} />}
      {opened === "email" && <EmailSheet email={me.email} onClose={close} />}
      {opened === "passkey" && <AddPasskeySheet onClose={close} />}
      <Sheet
        open={opened === "password"}
        dismissible={false}
        onOpenChange={close}
        title={setPassword}
        description={`${ways.has_password ? "바꾸면" : "정하면"} 다른 기기에서는 모두 로그아웃해요.`}
      >
        <ChangePasswordForm onDone={close} />
      </Sheet>
    </PageFrame>
  );
}

function linkedNames(items: Output<"users.me.socialLogins">["items"]): string {
  const linked = items.filter(({ linked_at: at }) => at !== null);
  if (linked.length === 0) return "연결한 서비스가 없어요";
  return `${linked.map(({ provider }) => LOGIN_PROVIDER_NAMES[provider]).join(", ")} 연결`;
}

function Rows({ children }: { children: ReactNode }) {
  return (
    <Card padding="none">
      <ul className="divide-y divide-line">{children}</ul>
    </Card>
  );
}

function RowLink(props: { label: string; render: ReactElement; children: string }) {
  return (
    <ButtonLink size="sm" variant="secondary" aria-label={props.label} render={props.render}>
      {props.children}
    </ButtonLink>
  );
}
