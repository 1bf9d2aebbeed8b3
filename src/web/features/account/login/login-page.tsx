import type { Me } from "#contract/endpoints/accounts.ts";
import { useSearch } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { homePath } from "#web/platform/navigation/home-path.ts";
import { go } from "#web/platform/navigation/navigation.ts";
import { sameOriginPath } from "#web/platform/navigation/same-origin-path.ts";
import { AccountFrame } from "../account-frame.tsx";
import { PasskeyLogin } from "../passkeys/passkey-login.tsx";
import { useSecondStepPage } from "../second-step/use-second-step-page.ts";
import { LoginProblem } from "../social/login-problem.tsx";
import { SocialLogins } from "../social/social-logins.tsx";
import { LoginForm } from "./login-form.tsx";

export function LoginPage() {
  const { next, ...search } = useSearch({ from: "/login" });
  const askMore = useSecondStepPage(next);
  // A new page: the server writes the person into it.
  const enter = (user: Me) => {
    go(sameOriginPath(next) ?? homePath(user.user_type));
    return new Promise(() => {});
  };
  return (
    <AccountFrame
      title="로그인"
      {...(next && { description: "로그인하면 바로 이어서 할 수 있어요." })}
    >
      <LoginProblem search={search} />
      <LoginForm submitLabel="로그인" onLoggedIn={enter} onSecondStep={askMore} />
      <div className="mt-3">
        <PasskeyLogin onLoggedIn={enter} />
      </div>
      <SocialLogins next={next} />
      <div className="mt-4 flex flex-wrap justify-between gap-x-4">
        <TextLink placement="alone" render={<Link to="/signup" search={next ? { next } : {}} />}>
          회원 가입
        </TextLink>
        <TextLink placement="alone" render={<Link to="/password-reset" />}>
          비밀번호를 잊었어요
        </TextLink>
      </div>
    </AccountFrame>
  );
}
