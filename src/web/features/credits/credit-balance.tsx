import { EXPIRY_NOTICE_MS } from "#domain/credits/expired-lots.ts";
import { daysText } from "#domain/calendar/duration-text.ts";
import { UNREAD_HOLD_TEXT } from "#domain/request/deadlines.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import type { Credits } from "#contract/endpoints/credits.ts";
import { Card } from "#ui/layout/card.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { formatCredits } from "#web/platform/format/format.ts";

/** What can be spent and what is held, and what there is to know about either now. */
export function CreditBalance({ credits }: { credits: Credits }) {
  const { balance, held, usable, owed, expiring_soon: expiring } = credits;
  return (
    <div className="flex flex-col gap-3">
      <Card padding="lg">
        <div className="flex flex-wrap gap-x-12 gap-y-4">
          <div>
            <p className="text-sm text-muted">사용 가능</p>
            <Figure value={usable} unit=" 크레딧" size="xl" />
          </div>
          <div>
            <p className="text-sm text-muted">예치 중</p>
            <Figure value={held} unit=" 크레딧" size="xl" />
          </div>
        </div>
        <p className="mt-4 text-sm text-muted">
          예치한 크레딧은 보낸 견적을 고객이 읽으면 쓰이고, {UNREAD_HOLD_TEXT} 동안 읽지 않거나
          요청이 끝나면 원래 크레딧으로 돌아와요.
        </p>
      </Card>
      {owed > 0 && (
        <Notice
          tone="danger"
          title={`갚을 크레딧이 ${groupDigits(owed)}개 있어요`}
          action={
            <TextLink
              placement="alone"
              render={<Link to="/membership/top-up" search={{ next: "/membership/credits" }} />}
            >
              충전하고 갚기
            </TextLink>
          }
        >
          결제가 카드사나 통신사에서 취소됐는데 그 크레딧을 이미 썼어요. 크레딧이 새로 들어오면 먼저
          갚고, 그때까지는 견적을 보내거나 크레딧을 쓸 수 없어요. 취소가 철회되면 갚을 것도
          없어져요.
        </Notice>
      )}
      {usable < balance && (
        <Notice
          tone="warning"
          title={`${formatCredits(balance - usable)}은 지금 쓸 수 없어요`}
          action={
            <TextLink placement="alone" render={<Link to="/membership" />}>
              내 멤버십 보기
            </TextLink>
          }
        >
          멤버십 결제가 밀려 있는 동안에는 충전과 보너스 크레딧만 쓸 수 있어요.
        </Notice>
      )}
      {expiring && (
        <Notice
          title={`${formatCredits(expiring.credits)}이 ${daysText(EXPIRY_NOTICE_MS)} 안에 끝나요`}
        >
          가장 빨리 끝나는 크레딧은{" "}
          <span className="numeric">{formatKoreanDate(expiring.last_day)}</span>까지 쓸 수 있어요.
        </Notice>
      )}
    </div>
  );
}
