import { Link } from "#web/platform/navigation/link.tsx";
import { mayAskAgain } from "#domain/request/reopen-hint.ts";
import type { RequestState } from "#domain/request/lifecycle.ts";
import { isLookingForPro } from "#domain/request/looking-for-pro.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { isUndecided } from "#domain/quote/lifecycle.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { hireCancelledText } from "#web/platform/deal/hire-cancelled-text.ts";
import { Notice } from "#ui/feedback/notice.tsx";

/** What became of a quote that is over, and the way on. */
export function StateNotice({ quote }: { quote: QuoteDetail }) {
  return quote.viewer === "pro" ? <ProNotice quote={quote} /> : <CustomerNotice quote={quote} />;
}

function ProNotice({ quote }: { quote: QuoteDetail }) {
  const { id, state } = quote.request;
  const takesQuotes = state === "open" && !quote.pro_suspended;
  if (quote.result_notice) {
    return (
      <Notice
        title="요청이 끝났어요"
        action={
          !quote.pro_suspended && (
            <ButtonLink size="sm" variant="secondary" render={<Link to="/pro/requests" />}>
              다른 요청 보기
            </ButtonLink>
          )
        }
      >
        {quote.result_notice}
      </Notice>
    );
  }
  if (quote.state === "declined") return <Notice>고객이 이 견적을 거절했어요.</Notice>;
  if (quote.state === "withdrawn" || quote.expired) {
    return (
      <Notice
        title={quote.state === "withdrawn" ? "취소한 견적이에요" : "유효 기간이 지났어요"}
        action={
          takesQuotes && (
            <ButtonLink
              size="sm"
              variant="secondary"
              render={<Link to="/quote" search={{ request_id: id }} />}
            >
              요청 다시 보기
            </ButtonLink>
          )
        }
      >
        {takesQuotes
          ? "요청이 아직 견적을 받고 있으면 새로 보낼 수 있어요."
          : "이 요청은 더 이상 견적을 받지 않아요."}
      </Notice>
    );
  }
  return null;
}

/** With another pro, or with nobody. */
const GOES_ON_ELSEWHERE: readonly RequestState[] = ["hired", "blocked"];

function CustomerNotice({ quote }: { quote: QuoteDetail }) {
  const back = (
    <ButtonLink
      size="sm"
      variant="secondary"
      render={<Link to="/requests/$requestId" params={{ requestId: quote.request.id }} />}
    >
      다른 견적 보기
    </ButtonLink>
  );
  const request = (
    <ButtonLink
      size="sm"
      render={<Link to="/requests/$requestId" params={{ requestId: quote.request.id }} />}
    >
      {GOES_ON_ELSEWHERE.includes(quote.request.state) ? "요청 보기" : "요청에서 이어 가기"}
    </ButtonLink>
  );
  if (quote.hire?.state === "cancelled") {
    return (
      <Notice title={hireCancelledText(quote.hire.cancelled_by, "customer")} action={request}>
        {quote.request.way_on ??
          (isLookingForPro(quote.request.state) && "요청에서 다른 고수를 찾고 있어요.")}
      </Notice>
    );
  }
  if (quote.state === "declined") return <Notice action={back}>거절한 견적이에요.</Notice>;
  if (quote.state === "withdrawn") {
    return <Notice action={back}>고수가 이 견적을 취소했어요. 고용할 수 없어요.</Notice>;
  }
  if (quote.pro_suspended && isUndecided(quote.state)) {
    return (
      <Notice tone="warning" title="지금은 활동을 멈춘 고수예요" action={back}>
        다시 활동할 때까지 이 견적으로 고용할 수 없어요.
      </Notice>
    );
  }
  if (quote.expired) {
    const isLooking = isLookingForPro(quote.request.state);
    return (
      <Notice tone={isLooking ? "warning" : "neutral"} title="유효 기간이 지났어요" action={back}>
        이 금액으로는 고용할 수 없어요.{isLooking && " 고수에게 새 견적을 부탁해 보세요."}
      </Notice>
    );
  }
  if (isUndecided(quote.state) && quote.request.state === "hired") {
    return <Notice action={request}>다른 고수를 고용한 요청이에요.</Notice>;
  }
  if (isUndecided(quote.state) && mayAskAgain(quote.request) && !quote.actions.includes("hire")) {
    return (
      <Notice title="끝난 요청의 견적이에요" action={request}>
        {quote.request.way_on}
      </Notice>
    );
  }
  return null;
}
