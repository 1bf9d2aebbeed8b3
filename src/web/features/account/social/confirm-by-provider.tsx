import { useQuery } from "@tanstack/react-query";
import { LOGIN_PROVIDER_NAMES } from "#domain/social-login/login-providers.ts";
import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useBeginAtProvider } from "./begin-at-provider.ts";
import { PROVIDER_MARKS } from "./provider-look.tsx";

/**
 * How the person of this page shows that it is them: by their password, by a provider where they have none, or by neither
 * while a provider has just said so.
 */
export function useOwnProof() {
  const { data, refetch } = useQuery(endpointQuery("users.me.socialLogins"));
  const without = data && !data.has_password ? "provider" : "password";
  return {
    proof: data?.is_confirmed ? "given" : without,
    /** What was given may be over by the time it is needed. */
    askAgain: () => void refetch(),
  } as const;
}

/** Has a provider say that it is them, and comes back to `next`. */
export function ConfirmByProvider({ next }: { next: string }) {
  const { data } = useQuery(endpointQuery("users.me.socialLogins"));
  const begin = useBeginAtProvider();
  const linked = data?.items.filter(({ linked_at: at }) => at !== null) ?? [];
  return (
    <Notice title="먼저 본인인지 확인할게요">
      비밀번호가 없는 계정이라, 연결한 서비스로 한 번 더 로그인하면 이어서 할 수 있어요.
      <span className="mt-3 flex flex-wrap gap-2">
        {linked.map(({ provider }) => (
          <Button
            key={provider}
            variant="secondary"
            icon={PROVIDER_MARKS[provider]}
            pending={begin.pending}
            onClick={() => begin.run({ provider, purpose: "confirm", next })}
          >
            {LOGIN_PROVIDER_NAMES[provider]}로 확인하기
          </Button>
        ))}
      </span>
    </Notice>
  );
}
