import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { LOGIN_PROVIDER_NAMES } from "#domain/social-login/login-providers.ts";
import type { Output } from "#contract/registry.ts";
import { useHeadingFocus } from "#ui/action/focus-heading.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { ErrorPanel } from "#ui/feedback/error-panel.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { SkeletonGroup, SkeletonText } from "#ui/feedback/skeleton.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { api } from "#web/platform/api/api.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { homePath } from "#web/platform/navigation/home-path.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { go } from "#web/platform/navigation/navigation.ts";
import { AccountFrame } from "../account-frame.tsx";
import { useSecondStepPage } from "../second-step/use-second-step-page.ts";
import { LoginForm } from "../login/login-form.tsx";
import { SocialSignupForm } from "./social-signup-form.tsx";

export type PendingLogin = NonNullable<Output<"socialLogins.pending">["pending"]>;

/** Where somebody goes on whom a provider knows and we do not: a new account, or the password of the one they have. */
export function SocialSignupPage() {
  const { data, isError, refetch } = useQuery(endpointQuery("socialLogins.pending"));
  if (isError) {
    return (
      <AccountFrame title="회원 가입">
        <ErrorPanel title="로그인한 내용을 불러오지 못했어요" onRetry={() => void refetch()} />
      </AccountFrame>
    );
  }
  if (!data) {
    return (
      <AccountFrame title="회원 가입">
        <SkeletonGroup label="로그인한 내용을 불러오고 있어요">
          <SkeletonText lines={4} />
        </SkeletonGroup>
      </AccountFrame>
    );
  }
  if (!data.pending) {
    return (
      <AccountFrame title="회원 가입">
        <Notice tone="warning">
          로그인한 지 오래됐거나 이미 끝난 로그인이에요. 로그인 화면에서 다시 시작해 주세요.
        </Notice>
        <ButtonLink className="mt-6" render={<Link to="/login" />}>
          로그인으로 가기
        </ButtonLink>
      </AccountFrame>
    );
  }
  return <JoinOrLink pending={data.pending} />;
}

function JoinOrLink({ pending }: { pending: PendingLogin }) {
  /** Of the account that there is already; null while a new one is made. */
  const [known, setKnown] = useState<string | null>(null);
  const name = LOGIN_PROVIDER_NAMES[pending.provider];
  const askMore = useSecondStepPage(pending.next);
  // Where the address is known, the form asks for the password at once.
  useHeadingFocus(known === null ? "join" : known === "" ? "link" : null);
  useEffect(() => {
    if (pending.email === "") return;
    // Whoever has an account with this address hardly wants a second one. A failed question counts as no.
    api("users.exist", { email: pending.email }).then(
      ({ exists }) => exists && setKnown(pending.email),
      () => undefined,
    );
  }, [pending.email]);

  if (known !== null) {
    return (
      <AccountFrame
        title={`${name} 계정 연결`}
        description={
          known === ""
            ? "솜씨 계정의 이메일과 비밀번호로 로그인하면 연결해 드려요."
            : "이미 가입한 이메일이에요. 그 계정의 비밀번호로 로그인하면 연결해 드려요."
        }
      >
        <LoginForm
          endpoint="socialLogins.link"
          email={known}
          submitLabel="로그인하고 연결하기"
          onSecondStep={askMore}
          onLoggedIn={(user) => {
            go(pending.next ?? homePath(user.user_type));
            return new Promise(() => {});
          }}
        />
        <div className="mt-4 flex flex-wrap justify-between gap-x-4">
          <TextLink
            placement="alone"
            render={<button type="button" onClick={() => setKnown(null)} />}
          >
            새로 가입하기
          </TextLink>
          <TextLink placement="alone" render={<Link to="/password-reset" />}>
            비밀번호를 잊었어요
          </TextLink>
        </div>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title="회원 가입"
      description={
        <>
          {name} 계정으로 확인했어요. 이미 솜씨 회원이세요?{" "}
          <TextLink render={<button type="button" onClick={() => setKnown("")} />}>
            로그인하고 연결하기
          </TextLink>
        </>
      }
    >
      <SocialSignupForm pending={pending} onKnown={setKnown} />
    </AccountFrame>
  );
}
