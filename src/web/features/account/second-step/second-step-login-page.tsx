import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { ButtonLink } from "#ui/action/button.tsx";
import { ErrorPanel } from "#ui/feedback/error-panel.tsx";
import { SkeletonGroup, SkeletonText } from "#ui/feedback/skeleton.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { homePath } from "#web/platform/navigation/home-path.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { go } from "#web/platform/navigation/navigation.ts";
import { loginPath } from "#web/platform/navigation/login-path.ts";
import { sameOriginPath } from "#web/platform/navigation/same-origin-path.ts";
import { AccountFrame } from "../account-frame.tsx";
import { SecondStepForm } from "./second-step-form.tsx";

/** The second step as a page, after the password or a login provider. */
export function SecondStepLoginPage() {
  const { next } = useSearch({ from: "/second-step" });
  const { data, isError, refetch } = useQuery(endpointQuery("auth.secondStep"));
  const toLogin = loginPath(next ?? "/");
  if (isError) {
    return (
      <AccountFrame title="2단계 인증">
        <ErrorPanel title="로그인한 내용을 불러오지 못했어요" onRetry={() => void refetch()} />
      </AccountFrame>
    );
  }
  if (!data) {
    return (
      <AccountFrame title="2단계 인증">
        <SkeletonGroup label="로그인한 내용을 불러오고 있어요">
          <SkeletonText lines={4} />
        </SkeletonGroup>
      </AccountFrame>
    );
  }
  if (!data.waits) {
    return (
      <AccountFrame
        title="2단계 인증"
        description="확인할 시간이 지났어요. 로그인부터 다시 해 주세요."
      >
        <ButtonLink render={<Link to={toLogin} />}>로그인하기</ButtonLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="2단계 인증" description="한 번 더 확인하면 로그인돼요.">
      <SecondStepForm
        submitLabel="로그인"
        onBack={() => go(toLogin)}
        onLoggedIn={(user) => {
          go(sameOriginPath(next) ?? homePath(user.user_type));
          return new Promise(() => {});
        }}
      />
    </AccountFrame>
  );
}
