import { Link } from "#web/platform/navigation/link.tsx";
import type { ReactNode } from "react";
import type { QualityCard } from "#contract/endpoints/quotes/quotes.ts";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import type { ApiFailure } from "#web/platform/api/api-failure.ts";
import { formatCredits } from "#web/platform/format/format.ts";
import { currentPath, go } from "#web/platform/navigation/navigation.ts";
import { loginPath } from "#web/platform/navigation/login-path.ts";
import { TopUpLink } from "#web/platform/payment/top-up-link.tsx";

interface SendFailureProps {
  failure: ApiFailure | null;
  /** What no input of the form could show. */
  message: string | undefined;
  card: QualityCard;
}

/** Why a quote was not sent, and the way on. What was written is still there. */
export function SendFailure({ failure, message, card }: SendFailureProps) {
  if (!message) return null;
  const code = failure?.error?.code;
  if (code === "price_changed") {
    return (
      <Notice tone="warning" live="assertive" title="견적 비용이 바뀌었어요">
        지금은 <span className="numeric">{formatCredits(card.price.credits)}</span>이에요. 쓴 내용은
        그대로 있으니 확인하고 다시 보내 주세요.
      </Notice>
    );
  }
  return (
    <Notice tone="danger" live="assertive" title="견적을 보내지 못했어요" action={wayOn(code)}>
      {/* What the server says of its own trouble says this too. */}
      {message} {code !== "internal" && "쓴 내용은 그대로 있어요."}
    </Notice>
  );
}

function wayOn(code: string | undefined): ReactNode {
  if (code === "credits_insufficient") return <TopUpLink />;
  if (code === "credits_owed") {
    return (
      <ButtonLink size="sm" variant="secondary" render={<Link to="/membership/credits" />}>
        내 크레딧 보기
      </ButtonLink>
    );
  }
  if (code === "auth_required") {
    return (
      <Button size="sm" variant="secondary" onClick={() => go(loginPath(currentPath()))}>
        로그인하기
      </Button>
    );
  }
  return undefined;
}
