import { useQuery } from "@tanstack/react-query";
import { Button } from "#ui/action/button.tsx";
import { currentPath, go } from "#web/platform/navigation/navigation.ts";
import { loginPath, verifyPhonePath } from "#web/platform/navigation/login-path.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useVisitor } from "#web/platform/session/visitor.ts";

/** Sends the question, or leads to what is needed before it can be sent: an account, a verified phone. */
export function AskButton({ pending }: { pending: boolean }) {
  const { authenticated } = useVisitor();
  const me = useQuery({ ...endpointQuery("users.me"), enabled: authenticated });
  if (!authenticated) {
    return (
      <Button size="lg" onClick={() => go(loginPath(currentPath()))}>
        로그인하고 요청하기
      </Button>
    );
  }
  if (me.data && !me.data.phone_verified) {
    return (
      <Button size="lg" onClick={() => go(verifyPhonePath(currentPath()))}>
        휴대폰 확인하고 요청하기
      </Button>
    );
  }
  return (
    <Button type="submit" size="lg" pending={pending}>
      상담 요청하기
    </Button>
  );
}
