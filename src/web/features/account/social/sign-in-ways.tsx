import { useQuery } from "@tanstack/react-query";
import { LOGIN_PROVIDER_NAMES, type LoginProvider } from "#domain/social-login/login-providers.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { Button } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { ErrorPanel } from "#ui/feedback/error-panel.tsx";
import { SkeletonGroup, SkeletonRows } from "#ui/feedback/skeleton.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { formatDay } from "#web/platform/format/format.ts";
import { useBeginAtProvider } from "./begin-at-provider.ts";
import { PROVIDER_MARKS } from "./provider-look.tsx";

/** By whom the account may be opened: linked and unlinked one by one, the last way in excepted. */
export function SignInWays({ next }: { next: string }) {
  const ways = useQuery(endpointQuery("users.me.socialLogins"));
  if (ways.isError) {
    return (
      <ErrorPanel title="로그인 방법을 불러오지 못했어요" onRetry={() => void ways.refetch()} />
    );
  }
  if (!ways.data) {
    return (
      <SkeletonGroup label="로그인 방법을 불러오고 있어요">
        <SkeletonRows rows={3} />
      </SkeletonGroup>
    );
  }
  const { has_password: hasPassword, may_unlink: mayUnlink, items } = ways.data;
  return (
    <>
      <Card padding="none">
        <ul className="divide-y divide-line">
          {items.map(({ provider, linked_at: linkedAt }) => (
            <Way
              key={provider}
              provider={provider}
              linkedAt={linkedAt}
              isLast={!mayUnlink}
              next={next}
            />
          ))}
        </ul>
      </Card>
      {!hasPassword && (
        <p className="mt-4 text-sm text-muted">
          비밀번호가 없는 계정이에요.{" "}
          <TextLink render={<Link to="/password-reset" />}>메일로 비밀번호 정하기</TextLink>
        </p>
      )}
    </>
  );
}

interface WayProps {
  provider: LoginProvider;
  linkedAt: string | null;
  /** Without it the person could not come in any more. */
  isLast: boolean;
  next: string;
}

function Way({ provider, linkedAt, isLast, next }: WayProps) {
  const toast = useToast();
  const name = LOGIN_PROVIDER_NAMES[provider];
  const begin = useBeginAtProvider();
  const unlink = useEndpointMutation("users.me.socialLogins.unlink", {
    onSuccess: () => toast({ tone: "success", message: `${name} 연결을 끊었어요.` }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      {PROVIDER_MARKS[provider]}
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-muted">
          {linkedAt === null ? "연결하지 않았어요" : <LinkedSince at={linkedAt} isLast={isLast} />}
        </p>
      </div>
      {linkedAt === null && (
        <Button
          variant="secondary"
          size="sm"
          pending={begin.pending}
          aria-label={`${name} 연결하기`}
          onClick={() => begin.run({ provider, purpose: "link", next })}
        >
          연결하기
        </Button>
      )}
      {linkedAt !== null && !isLast && (
        <Button
          variant="quiet"
          size="sm"
          pending={unlink.pending}
          aria-label={`${name} 연결 끊기`}
          onClick={() => unlink.run({ provider })}
        >
          연결 끊기
        </Button>
      )}
    </li>
  );
}

function LinkedSince({ at, isLast }: { at: string; isLast: boolean }) {
  return (
    <>
      <span className="numeric">{formatDay(at)}</span>에 연결했어요
      {isLast && " · 마지막 로그인 방법이라 끊을 수 없어요"}
    </>
  );
}
