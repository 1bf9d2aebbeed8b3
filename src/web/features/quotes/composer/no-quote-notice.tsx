import { Link } from "#web/platform/navigation/link.tsx";
import type { QualityCard } from "#contract/endpoints/quotes/quotes.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";

/** Why there is no quote to write, and the way on. */
export function NoQuoteNotice({ card }: { card: QualityCard }) {
  if (card.my_quote_id !== null) {
    return (
      <Notice
        tone="success"
        className="mb-8"
        title="이 요청에는 견적을 보냈어요"
        action={
          <ButtonLink size="sm" render={<Link to="/quote" search={{ id: card.my_quote_id }} />}>
            보낸 견적 보기
          </ButtonLink>
        }
      >
        고객이 읽었는지, 크레딧이 어떻게 됐는지 볼 수 있어요.
      </Notice>
    );
  }
  return (
    <Notice
      live="polite"
      className="mb-8"
      title="지금은 견적을 보낼 수 없어요"
      action={
        <ButtonLink size="sm" variant="secondary" render={<Link to="/pro/requests" />}>
          다른 요청 보기
        </ButtonLink>
      }
    >
      {card.closed_reason}
    </Notice>
  );
}
