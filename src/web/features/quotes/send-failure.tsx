import { Link } from "@tanstack/react-router";
import type { QualityCard } from "#contract/endpoints/quotes.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { ApiFailure } from "#web/platform/api-failure.ts";
import { formatCredits } from "#web/platform/format.ts";

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
        지금은 {formatCredits(card.price.credits)}이에요. 쓴 내용은 그대로 있으니 확인하고 다시 보내
        주세요.
      </Notice>
    );
  }
  return (
    <Notice
      tone="danger"
      live="assertive"
      title="견적을 보내지 못했어요"
      action={
        code === "credits_insufficient" ? (
          <ButtonLink size="sm" variant="secondary" render={<Link to="/me" />}>
            내 크레딧 보기
          </ButtonLink>
        ) : undefined
      }
    >
      {message} 쓴 내용은 그대로 있어요.
    </Notice>
  );
}
