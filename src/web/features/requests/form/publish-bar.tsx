import { useQuery } from "@tanstack/react-query";
import { Button } from "#ui/action/button.tsx";
import {
  currentPath,
  go,
  loginPath,
  verifyPhonePath,
} from "#web/platform/navigation/navigation.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useVisitor } from "#web/platform/session/visitor.ts";

interface PublishBarProps {
  pending: boolean;
  onPublish: () => void;
}

/** The button that sends the request, or what is still needed before it can: an account, a verified phone. */
export function PublishBar({ pending, onPublish }: PublishBarProps) {
  const { authenticated } = useVisitor();
  const me = useQuery({ ...endpointQuery("users.me"), enabled: authenticated });
  if (!authenticated) {
    return (
      <>
        <Button size="lg" variant="secondary" onClick={() => go(loginPath(currentPath()))}>
          로그인하고 보내기
        </Button>
        <Button size="lg" onClick={() => go(`/signup?next=${encodeURIComponent(currentPath())}`)}>
          가입하고 보내기
        </Button>
      </>
    );
  }
  if (me.data && !me.data.phone_verified) {
    return (
      <Button size="lg" onClick={() => go(verifyPhonePath(currentPath()))}>
        휴대폰 확인하고 보내기
      </Button>
    );
  }
  return (
    <Button size="lg" pending={pending} onClick={onPublish}>
      요청 보내기
    </Button>
  );
}
