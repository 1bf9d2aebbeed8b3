import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { currentPath, go } from "#web/platform/navigation/navigation.ts";
import { loginPath, signupPath, verifyPhonePath } from "#web/platform/navigation/login-path.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useVisitor } from "#web/platform/session/visitor.ts";
import type { PublishFailure } from "./publish-failure.ts";
import { rememberToSend, wasToBeSent } from "./send-intent.ts";

interface PublishBarProps {
  slug: string;
  pending: boolean;
  onPublish: () => void;
}

/** The button that sends the request, or what is still needed before it can: an account, a verified phone. */
export function PublishBar({ slug, pending, onPublish }: PublishBarProps) {
  const { authenticated } = useVisitor();
  const me = useQuery({ ...endpointQuery("users.me"), enabled: authenticated });
  // Not what was known before the phone was verified.
  const isKnown = me.data !== undefined && !me.isFetching;
  const maySend = me.data?.phone_verified ?? false;
  const publish = useRef(onPublish);
  useEffect(() => {
    publish.current = onPublish;
  });
  useEffect(() => {
    if (isKnown && wasToBeSent(slug) && maySend) publish.current();
  }, [isKnown, maySend, slug]);

  if (!authenticated) {
    return (
      <Button size="lg" onClick={() => goFor(slug, signupPath(currentPath()))}>
        가입하고 보내기
      </Button>
    );
  }
  if (me.data && !maySend) {
    return (
      <Button size="lg" onClick={() => goFor(slug, verifyPhonePath(currentPath()))}>
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

/** Why the request was not sent; beside the button, as the paper above is longer than a phone's screen. */
export function PublishRefusal({ refusal }: { refusal: PublishFailure }) {
  return (
    <Notice
      tone="danger"
      live="assertive"
      title="요청을 보내지 못했어요"
      action={
        refusal.isDuplicate && (
          <ButtonLink size="sm" variant="secondary" render={<Link to="/requests" />}>
            내 요청 보기
          </ButtonLink>
        )
      }
    >
      {refusal.message}
    </Notice>
  );
}

/** For who has an account already, above the button that makes one. */
export function LoginInstead({ slug }: { slug: string }) {
  const { authenticated } = useVisitor();
  if (authenticated) return null;
  return (
    <span className="flex items-center justify-between gap-2">
      이미 회원이세요?
      <Button
        size="sm"
        variant="quiet"
        className="-mr-3"
        onClick={() => goFor(slug, loginPath(currentPath()))}
      >
        로그인하고 보내기
      </Button>
    </span>
  );
}

/** Leaves for what is still needed; on coming back the request is sent. */
function goFor(slug: string, path: string) {
  rememberToSend(slug);
  go(path);
}
